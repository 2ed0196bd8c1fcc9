// Admonitions of many programs become those of GitHub: NOTE, TIP, IMPORTANT, WARNING and CAUTION.
import type { Blockquote, Nodes, PhrasingContent } from 'mdast';
import { toFlow } from './flow';
import { toWords } from './writeMarkdown';

const KINDS: Record<string, string> = {
  NOTE: 'note info information abstract summary todo quote example seealso callout notice admonition aside default primary secondary',
  TIP: 'tip hint success check done check answer question help faq',
  IMPORTANT: 'important',
  WARNING: 'warning warn attention alert',
  CAUTION: 'caution danger error bug failure fail missing critical',
};

/** Finds GitHub's kind of admonition for the name that another program has for it. */
export const findKind = (name: string): string | undefined =>
  Object.keys(KINDS).find((kind) => KINDS[kind]!.split(' ').includes(name.toLowerCase()));

const CLASS = /^(?:admonition|callout|kg-callout-card|markdown-alert|theme-admonition|alert)$/;

/** Where HTML has the title of an admonition. */
export const CALLOUT_TITLE =
  '.admonition-title, .markdown-alert-title, .callout-title, [class*="admonitionHeading"]';

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
  const mark: PhrasingContent = { type: 'text', value: `[!${kind}]` };
  const heading: PhrasingContent[] =
    title.length > 0 ? [{ type: 'break' }, { type: 'strong', children: title }] : [];
  const [first, ...others] = toFlow(children);
  const isWords = first?.type === 'paragraph' && title.length === 0;
  const line: PhrasingContent[] = isWords ? [{ type: 'break' }, ...first.children] : heading;
  const rest = isWords || !first ? others : [first, ...others];
  const head = { type: 'paragraph' as const, children: [mark, ...line] };
  return { type: 'blockquote', children: [head, ...rest] as Blockquote['children'] };
}

const MARK = /^\[!([a-z]+)\][-+]?[ \t]*/i;

/** Reads a quotation that is an admonition of GitHub or Obsidian; undefined for others. */
export function readQuote({ children }: Blockquote): Blockquote | undefined {
  const [first, ...others] = children;
  const [words, ...inline] = first?.type === 'paragraph' ? first.children : [];
  const [mark, name = ''] = words?.type === 'text' ? (MARK.exec(words.value) ?? []) : [];
  if (words?.type !== 'text' || !mark) return undefined;
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const rest = [text(words.value.slice(mark.length)), ...inline];
  // The title is what is on the line of the mark.
  const end = rest.findIndex((node) => toWords(node).includes('\n'));
  const [last, after] = end < 0 ? [undefined, []] : [rest[end]!, rest.slice(end + 1)];
  const [line = '', more = ''] = last?.type === 'text' ? last.value.split(/\n([^]*)/) : [];
  const before = end < 0 ? rest : [...rest.slice(0, end), text(line)];
  const title = before.filter((node) => node.type !== 'text' || node.value.trim());
  return toCallout(findKind(name) ?? 'NOTE', title, [text(more), ...after, ...others]);
}
