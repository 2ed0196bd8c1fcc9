import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../auth/session';
import { Page } from '../../layout/Page';
import { newId } from './createBlog';
import { DraftEditor } from './DraftEditor';
import { DraftList } from './DraftList';
import { isNewId, listDrafts } from './drafts';

function Writing() {
  const { user } = useSession();
  const [newDraft] = useState(newId);
  const [params] = useSearchParams();
  const id = params.get('draft');
  if (!user) return null;
  if (isNewId(id)) return <DraftEditor key={user.uid + id} user={user} id={id} />;
  if (listDrafts(user.uid).length > 0) return <DraftList uid={user.uid} newDraft={newDraft} />;
  return <Navigate to={`?draft=${newDraft}`} replace />;
}

/** Where posts are written and published. Its guard is RequireVerified. */
export default function CreateBlogPage() {
  return (
    <Page title="Write a post">
      <Writing />
    </Page>
  );
}
