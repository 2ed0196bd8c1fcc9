import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useNavigate } from 'react-router-dom';
import { useSession } from '../../auth/session';
import { useAdmin } from '../../auth/useAdmin';
import type { User } from '../../auth/cachedUser';
import { Page } from '../../layout/Page';
import type { Post } from '../blog';
import { createBlog, newId } from './createBlog';
import { dropDraft, keepDraft, readDraft, type Draft } from './drafts';
import { PostForm } from './PostForm';
import { ADMINS_ONLY, submitError } from './submitMessages';
import { SubmitStatus, type Progress } from './SubmitStatus';

// Long enough for a slow network, short enough that nobody wonders whether the button works.
const PATIENCE_MS = 4000;

const emptyDraft = (user: User): Draft => ({
  id: newId(),
  post: {
    Name: user.displayName ?? '',
    Title: '',
    Summary: '',
    sections: [{ Heading: '', paragraphs: [{ Paragraph: '' }] }],
  },
});

function Editor({ user }: { user: User }) {
  const { uid } = user;
  const admin = useAdmin(uid);
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(uid) ?? emptyDraft(user));
  const [progress, setProgress] = useState<Progress>({ state: 'writing' });
  const here = useRef(true);
  const mayNot = admin.state === 'loaded' && admin.current && !admin.value;
  const busy = progress.state === 'sending' || progress.state === 'waiting';

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  useBeforeUnload((event) => {
    if (busy || progress.state === 'unkept') event.preventDefault();
  });

  const keep = useCallback(
    (post: Post) =>
      setProgress({ state: keepDraft(uid, { id: draft.id, post }) ? 'kept' : 'unkept' }),
    [uid, draft.id],
  );

  const refuse = () => {
    setProgress({ state: 'writing' });
    if (confirm(ADMINS_ONLY)) void navigate('/home');
  };

  async function submit(post: Post) {
    if (mayNot) return refuse();
    setProgress({ state: 'sending' });
    const patience = setTimeout(() => setProgress({ state: 'waiting' }), PATIENCE_MS);
    try {
      await createBlog(draft.id, post);
      dropDraft(uid, draft.id);
      if (here.current) void navigate('/');
    } catch (error) {
      if (!here.current) return;
      if ((error as { code?: string }).code === 'permission-denied') refuse();
      else setProgress({ state: 'failed', reason: submitError(error) });
    } finally {
      clearTimeout(patience);
    }
  }

  return (
    <PostForm
      initial={draft.post}
      busy={busy}
      status={<SubmitStatus progress={progress} />}
      onChange={keep}
      onSubmit={(post) => void submit(post)}
    />
  );
}

/** Where a post is written and published. Its guard lets nobody in without a verified e-mail. */
export default function CreateBlogPage() {
  const { user } = useSession();
  return <Page title="Write a post">{user && <Editor key={user.uid} user={user} />}</Page>;
}
