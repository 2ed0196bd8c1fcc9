/** Words, and the line of the source that has them, from 1. */
export interface Found {
  words: string;
  line?: number;
}

const LETTERS = /[^\p{L}\p{N}]+/gu;

const toLetters = (text: string) => text.normalize('NFKC').replaceAll(LETTERS, '').toLowerCase();

/** Finds the words of a source that its Markdown hasn't. */
export function findLost(source: Found[], markdown: string): Found[] {
  const all = toLetters(markdown.replaceAll(/<\/?su[bp]>/g, ''));
  return source.flatMap(({ words, line }) => {
    if (all.includes(toLetters(words))) return [];
    const lost = words.split(/\s+/).filter((word) => !all.includes(toLetters(word)));
    return lost.length > 0 ? [{ words: lost.join(' '), line }] : [];
  });
}

/** Lists the words of a page that cleanHtml has cleaned. */
export function listPageTexts(page: Document, line?: number): Found[] {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const all: Found[] = [];
  while (texts.nextNode()) all.push({ words: texts.currentNode.nodeValue!, line });
  return all;
}
