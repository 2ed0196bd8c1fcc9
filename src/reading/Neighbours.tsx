import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { type PostTitle, displayTitle, type Neighbours, toPath } from '../post/post';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';

const PostLink = ({ label, post }: { label: string; post?: PostTitle }) =>
  post && (
    <Link to={toPath(post.id)} className="across">
      <span className="mono aside">{label}</span>{' '}
      <span {...inLanguage(post.Language)}>{isolateNames(displayTitle(post))}</span>
    </Link>
  );

/** Links to the next newer and older posts. */
export const NeighbourLinks = ({ newer, older }: Neighbours) =>
  (newer || older) && (
    <nav className="neighbours across" aria-label={reading.morePosts}>
      <PostLink label={reading.newer} post={newer} />{' '}
      <PostLink label={reading.older} post={older} />
    </nav>
  );
