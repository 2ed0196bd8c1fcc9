import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { tools } from '#words/author/tools';
import { toHref } from '../addresses';
import { isolateNames } from '../base/language/isolateNames';
import { announce } from '../base/announce';
import { displayTitle, type PublishedState, toPath } from '../post/post';
import { CopyButton } from '../site/CopyButton';
import { minutesUntilBuilt } from '../settings';

/** What an author may want to know and do next after publishing a post. */
export default function AfterPublishing(published: PublishedState['published']) {
  const title = displayTitle(published);
  const path = toPath(published.id);
  useEffect(() => announce(tools.publishedTitle(title)), [title]);
  return (
    <>
      <p className="buttons">
        <Link to={path}>{isolateNames(tools.readQuoted(title))}</Link>{' '}
        <CopyButton
          label={reading.copyLink}
          done={reading.linkCopied}
          text={() => new URL(toHref(path), location.href).href}
        />
      </p>
      <p className="meta when-known">{tools.whenKnown(minutesUntilBuilt())}</p>
    </>
  );
}
