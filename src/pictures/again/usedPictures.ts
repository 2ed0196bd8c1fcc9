// The pictures of posts and drafts, for those who want one again.
import { readImage } from '../../post/image';
import type { PostContent } from '../../post/post';
import { listParagraphs } from '../../post/text/texts';
import { findLinePictures } from '../findLinePictures';

/** A picture in Markdown, and when the post or draft that has it was last changed, in ms since 1970. */
export type UsedPicture = [at: number, markdown: string];

declare module '../../post/cache' {
  interface Snapshot {
    /** The pictures of published posts; only in the page of the form. */
    pictures?: UsedPicture[];
  }
}

const MOST = 60;

/** The pictures of a post that stand on lines of their own. */
export const findUsed = ({ Cover = '', sections }: PostContent, at: number): UsedPicture[] =>
  [Cover, ...listParagraphs(sections)].flatMap(findLinePictures).map(({ line }) => [at, line]);

/** Each picture once, as it was used last: the newest first, and no more than an author looks through. */
export function toLatest(used: UsedPicture[]): UsedPicture[] {
  const latest = new Map<string, UsedPicture>();
  for (const one of used.toSorted(([a], [b]) => b - a)) {
    const { src } = readImage(one[1])!;
    if (!latest.has(src)) latest.set(src, one);
  }
  return [...latest.values()].slice(0, MOST);
}
