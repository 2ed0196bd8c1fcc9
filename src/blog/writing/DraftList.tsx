import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, Navigate } from 'react-router-dom';
import { announce } from '../../layout/announce';
import { Loading } from '../../layout/Loading';
import { displayTitle, type Post } from '../blog';
import { listTexts } from '../texts';
import { type Draft, readDraft, saveDraft, toAddress } from './drafts';
import { formatTime } from './formatTime';
import { createId } from './publishPost';
import { useDrafts } from './useDrafts';

const MAX_LENGTH = 60;

/** The title of a draft; without one, its first words. */
function nameDraft({ Title, Summary, sections }: Post): string {
  const words = listTexts([Summary, sections]).find((text) => text.trim()) ?? '';
  const start = words.trim().slice(0, MAX_LENGTH);
  return Title || !start
    ? displayTitle({ Title })
    : `${start}${start.length < words.trim().length ? '…' : ''}`;
}

/** A user's unpublished drafts, to continue, discard or put back. Without any, it opens a new post. */
export function DraftList({ uid }: { uid: string }) {
  const [newDraft] = useState(() => `?draft=${createId()}`);
  const { drafts, isComplete, isOffline, change } = useDrafts(uid);

  function discard(draft: Draft, discardedAt: number | undefined) {
    change(draft, discardedAt);
    const what = discardedAt ? 'was discarded. It can be put back.' : 'was put back.';
    announce(`“${nameDraft(draft.post)}” ${what}`);
  }

  if (drafts.length === 0 && isComplete) return <Navigate to={newDraft} replace />;
  return (
    <>
      <h2>Drafts</h2>
      {!isComplete && !isOffline && <Loading>Loading the drafts of your other devices…</Loading>}
      {!isComplete && isOffline && (
        <p className="alert" role="status">
          The drafts of your other devices can’t be loaded now. They appear here when the connection
          is back.
        </p>
      )}
      <ul className="drafts across">
        {drafts.map((draft) => {
          const name = nameDraft(draft.post);
          return (
            <li key={draft.id} className="across marked">
              <span className="mono aside">
                {formatTime(draft.savedAt)}
                {draft.device && <br />}
                {draft.device}
              </span>
              <div>
                <span dir="auto">{name}</span>{' '}
                {draft.clashedWith && (
                  <span className="mono">
                    Also changed on another device ({draft.clashedWith}), which is a draft of its
                    own
                  </span>
                )}
                {!draft.discardedAt && (
                  <Link
                    to={toAddress(draft)}
                    aria-label={`Continue “${name}”`}
                    // The form opens at once, also with a draft of another device.
                    onClick={() => readDraft(uid, draft.id) ?? saveDraft(uid, draft)}
                  >
                    Continue
                  </Link>
                )}
                {/* One button for both, which keeps the focus. */}
                <Button
                  variant="link"
                  aria-label={
                    draft.discardedAt
                      ? `Put back “${name}”, which was discarded`
                      : `Discard “${name}”`
                  }
                  onClick={() => discard(draft, draft.discardedAt ? undefined : Date.now())}
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
