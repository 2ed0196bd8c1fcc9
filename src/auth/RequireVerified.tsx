import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { firebaseConfig, NOT_CONFIGURED } from '../firebase/config';
import { Page } from '../layout/Page';
import { Problem } from '../layout/ErrorMessage';
import { Waiting } from '../layout/Loading';
import { loadAuth, useSession } from './session';

const check = (setFailed: (failed: boolean) => void) =>
  loadAuth().then(
    () => setFailed(false),
    () => setFailed(true),
  );

/** Lets only a signed-in user with a verified e-mail pass; anyone else is redirected to home. */
export function RequireVerified({ title }: { title: string }) {
  const { user, settled } = useSession();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (firebaseConfig) void check(setFailed);
  }, []);

  if (settled && user?.emailVerified) return <Outlet />;
  if (settled) return <Navigate to="/home" replace />;
  return (
    <Page title={title}>
      {!firebaseConfig ? (
        <Problem>{NOT_CONFIGURED}</Problem>
      ) : failed ? (
        <Problem onRetry={() => void check(setFailed)}>
          Your sign-in could not be checked: the network is gone.
        </Problem>
      ) : (
        <Waiting>Checking your sign-in…</Waiting>
      )}
    </Page>
  );
}
