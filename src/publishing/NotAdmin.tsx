import { Link } from 'react-router-dom';
import { publishing } from '#words/publishing';
import { useAdmin } from '../auth/useAdmin';
import { firebaseConfig } from '../firebase/config';
import { withParts } from '../messages/withParts';
import { CopyButton } from '../markdown/CopyButton';

const toConsoleUrl = (uid: string) =>
  `https://console.firebase.google.com/project/${firebaseConfig?.projectId}/firestore/data/~2Fusers~2F${uid}`;

/** Tells users who can't publish how to become an administrator. Administrators see nothing. */
export function NotAdmin({ uid }: { uid: string }) {
  const admin = useAdmin(uid);
  if (admin.state !== 'ready' || admin.value) return null;
  return (
    <div className="alert" role="note">
      <p>{withParts(publishing.notAdmin, <code />, <code />, <Link to={toConsoleUrl(uid)} />)}</p>
      <p className="mono">
        {publishing.userId} <code>{uid}</code>{' '}
        <CopyButton label={publishing.copyUserId} done={publishing.userIdCopied} text={() => uid} />
      </p>
    </div>
  );
}
