import { reading } from '#words/reading';
import { posts } from '#words/posts';
import type { Post } from '../post/post';
import { toArchivePath, toTagPath } from '../post/paths';
import { toSeriesPath } from '../series/place';

/** Pages that list posts: which of them a post is on, by name, and what they are. */
export interface ArchiveKind {
  list: (post: Pick<Post, 'DatePosted' | 'Tags' | 'Series'>) => string[];
  toPath: (name: string) => string;
  /** The title of a page; without its name, if that is unknown. */
  toTitle: (name?: string) => string;
  isOldestFirst?: boolean;
}

/** All kinds of pages that list posts: those of the years (UTC), and of the values of a field. */
export const archives = {
  year: {
    list: ({ DatePosted }) => [String(DatePosted?.getUTCFullYear() ?? 'undated')],
    toPath: toArchivePath,
    toTitle: (year = 'undated') => (year === 'undated' ? posts.withoutDate : posts.fromYear(year)),
  },
  Tags: {
    list: ({ Tags = [] }) => Tags,
    toPath: toTagPath,
    toTitle: (tag) => (tag ? reading.tagged(tag) : reading.withTag),
  },
  Series: {
    list: ({ Series }) => (Series ? [Series] : []),
    toPath: toSeriesPath,
    toTitle: (name) => (name ? reading.inSeries(name) : reading.series),
    // It is read from its beginning.
    isOldestFirst: true,
  },
} satisfies Record<string, ArchiveKind>;

/** Finds of which kind the page at a path is. */
export const findKind = (path: string): ArchiveKind =>
  Object.values(archives).findLast(({ toPath }) => path.startsWith(toPath(''))) ?? archives.year;
