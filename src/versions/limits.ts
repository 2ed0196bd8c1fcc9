import { publishing } from '#firstWords/author/publishing';
import { site } from '#firstWords/site';
import { hasTooManyParts, MAX_PARAGRAPHS, MAX_SECTIONS } from '../post/parts';
import type { PostContent } from '../post/post';

const number = new Intl.NumberFormat(site.locale);

/** Says how many sections and paragraphs a post can have. */
export const PART_LIMITS = publishing.tooManyParts(
  number.format(MAX_SECTIONS),
  number.format(MAX_PARAGRAPHS),
);

/** A post has too many sections or paragraphs. */
export class TooManyPartsError extends Error {}

/** Throws a TooManyPartsError if a post has too many: firestore.rules would refuse it, but not say why. */
export function assertPartLimits({ sections }: PostContent): void {
  if (hasTooManyParts(sections)) throw new TooManyPartsError();
}
