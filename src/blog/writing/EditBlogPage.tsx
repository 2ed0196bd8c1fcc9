import type { DocumentData } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { User } from '../../auth/cachedUser';
import { useSession } from '../../auth/session';
import { ErrorMessage } from '../../layout/ErrorMessage';
import { Loading } from '../../layout/Loading';
import { Page } from '../../layout/Page';
import { readStored } from './createBlog';
import { DraftEditor } from './DraftEditor';
import { readDraft } from './drafts';

function StoredPost({ user, id }: { user: User; id: string }) {
  // null if there is no such post.
  const [stored, setStored] = useState<DocumentData | null>();
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (isFailed) return;
    let isWanted = true;
    readStored(id).then(
      (found) => isWanted && setStored(found ?? null),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isFailed]);

  if (isFailed)
    return (
      <ErrorMessage onRetry={() => setFailed(false)}>
        The post could not be loaded. Please check your connection and try again.
      </ErrorMessage>
    );
  if (stored === undefined) return <Loading>Loading the post…</Loading>;
  if (stored) return <DraftEditor user={user} id={id} stored={stored} />;
  return (
    <>
      <p>
        This post was deleted or never existed. <Link to="/blogs">Read the blog</Link>
      </p>
      {readDraft(user.uid, id) && (
        <>
          <p>Your draft is still here. Submit publishes it as a new post.</p>
          <DraftEditor user={user} id={id} />
        </>
      )}
    </>
  );
}

/** The page for correcting a published post, guarded by RequireVerified. */
export default function EditBlogPage() {
  const { user } = useSession();
  const { id = '' } = useParams();
  return (
    <Page title="Edit the post">
      {user && <StoredPost key={user.uid + id} user={user} id={id} />}
    </Page>
  );
}
