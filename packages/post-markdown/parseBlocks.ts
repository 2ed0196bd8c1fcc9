import type { Node, Root, RootContent } from 'mdast';
import { cutBlocks } from './cutBlocks';
import { parseSyntax } from './syntax';

/** A part of a text that is not parsed. */
interface Unparsed extends Node {
  type: 'unparsed';
}

declare module 'mdast' {
  interface RootContentMap {
    unparsed: Unparsed;
  }
}

type IsTooMuch = (words: string) => boolean;

// The parser takes a while to begin, and more than twice as long for twice as many blocks.
const MIN_LENGTH = 2_000;
// Each block of code is drawn with a button, so its page is much longer than its text.
const MAX_CODE = 1_000;

/** Cuts a text into parts that are parsed alone. What is too much for the parser is hidden from it. */
export function listParts(text: string, isTooMuch: IsTooMuch) {
  const parts: { source: string; isHidden: boolean }[] = [];
  let codes = 0;
  for (const { source, isCode } of cutBlocks(text)) {
    const isHidden = isCode ? ++codes > MAX_CODE : isTooMuch(source);
    const last = parts.at(-1);
    const isShort = isHidden || (last?.source.length ?? 0) < MIN_LENGTH;
    if (last?.isHidden === isHidden && isShort) last.source += source;
    else parts.push({ source, isHidden });
  }
  return parts;
}

function moveBy(offset: number, nodes: Node[]): void {
  for (const node of nodes) {
    const { start, end } = node.position!;
    start.offset! += offset;
    end.offset! += offset;
    if ('children' in node) moveBy(offset, node.children as Node[]);
  }
}

/** Finds what nodes define: by its name, a block that defines the same. Footnotes have a sign before their name. */
const findDefined = (nodes: RootContent[], source: string): [name: string, block: string][] =>
  nodes.flatMap((node) => {
    const inside = 'children' in node ? findDefined(node.children, source) : [];
    if (node.type === 'footnoteDefinition')
      return [[`^${node.identifier}`, `[^${node.label}]: x`], ...inside];
    if (node.type !== 'definition') return inside;
    const { start, end } = node.position!;
    return [[node.identifier, source.slice(start.offset, end.offset)]];
  });

/** Lists the names that stand in brackets in a text. */
const listMentioned = (source: string): Set<string> =>
  new Set(
    Array.from(source.matchAll(/\[(\^?[^\][]{1,999})\]/g), ([, label]) =>
      label!.replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase(),
    ),
  );

/** Parses Markdown without the constructs that are `disabled`. The lines of its nodes count from where their part begins. */
export function parseBlocks(text: string, disabled: string[], isTooMuch: IsTooMuch): Root {
  const parse = (source: string) => parseSyntax(source, disabled).children;
  const parts = listParts(text, isTooMuch).map((part) => {
    const nodes = part.isHidden ? [] : parse(part.source);
    return { ...part, nodes, own: new Map(findDefined(nodes, part.source)) };
  });
  const defined = new Map(parts.flatMap(({ own }) => [...own]).reverse());
  const children: RootContent[] = [];
  let offset = 0;
  for (const { source, isHidden, nodes, own } of parts) {
    // A reference is one only where its name is defined: this part is parsed again, below such definitions and a rule.
    const names = defined.size === own.size ? [] : [...listMentioned(source)];
    const missing = names.filter((name) => defined.has(name) && !own.has(name));
    const above = missing.map((name) => `${defined.get(name)}\n\n`).join('');
    const before = above && `${above}***\n\n`;
    const blocks = before ? parse(before + source).slice(missing.length + 1) : nodes;
    moveBy(offset - before.length, blocks);
    const start = { offset, line: 1, column: 1 };
    const end = { ...start, offset: offset + source.trimEnd().length };
    if (isHidden) children.push({ type: 'unparsed', position: { start, end } });
    for (const node of blocks) children.push(node);
    offset += source.length;
  }
  return { type: 'root', children };
}
