import { cutBlocks, isTooMuch } from '#post-markdown';

// For private use, so that no text of a post has it.
const HIDDEN = '\uE0FF';
// The parser takes time that grows with the square of the number of quotations and lists.
const CONTAINER = /^[ \t]*(?:>|[-+*][ \t]|\d+[.)][ \t])/;
const MAX_CONTAINERS = 200;

/** Puts a short word in the place of each part of a text that is too much for the parser, so that the others can be parsed. `restore` puts it back. */
export function hideBlocks(text: string) {
  const hidden: string[] = [];
  let containers = 0;
  const hide = (part: string) => {
    if (CONTAINER.test(part)) containers++;
    if (containers <= MAX_CONTAINERS && !isTooMuch(part)) return part;
    hidden.push(part.trimEnd());
    // Each line keeps its number.
    return `${HIDDEN}${hidden.length - 1}${HIDDEN}${part.replaceAll(/[^\n]/g, '')}`;
  };
  const parts = text.includes(HIDDEN) ? [{ source: text, isCode: false }] : cutBlocks(text);
  const source = parts.map((part) => (part.isCode ? part.source : hide(part.source))).join('');
  const restore = (written: string) =>
    written.replaceAll(/\uE0FF(\d+)\uE0FF/g, (whole, i) => hidden[Number(i)] ?? whole);
  return { source, restore };
}
