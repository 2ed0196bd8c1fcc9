import { lazy, Suspense, useState } from 'react';
import { account } from '#words/author/account';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { reload } from '../base/reload';
import { RetryButton } from '../base/ErrorMessage';
import { Photo } from './Photo';
import { useSession } from './session';
import { SignInButton } from './SignInButton';
import './account.css';

const UserMenu = lazy(() => import('./UserMenu'));

/** The account corner of the header: the Sign in button, or the signed-in user's menu. */
export function Account() {
  const { user } = useSession();
  // Signing in or out here replaces the pressed button, so the new one takes the focus.
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
          {photo} <RetryButton className="btn-link" label={account.reloadMenu} onRetry={reload} />
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
