import { useLocation } from 'react-router-dom';
import { account } from '#words/account';
import { useSession } from '../auth/session';
import { Page } from '../site/Page';
import { DeletedPosts } from '../history/DeletedPosts';
import { DraftEditor } from './DraftEditor';
import { DraftList } from '../drafts/DraftList';
import { isNewId } from '../drafts/drafts';
import { NotAdmin } from '../publishing/NotAdmin';
import styles from './writing.css?url';

/** The page for writing and publishing posts, guarded by RequireVerified. */
export default function CreatePostPage() {
  const { user } = useSession();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('draft');
  return (
    <Page title={account.writePost} noindex>
      <link rel="stylesheet" href={styles} precedence="form" />
      {user && <NotAdmin uid={user.uid} />}
      {user && isNewId(id) && <DraftEditor key={user.uid + id} user={user} draftId={id} />}
      {user && !isNewId(id) && <DraftList uid={user.uid} />}
      {user && <DeletedPosts uid={user.uid} />}
    </Page>
  );
}
