import { toSeriesPath } from '../../src/post/archives';
import { type Post, type PostTitle, toTitle } from '../../src/post/post';

/** The posts of a series, in the list's order. */
export interface Series {
  path: string;
  name: string;
  blogs: PostTitle[];
}

/** Groups posts by series in the given order. A series is written as in its first post. */
export function groupBySeries(blogs: Post[]): Series[] {
  const all = new Map<string, Series>();
  for (const post of blogs) {
    if (!post.Series) continue;
    const path = toSeriesPath(post.Series);
    const series = all.get(path) ?? { path, name: post.Series, blogs: [] };
    all.set(path, series);
    series.blogs.push(toTitle(post));
  }
  return [...all.values()];
}
