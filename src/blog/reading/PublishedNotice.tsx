import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { announce } from '../../layout/announce';
import { useIsHydrated } from '../../layout/useIsHydrated';
import { displayTitle, pathOf, type PublishedState } from '../blog';

/** Says that the user's post was published, with a link to it. */
export function PublishedNotice() {
  const { state } = useLocation() as { state: Partial<PublishedState> | null };
  // The built page, which is hydrated after a reload, knows nothing of it.
  const isHydrated = useIsHydrated();
  const published = isHydrated ? state?.published : undefined;
  const title = published && displayTitle(published);
  useEffect(() => {
    if (title) announce(`Published: ${title}`);
  }, [title]);
  if (!published) return null;
  return (
    <p className="alert">
      Published. <Link to={pathOf(published.id)}>Read “{title}”</Link>
    </p>
  );
}
