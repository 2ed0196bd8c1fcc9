import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, Navigate } from 'react-router-dom';
import { announce } from '../../layout/announce';
import { displayTitle, toEditPath } from '../blog';
import { createId } from './createBlog';
import { type Draft, listDrafts, saveDraft } from './drafts';
import { formatTime } from './formatTime';

const toAddress = ({ id, basedOn }: Draft) =>
  basedOn === undefined ? `?draft=${id}` : toEditPath(id);

/** A user's unpublished drafts, to continue, discard or put back. Without any, it opens a new post. */
export function DraftList({ uid }: { uid: string }) {
  const [newDraft] = useState(() => `?draft=${createId()}`);
  const [drafts, setDrafts] = useState(() => listDrafts(uid));

  function change(draft: Draft, discardedAt: number | undefined) {
    saveDraft(uid, { ...draft, discardedAt });
    setDrafts(listDrafts(uid));
    const what = discardedAt ? 'was discarded. It can be put back.' : 'was put back.';
    announce(`“${displayTitle(draft.post)}” ${what}`);
  }

  if (drafts.length === 0) return <Navigate to={newDraft} replace />;
  return (
    <>
      <h2>Drafts in this browser</h2>
      <ul className="drafts across">
        {drafts.map((draft) => {
          const title = `“${displayTitle(draft.post)}”`;
          return (
            <li key={draft.id} className="across marked">
              <span className="mono aside">{formatTime(draft.savedAt)}</span>
              <div>
                <span dir="auto">{displayTitle(draft.post)}</span>{' '}
                {!draft.discardedAt && (
                  <Link to={toAddress(draft)} aria-label={`Continue ${title}`}>
                    Continue
                  </Link>
                )}
                {/* One button for both, which keeps the focus. */}
                <Button
                  variant="link"
                  aria-label={
                    draft.discardedAt
                      ? `Put back ${title}, which was discarded`
                      : `Discard ${title}`
                  }
                  onClick={() => change(draft, draft.discardedAt ? undefined : Date.now())}
                >
                  {draft.discardedAt ? 'Put back' : 'Discard'}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Link className="btn btn-primary" to={newDraft}>
        Begin a new post
      </Link>
    </>
  );
}
