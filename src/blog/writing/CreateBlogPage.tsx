import { useCallback, useState } from 'react';
import type { User } from '../../auth/cachedUser';
import { useSession } from '../../auth/session';
import { Page } from '../../layout/Page';
import type { Post } from '../blog';
import { newId } from './createBlog';
import { readDraft, saveDraft } from './drafts';
import { newPost } from './newPost';
import { PostForm } from './PostForm';
import { SubmitStatus } from './SubmitStatus';
import { usePublish } from './usePublish';

function Editor({ user: { uid, displayName } }: { user: User }) {
  const [draft] = useState(() => readDraft(uid) ?? { id: newId(), post: newPost(displayName) });
  const { progress, setProgress, publish } = usePublish(uid, draft.id);

  const save = useCallback(
    (post: Post) =>
      setProgress({ state: saveDraft(uid, { id: draft.id, post }) ? 'saved' : 'unsaved' }),
    [uid, draft.id, setProgress],
  );

  return (
    <PostForm
      initial={draft.post}
      busy={progress.state === 'sending' || progress.state === 'slow'}
      status={<SubmitStatus progress={progress} />}
      onChange={save}
      onSubmit={(post) => void publish(post)}
    />
  );
}

/** Where posts are written and published. Its guard is RequireVerified. */
export default function CreateBlogPage() {
  const { user } = useSession();
  return <Page title="Write a post">{user && <Editor key={user.uid} user={user} />}</Page>;
}
