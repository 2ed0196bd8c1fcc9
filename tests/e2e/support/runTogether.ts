// Elements that every browser without the site's styles puts on lines of their own, also w3m, which knows no newer ones.
const BLOCK =
  /^(address|blockquote|br|dd|div|dl|dt|h[1-6]|hr|img|li|ol|p|table|tbody|td|th|thead|tr|ul)$/i;
// Authors mark parts of words; and a name or a year may be a part of one.
const PART = 'em, strong, del, sup, sub, code, mark, bdi, .whole, .of-year';
const NO_WORDS = 'script, style, noscript, template, pre, math';

/** An end of an element, or words. */
type Step = { words: string } | { edge: Element };

function listSteps(element: Element): Step[] {
  if (element.matches(NO_WORDS)) return [];
  const inside = [...element.childNodes].flatMap((child): Step[] => {
    if (child.nodeType === 3) return child.nodeValue ? [{ words: child.nodeValue }] : [];
    return child.nodeType === 1 ? listSteps(child as Element) : [];
  });
  return [{ edge: element }, ...inside, { edge: element }];
}

/** Lists words of neighbouring elements with no space between them, as whoever reads the text without the styles gets them. */
export function listRunTogether(root: Element): string[] {
  const found: string[] = [];
  let before = '';
  let edges: Element[] = [];
  for (const step of listSteps(root)) {
    if ('edge' in step) {
      edges.push(step.edge);
      continue;
    }
    const { words } = step;
    const isApart =
      edges.every((edge) => edge.matches(PART)) || edges.some((edge) => BLOCK.test(edge.tagName));
    if (!isApart && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(words))
      found.push(`${before.slice(-20)}|${words.slice(0, 20)}`);
    before = words;
    edges = [];
  }
  return found;
}
