import { home } from '#words/home';
import type { BlogSummary } from '../blog';
import type { BlogCache } from '../cache';
import { PostTitles } from './PostTitles';

const COUNT = 3;

/** The posts of a list that the home page shows. */
export const selectNewest = (blogs: BlogSummary[]): BlogSummary[] => blogs.slice(0, COUNT);

/** The titles of the newest posts: from this visit's list, or else from the build. */
export function Lately({ cache }: { cache: BlogCache }) {
  const blogs = cache.list ? selectNewest(cache.list.blogs) : cache.newest;
  if (blogs.length === 0) return null;
  return (
    <section className="lately across more" aria-labelledby="lately">
      <h2 id="lately">{home.lately}</h2>
      <PostTitles blogs={blogs} />
    </section>
  );
}
