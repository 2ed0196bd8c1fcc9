import { Link, useLocation } from 'react-router-dom';
import { account } from '#words/author/account';
import { publishing } from '#words/author/publishing';
import { useAdmin } from '../auth/useAdmin';
import { useLastUser } from './useLastUser';
import { firebaseConfig } from '../firebase/config';
import { CopyButton } from '../site/CopyButton';
import { withParts } from '../base/withParts';
import { Page } from '../site/Page';
import { DeletedPosts } from '../versions/DeletedPosts';
import { DraftEditor } from './DraftEditor';
import { FormNotes } from './FormNotes';
import { DraftList } from '../drafts/DraftList';
import { isNewId } from '../firebase/newId';

const toConsoleUrl = (uid: string) =>
  `https://console.firebase.google.com/project/${firebaseConfig?.projectId}/firestore/data/~2Fusers~2F${uid}`;

/** Tells users who can't publish how to become an administrator. Administrators see nothing. */
function NotAdmin({ uid }: { uid: string }) {
  const admin = useAdmin(uid);
  if (admin.state !== 'ready' || admin.value) return null;
  return (
    <div className="alert" role="note">
      <p>{withParts(publishing.notAdmin, <code />, <code />, <Link to={toConsoleUrl(uid)} />)}</p>
      <p className="meta">
        {publishing.userId} <code>{uid}</code>{' '}
        <CopyButton label={publishing.copyUserId} done={publishing.userIdCopied} text={() => uid} />
      </p>
    </div>
  );
}

/** The page for writing and publishing posts, guarded by RequireVerified. */
export default function CreatePostPage() {
  const user = useLastUser();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('draft');
  return (
    <Page title={account.writePost} noindex>
      {user && <FormNotes uid={user.uid} draftId={id} />}
      {user && <NotAdmin uid={user.uid} />}
      {user && isNewId(id) && <DraftEditor key={user.uid + id} user={user} draftId={id} />}
      {user && !isNewId(id) && <DraftList uid={user.uid} />}
      {user && <DeletedPosts uid={user.uid} />}
    </Page>
  );
}
