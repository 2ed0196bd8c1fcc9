import { makeAnchors } from '../anchors';
import type { SectionTexts } from './searchIndex';
import { findTerm, splitAtTerms, toPlain } from './words';

const SENTENCE = /.+?(?:[.!?؟।](?=\s)|[。！？]|$)/gmu;
// Longer sentences, such as lines of code, are cut.
const MAX_LENGTH = 220;
const BEFORE_TERM = 80;

/** Cuts a long sentence around its first term, at spaces if there are any near. */
function cut(sentence: string, terms: string[]): string {
  if (sentence.length <= MAX_LENGTH) return sentence;
  const first = splitAtTerms(sentence, terms)[0]!.length;
  const start = Math.max(0, first - BEFORE_TERM);
  const end = start + MAX_LENGTH;
  const shown = sentence.slice(start, end);
  const begun = start > 0 ? shown.replace(/^\S{0,20}\s/, '') : shown;
  return end < sentence.length ? begun.replace(/\s\S{0,20}$/, '') : begun;
}

/** The sentence or heading with the most terms, and the URL's fragment that leads to it; undefined if no term is in any. */
export function findSentence(sections: SectionTexts[], terms: string[]) {
  let found = { text: '', section: 0, isHeading: false, count: 0 };
  for (const [section, [heading, text]] of sections.entries()) {
    for (const [i, sentence] of [heading, ...(text.match(SENTENCE) ?? [])].entries()) {
      const plain = toPlain(sentence);
      const count = terms.filter((term) => findTerm(plain, term).length > 0).length;
      if (count > found.count)
        found = { text: sentence.trim(), section, isHeading: i === 0, count };
    }
  }
  if (found.count === 0) return undefined;
  // Half a pair of surrogates can't be encoded.
  const text = cut(found.text, terms).replace(/\p{Cs}/gu, '');
  const anchors = makeAnchors(sections.map(([Heading]) => ({ Heading, paragraphs: [] })));
  const fragment = `#${encodeURIComponent(anchors[found.section]!)}`;
  // A heading is in the table of contents, too, and a minus sign has a meaning in this place.
  const words = `:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
  return {
    text: [
      found.text.startsWith(text) ? '' : '… ',
      text,
      found.text.endsWith(text) ? '' : ' …',
    ].join(''),
    fragment: found.isHeading ? fragment : fragment + words,
  };
}
