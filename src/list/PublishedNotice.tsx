import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { posts } from '#words/posts';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { useIsHydrated } from '../base/useIsHydrated';
import type { PublishedState } from '../post/post';

const AfterPublishing = lazy(() => import('./AfterPublishing'));

/** Confirms that the user's post was published, or says where their words are after they were signed out. */
export function PublishedNotice() {
  const { state } = useLocation() as {
    state: (Partial<PublishedState> & { signedOut?: boolean }) | null;
  };
  // After a reload, the page being hydrated was built without the notice.
  const isHydrated = useIsHydrated();
  if (isHydrated && state?.signedOut)
    return (
      <p className="alert" role="alert">
        {posts.signedOut}
      </p>
    );
  if (!isHydrated || !state?.published) return null;
  return (
    <div className="alert">
      <p>{posts.published}</p>
      <ErrorBoundary fallback={<></>}>
        <Suspense>
          <AfterPublishing {...state.published} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
