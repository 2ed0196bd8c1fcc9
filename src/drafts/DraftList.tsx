import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, Navigate } from 'react-router-dom';
import { drafts as words } from '#words/author/drafts';
import { announce } from '../base/announce';
import { Loading } from '../base/Loading';
import { displayTitle, MAX_LISTED, type PostContent } from '../post/post';
import { listTexts } from '../post/text/texts';
import { type Draft, readDraft, saveDraft, toFormPath } from './drafts';
import { formatTime } from '../base/language/formatTime';
import { createId } from '../post/stored';
import { floorToCharacter } from '../rows/characters';
import { ScheduledPosts } from '../scheduling/ScheduledPosts';
import { useScheduled } from '../scheduling/useScheduled';
import { useDrafts } from './useDrafts';
import { hasScheduledPosts } from '../settings';
import '../versions/onRequest.css';

const MAX_LENGTH = 60;

/** The title of a draft; without one, its first words. */
function nameDraft({ Title, Summary, sections }: PostContent): string {
  const words = listTexts([Summary, sections]).find((text) => text.trim()) ?? '';
  const all = words.trim();
  const start = all.slice(0, floorToCharacter(all, MAX_LENGTH));
  return Title || !start ? displayTitle({ Title }) : `${start}${start === all ? '' : '…'}`;
}

/** A user's unpublished drafts, to continue, discard or put back, and an administrator's scheduled posts. Without any, it opens a new post. */
export function DraftList({ uid }: { uid: string }) {
  const [newDraft] = useState(() => `?draft=${createId()}`);
  const { drafts, isAdmin, isComplete, isOffline, hasMore, findClash, change } = useDrafts(uid);
  const scheduled = useScheduled(isAdmin);
  const [hasScheduled, setHasScheduled] = useState(false);
  if (scheduled && scheduled.length > 0 && !hasScheduled) setHasScheduled(true);

  function discard(draft: Draft, isDiscarded: boolean) {
    change(draft, isDiscarded);
    const title = nameDraft(draft.post);
    announce(isDiscarded ? words.discarded(title) : words.wasPutBack(title));
  }

  // A page from which the last one was published stays.
  if (drafts.length === 0 && isComplete && scheduled?.length === 0 && !hasScheduled)
    return <Navigate to={newDraft} replace />;
  return (
    <>
      {hasScheduledPosts && scheduled && scheduled.length > 0 && (
        <ScheduledPosts posts={scheduled} />
      )}
      {(drafts.length > 0 || !isComplete) && <h2>{words.title}</h2>}
      {!isComplete && !isOffline && <Loading>{words.loading}</Loading>}
      {!isComplete && isOffline && (
        <p className="alert" role="status">
          {words.offline}
        </p>
      )}
      <ul className="drafts across">
        {drafts.map((draft) => {
          const name = nameDraft(draft.post);
          const clash = findClash(draft);
          return (
            <li key={draft.id} className="across marked">
              <span className="meta aside">
                {formatTime(draft.savedAt)}
                {draft.device && <br />}
                {draft.device}
              </span>
              <div>
                <span dir="auto">{name}</span>{' '}
                {draft.clashedWith && (
                  <span className="meta">{words.clashedWith(draft.clashedWith)}</span>
                )}
                {clash && (
                  <span className="meta">{words.undecided(clash.device ?? words.browser)}</span>
                )}
                {!draft.discardedAt && (
                  <Link
                    to={toFormPath(draft)}
                    aria-label={words.continueTitle(name)}
                    // The form opens at once, also with a draft of another device.
                    onClick={() => readDraft(uid, draft.id) ?? saveDraft(uid, draft)}
                  >
                    {words.continue}
                  </Link>
                )}
                {/* One button for both, which keeps the focus. */}
                <Button
                  variant="link"
                  aria-label={
                    draft.discardedAt ? words.putBackTitle(name) : words.discardTitle(name)
                  }
                  onClick={() => discard(draft, !draft.discardedAt)}
                >
                  {draft.discardedAt ? words.putBack : words.discard}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {hasMore && <p className="meta">{words.more(MAX_LISTED)}</p>}
      <Link className="btn btn-primary" to={newDraft}>
        {words.newPost}
      </Link>
    </>
  );
}
