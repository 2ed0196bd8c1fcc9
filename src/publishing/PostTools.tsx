import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate } from 'react-router-dom';
import { tools } from '#firstWords/author/tools';
import { useAdmin } from '../auth/useAdmin';
import { announce } from '../base/announce';
import { type Post, displayTitle, lastChange } from '../post/post';
import { toEditPath } from '../post/paths';
import { minutesUntilBuilt } from '../settings';
import { toContent } from '../post/toPost';
import { type Draft, saveDraft, toFormPath } from '../drafts/drafts';
import { firstWords } from '../base/language/firstWords';
import { explainChangeError } from '../versions/explainChangeError';
import { deletePost } from '../versions/formerPosts';
import { createId, toBasis } from '../post/stored';
import './postTools.css';

const UNDO_FOR_S = 10;

type Deletion =
  'none' | 'planned' | 'undone' | 'running' | 'withdrawing' | 'deleted' | { failed: string };

interface Props {
  uid: string;
  post: Post;
  /** Receives the post while it is being deleted, so that its page stays until the list opens. */
  onDeleting: (post: Post | undefined) => void;
}

/** Lets an admin edit and delete a post. Other users see nothing. */
export default function PostTools({ uid, post, onDeleting }: Props) {
  const admin = useAdmin(uid);
  const navigate = useNavigate();
  const [deletion, setDeletion] = useState<Deletion>('none');
  // While the next page loads, this one stays, but the address is already the new one.
  const [path] = useState(() => location.pathname);
  const [openedAt] = useState(Date.now);
  const changedAt = lastChange(post)?.getTime() ?? 0;
  const isNew = openedAt - changedAt < minutesUntilBuilt() * 60_000;
  const title = displayTitle(post);

  function fail(error: unknown) {
    onDeleting(undefined);
    setDeletion({ failed: explainChangeError(error) });
  }

  const run = useEffectEvent(async () => {
    if (location.pathname !== path) return setDeletion('undone');
    setDeletion('running');
    onDeleting(post);
    try {
      await deletePost(post.id);
    } catch (error) {
      return fail(error);
    }
    announce(tools.deleted, firstWords?.lang);
    if (location.pathname === path) void navigate('/blogs', { replace: true });
    else setDeletion('deleted');
  });

  async function backToDraft() {
    setDeletion('withdrawing');
    onDeleting(post);
    try {
      const content = (await deletePost(post.id)) ?? toContent(post);
      const draft: Draft = {
        id: createId(),
        address: post.id,
        basedOn: toBasis(undefined),
        post: content,
        savedAt: Date.now(),
        isAhead: true,
      };
      saveDraft(uid, draft);
      announce(tools.withdrawn, firstWords?.lang);
      void navigate(toFormPath(draft));
    } catch (error) {
      fail(error);
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
      <p className="post-tools" role="alert" {...firstWords}>
        {tools.willBeDeleted(title, UNDO_FOR_S)}{' '}
        <Button ref={takeFocus} variant="link" onClick={() => setDeletion('undone')}>
          {tools.undo}
        </Button>
      </p>
    );
  if (deletion === 'running' || deletion === 'withdrawing' || deletion === 'deleted')
    return (
      <p ref={takeFocus} role="status" tabIndex={-1} {...firstWords}>
        {deletion === 'running' ? tools.deleting : tools[deletion]}
      </p>
    );
  // Where a reader's eye begins: beside the date.
  const findInByline = (selector: string) => document.querySelector(`.blog .sticky ${selector}`);
  const byline = findInByline('.items > :has(time)') ?? findInByline('.items');
  const edit = (
    <Link {...firstWords} className="btn btn-quiet edit" to={toEditPath(post.id)}>
      {tools.edit}
    </Link>
  );
  return (
    <div className="post-tools" {...firstWords}>
      {typeof deletion === 'object' && (
        <p className="alert alert-danger" role="alert">
          {tools.stillOnline(deletion.failed)}
        </p>
      )}
      {isNew && <p className="meta when-known">{tools.whenKnown(minutesUntilBuilt())}</p>}
      <div className="buttons">
        {byline ? createPortal(<> {edit}</>, byline) : edit}
        <Button
          variant="outline-primary"
          onClick={() => {
            if (confirm(tools.mayWithdraw(title))) void backToDraft();
          }}
        >
          {tools.backToDraft}
        </Button>
        <Button
          ref={takeFocus}
          variant="outline-primary"
          onClick={() => {
            if (confirm(tools.mayDelete(title))) setDeletion('planned');
          }}
        >
          {tools.delete}
        </Button>
      </div>
    </div>
  );
}
