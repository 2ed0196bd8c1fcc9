import { useLocation } from 'react-router-dom';
import { useSession } from '../../auth/session';
import { Page } from '../../layout/Page';
import { DraftEditor } from './DraftEditor';
import { DraftList } from './DraftList';
import { isNewId } from './drafts';
import { NotAdmin } from './NotAdmin';

function Writing() {
  const { user } = useSession();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('draft');
  if (!user) return null;
  return (
    <>
      <NotAdmin uid={user.uid} />
      {isNewId(id) ? (
        <DraftEditor key={user.uid + id} user={user} id={id} />
      ) : (
        <DraftList uid={user.uid} />
      )}
    </>
  );
}

/** The page for writing and publishing posts, guarded by RequireVerified. */
export default function CreateBlogPage() {
  return (
    <Page title="Write a post">
      <Writing />
    </Page>
  );
}
