import { type Archive, type Blog, toTitle } from '../../src/blog/blog';

const UNDATED = 'undated';

/** Groups posts by year (UTC) in the given order, newest first. Posts without a date share a group of their own. */
export function archivesOf(blogs: Blog[]): Archive[] {
  const years = new Map<string, Archive>();
  for (const blog of blogs) {
    const year = String(blog.DatePosted?.getUTCFullYear() ?? UNDATED);
    const archive = years.get(year) ?? { year, blogs: [] };
    years.set(year, archive);
    archive.blogs.push(toTitle(blog));
  }
  return [...years.values()];
}
