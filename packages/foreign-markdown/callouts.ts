// Admonitions of many programs become those of GitHub: NOTE, TIP, IMPORTANT, WARNING and CAUTION.
import type { Blockquote, Nodes, PhrasingContent } from 'mdast';
import { textNode, toFlow, toWords } from './flow';
import { CALLOUT, CALLOUT_KINDS } from './html/signs';

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

const ASIDE = /^(?:note|tip|hint|info|warning|caution|danger|important)$/;

/** Finds the kind of admonition that an element is by its signs; undefined if it is none. */
export function findCallout(element: Element): string | undefined {
  const read = (name: string) => element.getAttribute(name) ?? '';
  const stated = CALLOUT_KINDS.map(read).filter(Boolean);
  const names = [read('class'), read('data-node-type'), read('role')].join(' ').split(/\s+/);
  const isBlock = /^(?:ASIDE|BLOCKQUOTE|DIV|P|SECTION)$/.test(element.tagName);
  const isOne = isBlock && names.some((name) => CALLOUT.test(name));
  const toKind = (name: string) => findKind(name.replace(/^.*[-_]/, ''));
  const others = names.filter(
    (name) => !CALLOUT.test(name) || /^(?:doc-|notice--|[A-Z])/.test(name),
  );
  if (stated.length > 0 || isOne)
    return [...stated, ...others, ...names].map(toKind).find(Boolean) ?? 'NOTE';
  // Other asides are beside the words of a page.
  const own = names.filter((name) => ASIDE.test(name.replace(/^.*[-_]/, '')));
  return element.tagName === 'ASIDE' ? own.map(toKind).find(Boolean) : undefined;
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
