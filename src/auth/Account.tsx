import { lazy, Suspense } from 'react';
import { Photo } from './Photo';
import { useSession } from './session';
import { SignInButton } from './SignInButton';

const UserMenu = lazy(() => import('./UserMenu'));

/** The header's corner: the way to sign in, or who is signed in. */
export function Account() {
  const { user } = useSession();
  if (!user) return <SignInButton />;
  return (
    <Suspense
      fallback={
        <span className="profile-toggle">
          <Photo user={user} />
        </span>
      }
    >
      <UserMenu user={user} />
    </Suspense>
  );
}
