import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { reload } from '../layout/reload';
import { Photo } from './Photo';
import { useSession } from './session';
import { SignInButton } from './SignInButton';

const UserMenu = lazy(() => import('./UserMenu'));

const reloadButton = (
  <button type="button" className="btn btn-link" onClick={() => void reload()}>
    Reload menu
  </button>
);

/** The header's account corner: the Sign in button, or the menu of the signed-in user. */
export function Account() {
  const { user } = useSession();
  // Whoever signs in or out here keeps the focus here, although the button they have pressed is gone.
  const [isInUse, setInUse] = useState(false);
  const photo = user && (
    <span className="profile-toggle">
      <Photo user={user} />
    </span>
  );
  return (
    <ErrorBoundary
      fallback={
        <>
          {photo} {reloadButton}
        </>
      }
    >
      <div onClickCapture={() => setInUse(true)}>
        {user ? (
          <Suspense fallback={photo}>
            <UserMenu user={user} takesFocus={isInUse} />
          </Suspense>
        ) : (
          <SignInButton takesFocus={isInUse} />
        )}
      </div>
    </ErrorBoundary>
  );
}
