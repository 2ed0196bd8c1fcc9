import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { announce } from '../../layout/announce';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { useIsHydrated } from '../../layout/useIsHydrated';
import { displayTitle, toPath, type PublishedState } from '../blog';

const AfterPublishing = lazy(() => import('./AfterPublishing'));

/** Confirms that the user's post was published, or says where their words are after they were signed out. */
export function PublishedNotice() {
  const { state } = useLocation() as {
    state: (Partial<PublishedState> & { signedOut?: boolean }) | null;
  };
  // After a reload, the page being hydrated was built without the notice.
  const isHydrated = useIsHydrated();
  const published = isHydrated ? state?.published : undefined;
  const title = published && displayTitle(published);
  useEffect(() => {
    if (title) announce(`Published: ${title}`);
  }, [title]);
  if (isHydrated && state?.signedOut)
    return (
      <p className="alert" role="alert">
        You are signed out. Your words are kept as a draft in this browser: sign in and choose
        “Write a post” to continue.
      </p>
    );
  if (!published) return null;
  return (
    <div className="alert">
      <p>
        Published. <Link to={toPath(published.id)}>Read “{title}”</Link>
      </p>
      <ErrorBoundary fallback={<></>}>
        <Suspense>
          <AfterPublishing id={published.id} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
