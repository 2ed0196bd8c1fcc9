import { reading } from '#words/reading';
import { posts } from '#words/posts';
import type { Snapshot } from '../post/cache';
import { firstDate, type PostSummary, type PostTitle } from '../post/post';
import { toArchivePath, toTagPath } from '../post/paths';
import { seriesArchive } from '../series/archive';

/** Pages that list posts: which of them a post is on, by name, and what they are. */
export interface ArchiveKind {
  list: (post: PostTitle & Partial<PostSummary>) => string[];
  toPath: (name: string) => string;
  /** The title of a page; without its name, if that is unknown. */
  toTitle: (name?: string) => string;
  isOldestFirst?: boolean;
  /** What the own page of the post at an index says of it, given its posts, newest first. */
  ofPost?: (posts: PostTitle[], index: number) => Snapshot;
}

/** All kinds of pages that list posts: those of the years (UTC), and of the values of a field. */
export const archives = {
  year: {
    list: (post) => [String(firstDate(post)?.getUTCFullYear() ?? 'undated')],
    toPath: toArchivePath,
    toTitle: (year = 'undated') => (year === 'undated' ? posts.withoutDate : posts.fromYear(year)),
  },
  Tags: {
    list: ({ Tags = [] }) => Tags,
    toPath: toTagPath,
    toTitle: (tag) => (tag ? reading.tagged(tag) : reading.withTag),
  },
  Series: seriesArchive,
} satisfies Record<string, ArchiveKind>;

/** Finds of which kind the page at a path is. */
export const findKind = (path: string): ArchiveKind =>
  Object.values(archives).findLast(({ toPath }) => path.startsWith(toPath(''))) ?? archives.year;
