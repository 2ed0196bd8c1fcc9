import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useAdmin } from '../../auth/useAdmin';
import { announce } from '../../layout/announce';
import { type Blog, displayTitle, lastChange, toEditPath } from '../blog';
import { BUILT_AFTER_MINUTES, WHEN_KNOWN } from '../reading/refresh';
import { toPost } from '../toBlog';
import { saveDraft, toAddress } from './drafts';
import { deletePost } from './formerPosts';
import { createId } from './publishPost';

const UNDO_FOR_S = 10;

type Deletion = 'none' | 'planned' | 'undone' | 'running' | 'withdrawing' | 'deleted' | 'failed';

const sentences = {
  running: 'Deleting…',
  withdrawing: 'Taking the post offline…',
  deleted: 'The post was deleted.',
};

interface Props {
  uid: string;
  blog: Blog;
  /** Receives the post while it is being deleted, so that its page stays until the list opens. */
  onDeleting: (blog: Blog | undefined) => void;
}

/** Lets an admin edit and delete a post. Other users see nothing. */
export default function PostTools({ uid, blog, onDeleting }: Props) {
  const admin = useAdmin(uid);
  const navigate = useNavigate();
  const [deletion, setDeletion] = useState<Deletion>('none');
  // While the next page loads, this one stays, but the address is already the new one.
  const [path] = useState(() => location.pathname);
  const [openedAt] = useState(Date.now);
  const changedAt = lastChange(blog)?.getTime() ?? 0;
  const isNew = openedAt - changedAt < BUILT_AFTER_MINUTES * 60_000;
  const title = `“${displayTitle(blog)}”`;

  const run = useEffectEvent(async () => {
    if (location.pathname !== path) return setDeletion('undone');
    setDeletion('running');
    onDeleting(blog);
    try {
      await deletePost(blog.id);
    } catch {
      onDeleting(undefined);
      return setDeletion('failed');
    }
    announce(sentences.deleted);
    if (location.pathname === path) void navigate('/blogs', { replace: true });
    else setDeletion('deleted');
  });

  /** Takes the post offline and opens it as a draft. */
  async function backToDraft() {
    setDeletion('withdrawing');
    onDeleting(blog);
    try {
      const post = (await deletePost(blog.id)) ?? toPost(blog);
      // Submitted before, so that it is not published beside a restored one.
      const draft = {
        id: createId(),
        postId: blog.id,
        post,
        savedAt: Date.now(),
        isSubmitted: true,
      };
      saveDraft(uid, { ...draft, isAhead: true });
      announce('The post is offline, and is a draft now.');
      void navigate(toAddress(draft));
    } catch {
      onDeleting(undefined);
      setDeletion('failed');
    }
  }

  useEffect(() => {
    if (deletion !== 'planned') return;
    const timer = setTimeout(() => void run(), UNDO_FOR_S * 1000);
    return () => clearTimeout(timer);
  }, [deletion]);

  // Each stage focuses its own control, as the one that was pressed is gone.
  const takeFocus = useCallback(
    (control: HTMLElement | null) => {
      if (deletion !== 'none' && document.activeElement === document.body) control?.focus();
    },
    [deletion],
  );

  if (admin.state !== 'ready' || !admin.value) return null;
  if (deletion === 'planned')
    return (
      <p className="post-tools" role="alert">
        {title} will be deleted in {UNDO_FOR_S} seconds. Leave this page to cancel.{' '}
        <Button ref={takeFocus} variant="link" onClick={() => setDeletion('undone')}>
          Undo
        </Button>
      </p>
    );
  if (deletion === 'running' || deletion === 'withdrawing' || deletion === 'deleted')
    return (
      <p ref={takeFocus} role="status" tabIndex={-1}>
        {sentences[deletion]}
      </p>
    );
  return (
    <div className="post-tools">
      {deletion === 'failed' && (
        <p className="alert alert-danger" role="alert">
          The post is still online. Please check your connection and try again.
        </p>
      )}
      {isNew && <p className="mono when-known">{WHEN_KNOWN}</p>}
      <div className="buttons">
        <Link className="btn btn-outline-primary" to={toEditPath(blog.id)}>
          Edit
        </Link>
        <Button
          variant="outline-primary"
          onClick={() => {
            const question = `Take ${title} offline and open it as a draft?`;
            if (confirm(question)) void backToDraft();
          }}
        >
          Back to draft
        </Button>
        <Button
          ref={takeFocus}
          variant="outline-primary"
          onClick={() => {
            const question = `Delete ${title}? It stays under “Deleted posts”.`;
            if (confirm(question)) setDeletion('planned');
          }}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}
