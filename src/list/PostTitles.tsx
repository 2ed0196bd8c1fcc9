import { Link } from 'react-router-dom';
import { type PostTitle, displayTitle, firstDate, toPath } from '../post/post';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';
import { PostedOn } from '../reading/PostedOn';
import './titles.css';

interface Props {
  posts: PostTitle[];
  /** Location state for the posts' pages. */
  state?: object;
}

/** The titles of posts, with dates in the margin. */
export const PostTitles = ({ posts, state }: Props) => (
  <ul className="post-titles across">
    {posts.map((post) => (
      <li key={post.id} className="across marked">
        <Link to={toPath(post.id)} state={state} {...inLanguage(post.Language)}>
          {isolateNames(displayTitle(post))}
        </Link>{' '}
        <span className="mono aside">
          <PostedOn date={firstDate(post)} />
        </span>
      </li>
    ))}
  </ul>
);
