import { Link } from 'react-router-dom';
import { type BlogSummary, displayTitle, pathOf } from '../blog';
import type { BlogCache } from '../cache';
import { PostedOn } from './PostedOn';

const COUNT = 3;

/** The newest posts of a list, as home shows them. */
export const newestOf = (blogs: BlogSummary[]): BlogSummary[] => blogs.slice(0, COUNT);

/** The titles of the newest posts: those of this visit's list, else those of the build. */
export function Lately({ cache }: { cache: BlogCache }) {
  const blogs = cache.list ? newestOf(cache.list.blogs) : cache.newest;
  if (blogs.length === 0) return null;
  return (
    <section className="lately across" aria-labelledby="lately">
      <h2 id="lately">Lately</h2>
      <ul className="across">
        {blogs.map((blog) => (
          <li key={blog.id} className="across marked">
            <Link to={pathOf(blog.id)} dir="auto">
              {displayTitle(blog)}
            </Link>
            <span className="mono aside">
              <PostedOn date={blog.DatePosted} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
