import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { announce } from '../../layout/announce';
import { displayTitle, type PublishedState, toPath } from '../blog';
import { CopyButton } from './CopyButton';
import { WHEN_KNOWN } from './refresh';

/** What an author may want to know and do next after publishing a post. */
export default function AfterPublishing(published: PublishedState['published']) {
  const title = displayTitle(published);
  const path = toPath(published.id);
  useEffect(() => announce(`Published: ${title}`), [title]);
  return (
    <>
      <p className="buttons">
        <Link to={path}>Read “{title}”</Link>
        <CopyButton
          label="Copy link"
          done="Link copied"
          text={() => new URL(path, location.href).href}
        />
      </p>
      <p className="mono when-known">{WHEN_KNOWN}</p>
    </>
  );
}
