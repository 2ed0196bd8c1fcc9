import type { Section } from './post';

/** The most sections of a post, as firestore.rules have it. */
export const MAX_SECTIONS = 5000;
/** The most paragraphs of a post. The rules can't count them, but can't compare a post of 50,000 with its version. */
export const MAX_PARAGRAPHS = 20_000;

const countParagraphs = (sections: Section[]) =>
  sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);

/** Whether a post has more sections or paragraphs than a page shows. */
export const hasTooManyParts = (sections: Section[]): boolean =>
  sections.length > MAX_SECTIONS || countParagraphs(sections) > MAX_PARAGRAPHS;

/** The start of a post, with as many sections and paragraphs as a page shows. */
export function limitParts(sections: Section[]): Section[] {
  const start: Section[] = [];
  let left = MAX_PARAGRAPHS;
  for (const { Heading, paragraphs } of sections.slice(0, MAX_SECTIONS)) {
    if (left <= 0) break;
    start.push({ Heading, paragraphs: paragraphs.slice(0, left) });
    left -= paragraphs.length;
  }
  return start;
}
