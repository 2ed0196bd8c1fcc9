import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { account } from '#words/author/account';
import { drafts } from '#words/author/drafts';
import { reading } from '#words/reading';
import type { User } from '../auth/cachedUser';
import { useLastUser } from './useLastUser';
import { ErrorMessage } from '../base/ErrorMessage';
import { Loading } from '../base/Loading';
import { Page } from '../site/Page';
import { withParts } from '../base/withParts';
import { DraftEditor } from './DraftEditor';
import { FormNotes } from './FormNotes';
import { readDraft } from '../drafts/drafts';
import { useStopped } from '../firebase/sdkFault';
import { type Published, readPublished } from '../post/stored';

interface Props {
  user: User;
  id: string;
  draftId: string;
}

function PublishedPost({ user, id, draftId }: Props) {
  // null if there is no such post.
  const [published, setPublished] = useState<Published | null>();
  const [isFailed, setFailed] = useState(false);
  const isStopped = useStopped();

  useEffect(() => {
    if (isFailed) return;
    let isWanted = true;
    readPublished(id).then(
      (found) => isWanted && setPublished(found ?? null),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isFailed]);

  // The note above says why.
  if (isStopped && published === undefined) return null;
  if (isFailed)
    return <ErrorMessage onRetry={() => setFailed(false)}>{reading.postNotLoaded}</ErrorMessage>;
  if (published === undefined) return <Loading>{reading.loadingPost}</Loading>;
  if (published || readDraft(user.uid, draftId))
    return (
      <DraftEditor user={user} draftId={draftId} address={id} published={published ?? undefined} />
    );
  return (
    <p>
      {drafts.notFound} {withParts(drafts.goOn, <Link to="/createblog" />, <Link to="/blogs" />)}
    </p>
  );
}

/** The page for correcting a published post, guarded by RequireVerified. */
export default function EditPostPage() {
  const user = useLastUser();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const draftId = new URLSearchParams(search).get('draft') ?? id;
  return (
    <Page title={account.editPost} noindex>
      {user && <FormNotes uid={user.uid} draftId={draftId} />}
      {user && <PublishedPost key={user.uid + draftId} user={user} id={id} draftId={draftId} />}
    </Page>
  );
}
