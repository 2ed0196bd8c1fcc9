import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { account } from '#words/author/account';
import { ErrorMessage } from '../base/ErrorMessage';
import { Loading } from '../base/Loading';
import { Page } from '../site/Page';
import { reload } from '../base/reload';
import { isVerified } from './roles';
import { loadAuth, useSession } from './session';

/** A route guard: shows its children to users with a verified e-mail, and redirects everyone else to home; but not whose session ends while they write. */
export function RequireVerified({ title, children }: { title: string; children: ReactNode }) {
  const { user, ready, hasLeft } = useSession();
  const [isLoadError, setLoadError] = useState(false);
  useEffect(() => {
    loadAuth().catch(() => setLoadError(true));
  }, []);

  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = ready && isVerified(user);
  if (isOpen && !wasOpen) setWasOpen(true);
  // In this place too, as the form would be another one elsewhere.
  if (isOpen || (wasOpen && !hasLeft && (!ready || !user))) return children;
  return (
    <Page title={title} noindex>
      {ready ? (
        <Navigate to="/home" replace state={{ signedOut: wasOpen }} />
      ) : isLoadError ? (
        <ErrorMessage onRetry={reload}>{account.notChecked}</ErrorMessage>
      ) : (
        <Loading>{account.checking}</Loading>
      )}
    </Page>
  );
}
