import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useLocation } from 'react-router-dom';
import { drafts } from '#words/author/drafts';
import { scheduling } from '#words/author/scheduling';
import { sharing } from '#words/author/sharing';
import { formatTime } from '../base/language/formatTime';
import type { User } from '../auth/cachedUser';
import { shownPart, useAllParts } from '../base/part';
import { DraftConflict } from '../drafts/DraftConflict';
import { DraftNotes } from '../drafts/DraftNotes';
import type { Draft } from '../drafts/drafts';
import { PublishedConflict } from '../drafts/PublishedConflict';
import type { DraftSession } from '../drafts/session/draftSession';
import { WithPictures } from '../pictures/WithPictures';
import { cancelSchedule } from '../publishing/cancelSchedule';
import { readDueAt } from '../publishing/dueAt';
import { type Published, toBasis } from '../post/stored';
import { toPost, toContent } from '../post/toPost';
import { type Focus, restoreFocus } from '../rows/focus';
import { PostLanguage } from '../rows/PostLanguage';
import { toContentOfRows } from '../rows/rows';
import { ScheduleField } from '../scheduling/ScheduleField';
import { readShared } from '../sharing/shared';
import { Versions } from '../versions/Versions';
import { Details } from './details/Details';
import { useMadeAddress } from './details/useMadeAddress';
import { useTextMode } from './body/useTextMode';
import { PostForm } from './PostForm';
import { useDraftSession } from './useDraftSession';
import { useWritingPosition } from './useWritingPosition';
import { WithPreview } from './WithPreview';
import { hasScheduledPosts } from '../settings';
import './form.css';

const ShareDraft = shownPart(() => import('../sharing/ShareDraft'));

interface Props {
  user: User;
  draftId: string;
  /** The address of the post; undefined for a new one. */
  address?: string;
  published?: Published;
}

/** A draft of a published post, or of a new one. */
function createDraft({ user: { displayName }, draftId, address, published }: Props): Draft {
  const empty = { Name: displayName, sections: [{ paragraphs: [''] }] };
  return {
    id: draftId,
    address,
    post: toContent(published?.stored ?? empty),
    savedAt: 0,
    isAhead: false,
    basedOn: published ? toBasis(published) : { kind: 'new' },
  };
}

interface EditorProps extends Props {
  session: DraftSession;
  isAdmin: boolean;
  onSubmit: () => void;
}

function Editor({ user, draftId, published, session, isAdmin, onSubmit }: EditorProps) {
  useAllParts();
  const data = session.useData();
  const { history, draft, copyFault } = data;
  const { change, changeExtras } = session;
  const { address, extras } = draft;
  // Let all but the fields lag behind typing.
  const rows = useDeferredValue(history.rows);
  const content = useMemo(() => toContentOfRows(rows), [rows]);
  const madeAddress = useMadeAddress(address ?? content.Title ?? '');
  const dueAt = readDueAt(data);
  const plannedAt = data.published?.dueAt;
  const [today] = useState(() => new Date());
  const dated = useMemo(() => {
    const dates = published ? { ...published.stored, DateUpdated: today } : { DatePosted: today };
    return toPost(draftId, dueAt === undefined ? dates : { DatePosted: dueAt || today });
  }, [draftId, published, today, dueAt]);
  const post = useMemo(() => ({ ...dated, ...content }), [dated, content]);
  const isOpenedAgain = useWritingPosition(draftId);
  const [isNew] = useState(!published && !draft.post.Title && !isOpenedAgain);
  const mode = useTextMode(session, isNew);
  const { state } = useLocation() as { state: { focus?: Focus } | null };
  useEffect(() => {
    // Where the author was typing when the draft became one of its own.
    if (state?.focus && !isOpenedAgain) return restoreFocus(state.focus);
    // A new post begins with its title; whoever has gone elsewhere since stays there.
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.tagName === 'H1';
    if (isNew && isFree) document.getElementById('Title')?.focus({ preventScroll: true });
  }, [state, isNew, isOpenedAgain]);

  return (
    <>
      <DraftNotes session={session} rows={rows} />
      <DraftConflict session={session} rows={rows} />
      <PublishedConflict session={session} rows={rows} opened={published} />
      <PostLanguage value={content.Language}>
        <WithPictures
          uid={user.uid}
          isAdmin={isAdmin}
          post={content}
          session={session}
          body={mode.body}
        >
          <WithPreview
            session={session}
            rows={rows}
            content={content}
            post={post}
            madeAddress={madeAddress}
            mode={mode}
          >
            <PostForm session={session} mode={mode} onSubmit={onSubmit}>
              <Details
                session={session}
                madeAddress={madeAddress}
                lastDay={post.DatePosted?.toISOString().slice(0, 10) ?? ''}
                time={
                  hasScheduledPosts &&
                  dueAt !== undefined && (
                    <ScheduleField
                      dueAt={dueAt}
                      onChange={(time) => void changeExtras({ dueAt: time })}
                      onCancel={plannedAt ? () => cancelSchedule(user.uid, session) : undefined}
                    />
                  )
                }
                note={
                  hasScheduledPosts && plannedAt
                    ? scheduling.later(formatTime(plannedAt))
                    : readShared(extras) && sharing.isShown
                }
              >
                {isAdmin && (
                  <ShareDraft
                    extras={extras}
                    isBehind={copyFault !== undefined}
                    onChange={changeExtras}
                  />
                )}
              </Details>
            </PostForm>
          </WithPreview>
        </WithPictures>
      </PostLanguage>
      {published && !published.dueAt && address && (
        <Versions id={address} published={published} change={change} />
      )}
    </>
  );
}

/** The form for a draft, editable in one tab at a time. */
export function DraftEditor(props: Props) {
  const [blank] = useState(() => createDraft(props));
  const { session, isAdmin, submit } = useDraftSession(props.user.uid, blank, props.published);
  const { phase, lock } = session.useData();
  // Until its end leads elsewhere, the form stays.
  if (phase !== 'closed')
    return <Editor {...props} session={session} isAdmin={isAdmin} onSubmit={submit} />;
  if (lock === 'asking') return null;
  const continueHere = () => {
    // The focus stays on the page when the button is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
    session.takeOver();
  };
  return (
    <div className="alert" role="alert">
      <p>{lock === 'elsewhere' ? drafts.openElsewhere : drafts.unsavedElsewhere}</p>
      {lock === 'elsewhere' && <Button onClick={continueHere}>{drafts.continueHere}</Button>}
    </div>
  );
}
