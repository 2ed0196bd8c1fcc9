import { makeElement, styleOf } from '../parseHtml';

const LEVEL = /mso-list:[^;]{0,200}level(\d)/i;
const ORDERED = /^\s*([\da-z]+)[.)]/i;

/** Finds the level of a paragraph that is an item of a list in Word; 0 for others. */
const findLevel = (element: Element | null) => Number(LEVEL.exec(styleOf(element))?.[1] ?? 0);

/** Makes lists of Word's paragraphs, which have a bullet or number of their own. */
function makeLists(body: Element): void {
  const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element));
  // The lists that are open, the innermost last.
  let open: { level: number; list: Element }[] = [];
  let last: Element | undefined;
  for (const item of body.querySelectorAll('p')) {
    const level = findLevel(item);
    if (level === 0) continue;
    if (!last || item.previousElementSibling !== last) open = [];
    const marker = [...item.querySelectorAll('span')].find(isMarker);
    const [isNumbered, number] = ORDERED.exec(marker?.textContent ?? '') ?? [];
    marker?.remove();
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level !== level) {
      // A list may go on after a paragraph.
      const start = Number(number) > 1 ? number : undefined;
      const list = makeElement(item, isNumbered ? 'ol' : 'ul', { start });
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    open.at(-1)!.list.append(makeElement(item, 'li', {}, item.childNodes));
    item.remove();
    last = open[0]!.list;
  }
}

/** Makes plain HTML of what Word puts into the clipboard. */
export function cleanWord(body: Element): void {
  makeLists(body);
  for (const title of body.querySelectorAll('.MsoTitle'))
    title.replaceWith(makeElement(title, 'h1', {}, title.childNodes));
}
