import type { RootContent } from 'mdast';
import { isSlow, NEVER, parseBlocks, WITHIN_BLOCKS } from '#post-markdown';

/** A top-level block of Markdown, such as a list, and its text. */
export interface Block {
  node: RootContent;
  source: string;
}

const FOOTNOTE = /\[\^([^\]\s]{1,999})\]/g;

/** Adds each footnote to the blocks that refer to it: the post that they come into may have others of the same name. */
export function withFootnotes(blocks: Block[]): Block[] {
  const notes = new Map<string, Block>();
  for (const block of blocks)
    if (block.node.type === 'footnoteDefinition' && !notes.has(block.node.identifier))
      notes.set(block.node.identifier, block);
  if (notes.size === 0) return blocks;

  const isNote = (block: Block) =>
    block.node.type === 'footnoteDefinition' && notes.get(block.node.identifier) === block;
  const used = new Set<Block>();
  const added = blocks.map((block) => {
    if (isNote(block) || block.node.type === 'heading') return block;
    // A footnote may refer to another one, which is then found in this loop too.
    const parts = new Set([block]);
    for (const { source } of parts) {
      for (const [, label = ''] of source.matchAll(FOOTNOTE)) {
        const note = notes.get(label.toLowerCase());
        if (!note) continue;
        parts.add(note);
        used.add(note);
      }
    }
    return { ...block, source: [...parts].map(({ source }) => source).join('\n\n') };
  });
  return added.filter((block) => !used.has(block));
}

/** Lists the top-level blocks of Markdown without the constructs that are `disabled`. A block that would take long is words. */
export function findBlocks(text: string, disabled: string[]): Block[] {
  // What is found within blocks costs time and doesn't matter here.
  const all = [...NEVER, ...WITHIN_BLOCKS, ...disabled];
  const { children } = parseBlocks(text, all, isSlow);
  // Whole lines, as an indented list needs its indentation.
  const starts = children.map(({ position }) => {
    const { offset = 0, column } = position!.start;
    return offset - column + 1;
  });
  return children.map((node, i) => ({
    node,
    source: text.slice(starts[i], starts[i + 1]).trimEnd(),
  }));
}
