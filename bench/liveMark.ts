import type { SamplePost } from '../scripts/emulators/seed';

/** Adds an invisible character (word joiner) to a post's title; observe.js looks for the same one. */
export const withLiveMark = (post: SamplePost): SamplePost => {
  return { ...post, Title: `${post.Title}\u2060` };
};
