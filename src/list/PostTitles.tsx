import { Link } from 'react-router-dom';
import { type BlogTitle, displayTitle, toPath } from '../post/blog';
import { inLanguage } from '../messages/inLanguage';
import { PostedOn } from '../reading/PostedOn';

interface Props {
  blogs: BlogTitle[];
  /** Location state for the posts' pages. */
  state?: object;
}

/** The titles of posts, with dates in the margin. */
export const PostTitles = ({ blogs, state }: Props) => (
  <ul className="post-titles across">
    {blogs.map((blog) => (
      <li key={blog.id} className="across marked">
        <Link to={toPath(blog.id)} state={state} {...inLanguage(blog.Language)}>
          {displayTitle(blog)}
        </Link>
        <span className="mono aside">
          <PostedOn date={blog.DatePosted} />
        </span>
      </li>
    ))}
  </ul>
);
