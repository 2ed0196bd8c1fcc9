import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { toTagPath } from '../post/blog';

/** Links to the pages of a post's tags; nothing if it has none. */
export const Tags = ({ tags }: { tags?: string[] }) =>
  tags && (
    <p className="tags mono">
      {tags.map((tag) => (
        <Fragment key={tag}>
          <Link to={toTagPath(tag)}>
            <bdi>{tag}</bdi>
          </Link>{' '}
        </Fragment>
      ))}
    </p>
  );
