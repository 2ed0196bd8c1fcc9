import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type BlogSummary, displayTitle, toPath } from '../blog';
import { PostedOn } from './PostedOn';

interface Props {
  blog: BlogSummary;
  /** Shows the year in the margin, not beside the day. */
  isFirstOfYear?: boolean;
  /** Renders the title and the summary, for example with words marked. */
  mark?: (text: string) => ReactNode;
  children?: ReactNode;
}

/** A post in a list. */
export function BlogCard({ blog, isFirstOfYear, mark = (text) => text, children }: Props) {
  const title = displayTitle(blog);
  const link = { to: toPath(blog.id), state: { fromList: true } };
  return (
    <article className="blog-card across marked">
      <h2 dir="auto">
        {/* By keyboard, Read leads there. */}
        <Link {...link} tabIndex={-1}>
          {mark(title)}
        </Link>
      </h2>
      <p className="mono aside">
        {isFirstOfYear && (
          <span className="year" aria-hidden="true">
            {blog.DatePosted?.getUTCFullYear()}
          </span>
        )}
        <PostedOn date={blog.DatePosted} />{' '}
        <Link {...link} className="read" aria-label={`Read ${title}`}>
          Read <span aria-hidden="true">→</span>
        </Link>
      </p>
      <p dir="auto">{mark(blog.Summary)}</p>
      {children}
    </article>
  );
}
