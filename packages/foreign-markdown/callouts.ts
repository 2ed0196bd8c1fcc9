// Admonitions of many programs become those of GitHub: NOTE, TIP, IMPORTANT, WARNING and CAUTION.
import type { Blockquote, Nodes, PhrasingContent } from 'mdast';
import { textNode, toFlow, toWords } from './flow';

const KINDS: Record<string, string> = {
  NOTE: 'note info information abstract summary todo quote example seealso callout notice admonition aside default primary secondary',
  TIP: 'tip hint success check done check answer question help faq',
  IMPORTANT: 'important',
  WARNING: 'warning warn attention alert',
  CAUTION: 'caution danger error bug failure fail missing critical',
};

/** Finds GitHub's kind of admonition for the name that another program has for it. */
export function findKind(name: string): string | undefined {
  const plain = name.toLowerCase().replace('callout-', '');
  return Object.keys(KINDS).find((kind) => KINDS[kind]!.split(' ').includes(plain));
}

const CLASS =
  /^(?:admonition|callout|kg-callout-card|markdown-alert|theme-admonition|notecard|alert|custom-block|confluence-information-macro)$/;

/** Where HTML has the title of an admonition. */
export const CALLOUT_TITLE =
  '.admonition-title, .markdown-alert-title, .callout-title, .custom-block-title, .confluence-information-macro > .title, [class*="admonitionHeading"]';

/** Finds the kind of admonition that an element is by its classes; undefined if it is none. */
export function findCallout(element: Element): string | undefined {
  const type = element.getAttribute('data-node-type') ?? '';
  const names = `${element.getAttribute('class') ?? ''} ${type}`.split(/\s+/);
  if (!names.some((name) => CLASS.test(name))) return undefined;
  const kinds = names.filter((name) => !CLASS.test(name)).map((name) => name.replace(/^.*-/, ''));
  return kinds.map(findKind).find(Boolean) ?? 'NOTE';
}

/** Makes an admonition; a title of its own is its first line. */
export function toCallout(kind: string, title: PhrasingContent[], children: Nodes[]): Blockquote {
  const flow = toFlow(children);
  const isTitled = title.length > 0;
  const first = !isTitled && flow[0]?.type === 'paragraph' ? flow.shift() : undefined;
  const line: Nodes[] = isTitled ? [{ type: 'strong', children: title }] : [];
  const words = first?.type === 'paragraph' ? first.children : line;
  const mark = [textNode(`[!${kind}]`), { type: 'break' } as const];
  return { type: 'blockquote', children: [...toFlow([...mark, ...words]), ...flow] };
}

const MARK = /^\[!([a-z]+)\][-+]?[ \t]*/i;

/** Reads a quotation that is an admonition of GitHub or Obsidian; undefined for others. */
export function readQuote({ children }: Blockquote): Blockquote | undefined {
  const [first, ...others] = children;
  const [words, ...inline] = first?.type === 'paragraph' ? first.children : [];
  const [mark, name = ''] = words?.type === 'text' ? (MARK.exec(words.value) ?? []) : [];
  if (words?.type !== 'text' || !mark) return undefined;
  const rest: PhrasingContent[] = [textNode(words.value.slice(mark.length)), ...inline];
  // The title is what is on the line of the mark.
  const end = rest.findIndex((node) => toWords(node).includes('\n'));
  const [last, after] = end < 0 ? [undefined, []] : [rest[end]!, rest.slice(end + 1)];
  const [line = '', more = ''] = last?.type === 'text' ? last.value.split(/\n([^]*)/) : [];
  const before = end < 0 ? rest : [...rest.slice(0, end), textNode(line)];
  const title = before.filter((node) => node.type !== 'text' || node.value.trim());
  return toCallout(findKind(name) ?? 'NOTE', title, [textNode(more), ...after, ...others]);
}
