// Parses paragraphs that belong together: what one defines, another may refer to. Imported only by parseMarkdown.ts.
import {
  createLimit,
  HEADINGS,
  listMentioned,
  mayHaveMarkdown,
  NEVER,
  parseBlocks,
} from '#post-markdown';
import { readEach } from '../../post/text/texts';
import type { Node } from '../../post/text/tree';
import type { Definition, Parsed } from './openDefinitions';
import { toTree } from './toTree';

type Addresses = [name: string, address: string][];

// The parser replaces NUL, which HTML doesn't allow.
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '').replaceAll('\0', '\uFFFD');

/** Whether a tree has the words of its text and nothing else. Without the backslash of an escaped character such as `\*`, it isn't plain. */
function isPlain(nodes: Node[], text: string): boolean {
  const words = nodes.map((node) =>
    typeof node !== 'string' && node.tag === 'p' && node.children?.length === 1
      ? node.children[0]
      : node,
  );
  return (
    words.every((one) => typeof one === 'string') &&
    withoutSpace(words.join('')) === withoutSpace(text)
  );
}

interface Read extends Parsed {
  isPlain: boolean;
}

function parse(text: string, elsewhere: Addresses): Read {
  const names = elsewhere.map(([name]) => name);
  const root = parseBlocks(text, [...NEVER, ...HEADINGS], createLimit(), names);
  const tree = toTree(root, text, new Map(elsewhere));
  return { ...tree, isPlain: isPlain(tree.nodes, text) };
}

// At each key in the form, all paragraphs but one are the same.
let parsed = new Map<string, Map<string, Read>>();

function openCache() {
  const before = parsed;
  parsed = new Map();
  return (text: string, elsewhere: Addresses = []): Read => {
    const key = elsewhere.flat().join('\n');
    const own = parsed.get(text) ?? new Map<string, Read>();
    const found = own.get(key) ?? before.get(text)?.get(key) ?? parse(text, elsewhere);
    parsed.set(text, own.set(key, found));
    return found;
  };
}

/** Leaves out elements, and blocks that have nothing else. */
const without = (nodes: Node[], hidden: ReadonlySet<Node>): Node[] =>
  nodes.flatMap((node) => {
    if (hidden.has(node)) return [];
    if (typeof node === 'string' || !node.children?.length) return node;
    const children = without(node.children, hidden);
    return children.length > 0 ? { ...node, children } : [];
  });

/** The tree of a paragraph, with its footnotes at its end; undefined if it is plain text. */
function complete(
  { nodes, definitions, isPlain }: Read,
  used: ReadonlySet<Definition>,
): Node[] | undefined {
  const own = [...definitions.values()].filter((definition) => used.has(definition));
  if (own.length === 0) return isPlain ? undefined : nodes;
  const hidden = new Set(own.map(({ words }) => words));
  const notes = without(
    own.flatMap(({ note }) => note ?? []),
    hidden,
  );
  const shown = without(nodes, hidden);
  return notes.length > 0 ? [...shown, { tag: 'footnotes', children: notes }] : shown;
}

/** Finds what parts of a text refer to: what their paragraph defines, or else what is defined first in the text. */
function findUsed(all: Parsed[], first: ReadonlyMap<string, Parsed>): Set<Definition> {
  const used = new Set<Definition>();
  const left: Pick<Parsed, 'definitions' | 'mentions'>[] = [...all];
  // A footnote may mention another one.
  for (const { definitions, mentions } of left)
    for (const name of mentions) {
      const owner = definitions.has(name) ? definitions : first.get(name)?.definitions;
      const definition = owner?.get(name);
      if (!definition || used.has(definition)) continue;
      used.add(definition);
      left.push({ definitions: owner!, mentions: definition.mentions });
    }
  return used;
}

const checkEach = readEach((text) => ({
  mayDefine: text.includes(']:'),
  mayHaveMarkdown: mayHaveMarkdown(text),
}));

/** Parses the paragraphs of a text; undefined for those that are plain, and for those that are known. */
export function parseTexts(
  texts: string[],
  isKnown: (text: string) => boolean = () => false,
): (Node[] | undefined)[] {
  const read = openCache();
  const checks = checkEach(texts);
  const own = new Map(
    texts.flatMap((text, i) => (checks[i]!.mayDefine ? [[text, read(text).definitions]] : [])),
  );
  const first = new Map<string, string>();
  for (const [text, definitions] of own)
    for (const name of definitions.keys()) if (!first.has(name)) first.set(name, text);
  const findElsewhere = (text: string): Addresses =>
    first.size === 0
      ? []
      : Array.from(listMentioned(text)).flatMap((name): Addresses => {
          const owner = first.get(name);
          if (owner === undefined || own.get(text)?.has(name)) return [];
          return [[name, own.get(owner)!.get(name)!.address ?? '']];
        });
  // What a known paragraph refers to counts too.
  const isNeeded = (text: string, i: number) =>
    checks[i]!.mayHaveMarkdown && (!isKnown(text) || (first.size > 0 && text.includes('[')));
  const found = new Map(
    texts.filter(isNeeded).map((text) => [text, read(text, findElsewhere(text))]),
  );
  const owners = new Map(Array.from(first, ([name, text]) => [name, found.get(text)!]));
  const used = findUsed([...found.values()], owners);
  return texts.map((text) => {
    const one = isKnown(text) ? undefined : found.get(text);
    return one && complete(one, used);
  });
}
