import { Link } from 'react-router-dom';
import { type BlogSummary, displayTitle, pathOf } from '../blog';
import { PostedOn } from './PostedOn';

/** A post in the list. The first of a year shows the year in the margin. */
export function BlogCard({ blog, isFirstOfYear }: { blog: BlogSummary; isFirstOfYear: boolean }) {
  const title = displayTitle(blog);
  return (
    <article className="blog-card across marked">
      <h2 dir="auto">{title}</h2>
      <p className="mono aside">
        {isFirstOfYear && (
          <span className="year" aria-hidden="true">
            {blog.DatePosted?.getUTCFullYear()}
          </span>
        )}
        <PostedOn date={blog.DatePosted} />
      </p>
      <p dir="auto">{blog.Summary}</p>
      <Link
        className="read"
        to={pathOf(blog.id)}
        state={{ fromList: true }}
        aria-label={`Read ${title}`}
      >
        Read <span aria-hidden="true">→</span>
      </Link>
    </article>
  );
}
