import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useAdmin } from '../../auth/useAdmin';
import { announce } from '../../layout/announce';
import { type Blog, displayTitle, editPathOf } from '../blog';
import { deleteBlog } from './deleteBlog';

const UNDO_FOR_S = 10;

type Deletion = 'none' | 'planned' | 'running' | 'failed';

/** What an admin can do with a post: edit and delete it. Others see nothing. */
export default function PostTools({ uid, blog }: { uid: string; blog: Blog }) {
  const admin = useAdmin(uid);
  const navigate = useNavigate();
  const [deletion, setDeletion] = useState<Deletion>('none');
  const { id } = blog;
  const title = `“${displayTitle(blog)}”`;

  useEffect(() => {
    if (deletion !== 'planned') return;
    const timer = setTimeout(() => {
      setDeletion('running');
      deleteBlog(id).then(
        () => {
          announce('The post was deleted.');
          void navigate('/blogs', { replace: true });
        },
        () => setDeletion('failed'),
      );
    }, UNDO_FOR_S * 1000);
    return () => clearTimeout(timer);
  }, [deletion, id, navigate]);

  const isAdmin = admin.state === 'ready' && admin.value;
  if (!isAdmin) return null;
  if (deletion === 'planned')
    return (
      <p className="post-tools" role="alert">
        {title} will be deleted in {UNDO_FOR_S} seconds. If you leave this page before, it stays.{' '}
        <Button variant="link" onClick={() => setDeletion('none')}>
          Undo
        </Button>
      </p>
    );
  if (deletion === 'running') return <p role="status">Deleting…</p>;
  return (
    <div className="post-tools">
      {deletion === 'failed' && (
        <p className="alert alert-danger" role="alert">
          The post was not deleted. Please check your connection and try again.
        </p>
      )}
      <div className="buttons">
        <Link className="btn btn-outline-primary" to={editPathOf(id)}>
          Edit
        </Link>
        <Button
          variant="outline-primary"
          onClick={() => {
            const question = `Delete ${title}? For ${UNDO_FOR_S} seconds it can be undone.`;
            if (confirm(question)) setDeletion('planned');
          }}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}
