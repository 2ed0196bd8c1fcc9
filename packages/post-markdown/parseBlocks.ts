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

/** Lists the names that nodes define. Those of footnotes begin with a sign. */
const listDefined = (nodes: RootContent[]): string[] =>
  nodes.flatMap((node) => {
    const inside = 'children' in node ? listDefined(node.children) : [];
    if (node.type === 'footnoteDefinition') return [`^${node.identifier}`, ...inside];
    return node.type === 'definition' ? [node.identifier] : inside;
  });

/** Lists the names that stand in brackets in a text. */
export const listMentioned = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(/\[(\^?[^\][]{1,999})\]/g), ([, label]) =>
      label!.trim().replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase(),
    ),
  );

/** Parses Markdown without the constructs that are `disabled`; the names in `elsewhere` are defined without it. The lines of its nodes count from where their part begins. */
export function parseBlocks(
  text: string,
  disabled: string[],
  isTooMuch: IsTooMuch,
  elsewhere: string[] = [],
): Root {
  const parts = listParts(text, isTooMuch).map((part) => {
    const nodes = part.isHidden ? [] : parseSyntax(part.source, disabled, elsewhere).children;
    return { ...part, nodes, own: listDefined(nodes) };
  });
  const defined = new Set(parts.flatMap(({ own }) => own));
  const children: RootContent[] = [];
  let offset = 0;
  for (const { source, isHidden, nodes, own } of parts) {
    // A reference is one only where its name is defined: this part is parsed again with those of other parts.
    const names = isHidden || defined.size === own.length ? [] : [...listMentioned(source)];
    const missing = names.filter((name) => defined.has(name) && !own.includes(name));
    const blocks =
      missing.length > 0
        ? parseSyntax(source, disabled, [...missing, ...elsewhere]).children
        : nodes;
    moveBy(offset, blocks);
    const start = { offset, line: 1, column: 1 };
    const end = { ...start, offset: offset + source.trimEnd().length };
    if (isHidden) children.push({ type: 'unparsed', position: { start, end } });
    for (const node of blocks) children.push(node);
    offset += source.length;
  }
  return { type: 'root', children };
}
