import { useAdmin } from '../../auth/useAdmin';
import { firebaseConfig } from '../../firebase/config';
import { CopyButton } from '../reading/CopyButton';

const toConsoleUrl = (uid: string) =>
  `https://console.firebase.google.com/project/${firebaseConfig?.projectId}/firestore/data/~2Fusers~2F${uid}`;

/** Tells users who can't publish how to become an administrator. Administrators see nothing. */
export function NotAdmin({ uid }: { uid: string }) {
  const admin = useAdmin(uid);
  if (admin.state !== 'ready' || admin.value) return null;
  return (
    <div className="alert" role="note">
      <p>
        You can write here, but only administrators can publish. If this is your site, make yourself
        one: run <code>npm run grant-admin</code> with your e-mail, or set the field{' '}
        <code>admin</code> in the <a href={toConsoleUrl(uid)}>Firebase console</a>.
      </p>
      <p className="mono">
        Your user ID: <code>{uid}</code>{' '}
        <CopyButton label="Copy user ID" done="User ID copied" text={() => uid} />
      </p>
    </div>
  );
}
