import { doc, runTransaction } from 'firebase/firestore';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useAdmin } from '../../auth/useAdmin';
import { db } from '../../firebase/db';
import { announce } from '../../layout/announce';
import { type Blog, displayTitle, editPathOf } from '../blog';

const UNDO_FOR_S = 10;
const DELETED = 'The post was deleted.';

type Deletion = 'none' | 'planned' | 'undone' | 'running' | 'deleted' | 'failed';

interface Props {
  uid: string;
  blog: Blog;
  /** Receives the post while it is being deleted, so that its page stays until the list opens. */
  onDeleting: (blog: Blog | undefined) => void;
}

const deleteBlog = (id: string) =>
  // Unlike deleteDoc, a transaction fails offline, and hides nothing before the server has answered.
  runTransaction(db, (transaction) => {
    transaction.delete(doc(db, 'blogs', id));
    return Promise.resolve();
  });

/** Lets an admin edit and delete a post. Other users see nothing. */
export default function PostTools({ uid, blog, onDeleting }: Props) {
  const admin = useAdmin(uid);
  const navigate = useNavigate();
  const [deletion, setDeletion] = useState<Deletion>('none');
  // While the next page loads, this one stays, but the address is already the new one.
  const [path] = useState(() => location.pathname);
  const title = `“${displayTitle(blog)}”`;

  const run = useEffectEvent(async () => {
    if (location.pathname !== path) return setDeletion('undone');
    setDeletion('running');
    onDeleting(blog);
    try {
      await deleteBlog(blog.id);
    } catch {
      onDeleting(undefined);
      return setDeletion('failed');
    }
    announce(DELETED);
    if (location.pathname === path) void navigate('/blogs', { replace: true });
    else setDeletion('deleted');
  });
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
  if (deletion === 'running' || deletion === 'deleted')
    return (
      <p ref={takeFocus} role="status" tabIndex={-1}>
        {deletion === 'running' ? 'Deleting…' : DELETED}
      </p>
    );
  return (
    <div className="post-tools">
      {deletion === 'failed' && (
        <p className="alert alert-danger" role="alert">
          The post was not deleted. Please check your connection and try again.
        </p>
      )}
      <div className="buttons">
        <Link className="btn btn-outline-primary" to={editPathOf(blog.id)}>
          Edit
        </Link>
        <Button
          ref={takeFocus}
          variant="outline-primary"
          onClick={() => {
            const question = `Delete ${title}? You can undo this for ${UNDO_FOR_S} seconds.`;
            if (confirm(question)) setDeletion('planned');
          }}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}
