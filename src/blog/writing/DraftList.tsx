import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, Navigate } from 'react-router-dom';
import { announce } from '../../layout/announce';
import { displayTitle, editPathOf } from '../blog';
import { newId } from './createBlog';
import { type Draft, listDrafts, saveDraft } from './drafts';
import { timeOf } from './timeOf';

const addressOf = ({ id, basedOn }: Draft) =>
  basedOn === undefined ? `?draft=${id}` : editPathOf(id);

/**
 * What a user has begun and not published: to continue, to discard, and for a while to put back. Without any it leads
 * straight to a new post.
 */
export function DraftList({ uid }: { uid: string }) {
  const [newDraft] = useState(() => `?draft=${newId()}`);
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
          const title = displayTitle(draft.post);
          return (
            <li key={draft.id} className="across marked">
              <span className="mono aside">{timeOf(draft.savedAt)}</span>
              <div>
                <span dir="auto">{title}</span>{' '}
                {draft.discardedAt ? (
                  <Button
                    variant="link"
                    aria-label={`Put back “${title}”, which was discarded`}
                    onClick={() => change(draft, undefined)}
                  >
                    Put back
                  </Button>
                ) : (
                  <>
                    <Link to={addressOf(draft)} aria-label={`Continue “${title}”`}>
                      Continue
                    </Link>
                    <Button
                      variant="link"
                      aria-label={`Discard “${title}”`}
                      onClick={() => change(draft, Date.now())}
                    >
                      Discard
                    </Button>
                  </>
                )}
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
