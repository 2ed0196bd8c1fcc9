import { lazy, useDeferredValue, useEffect, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useLocation } from 'react-router-dom';
import { drafts } from '#words/author/drafts';
import { sharing } from '#words/author/sharing';
import type { User } from '../auth/cachedUser';
import { toPost, toContent } from '../post/toPost';
import { Details } from './details/Details';
import { DraftConflict } from '../drafts/DraftConflict';
import { DiscardButton, DraftNotes } from '../drafts/DraftNotes';
import { useMadeAddress } from './details/useMadeAddress';
import { WillPublish } from './details/WillPublish';
import type { Draft } from '../drafts/drafts';
import type { DraftSession } from '../drafts/session/draftSession';
import { stateOf } from '../drafts/session/sessionData';
import { useDraftSession } from '../drafts/session/useDraftSession';
import { PictureStatus, WithPictures } from '../pictures/WithPictures';
import { PostForm } from './PostForm';
import { PostSize } from '../publishing/PostSize';
import { publishDraft } from '../publishing/publishDraft';
import { type Published, toBasis } from '../post/stored';
import { type Focus, restoreFocus } from '../rows/focus';
import { toContentOfRows } from '../rows/rows';
import { readShared } from '../sharing/shared';
import { submitDraft } from '../publishing/submitDraft';
import { ADMINS_ONLY } from '../publishing/submitMessages';
import { SubmitButtons } from '../publishing/SubmitButtons';
import { SubmitProblem, SubmitStatus } from '../publishing/SubmitStatus';
import type { useAdmin } from '../auth/useAdmin';
import { PublishedConflict } from '../versions/PublishedConflict';
import { Versions } from '../versions/Versions';
import { WithPreview } from './WithPreview';
import './form.css';

const ShareDraft = lazy(() => import('../sharing/ShareDraft'));

interface Props {
  user: User;
  draftId: string;
  /** The address of the post; undefined for a new one. */
  address?: string;
  published?: Published;
}

// Whose the address is.
const addressStatus = { new: 'new', deleted: 'own', version: 'published' } as const;

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
  admin: ReturnType<typeof useAdmin>;
  onForbidden: () => void;
}

function Editor({ user, draftId, published, session, admin, onForbidden }: EditorProps) {
  const data = session.useData();
  const { history, draft, isTaken, problem } = data;
  const { change, changeAddress, changeExtras, decide } = session;
  const { address, basedOn, extras } = draft;
  const isAdmin = admin.state === 'ready' && admin.value;
  const busy = data.phase === 'publishing';
  // Let all but the fields lag behind typing.
  const rows = useDeferredValue(history.rows);
  const post = useMemo(() => toContentOfRows(rows), [rows]);
  const madeAddress = useMadeAddress(address ?? post.Title ?? '');
  const [today] = useState(() => new Date());
  const dated = useMemo(() => {
    const dates = published ? { ...published.stored, DateUpdated: today } : { DatePosted: today };
    return toPost(draftId, dates);
  }, [draftId, published, today]);
  const previewPost = useMemo(() => ({ ...dated, ...post }), [dated, post]);
  const [isNew] = useState(!published && !draft.post.Title);
  const { state } = useLocation() as { state: { focus?: Focus } | null };
  useEffect(() => {
    // Where the author was typing when the draft became one of its own.
    if (state?.focus) return restoreFocus(state.focus);
    // A new post begins with its title; whoever has gone elsewhere since stays there.
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.tagName === 'H1';
    if (isNew && isFree) document.getElementById('Title')?.focus({ preventScroll: true });
  }, [state, isNew]);

  return (
    <>
      <DraftNotes session={session} rows={rows} change={change} />
      <DraftConflict data={data} rows={rows} change={change} onDecided={decide} />
      <PublishedConflict
        isOpen={stateOf(data) === 'outdated'}
        address={address}
        basedOn={basedOn}
        published={data.published}
        opened={published}
        rows={rows}
        change={change}
        onDecided={decide}
      />
      <WithPictures
        uid={user.uid}
        isAdmin={isAdmin}
        post={post}
        rows={history.rows}
        change={change}
        onAsking={session.defer}
      >
        <WithPreview
          post={previewPost}
          rows={rows}
          plan={<WillPublish post={post} address={madeAddress} />}
          buttons={<SubmitButtons history={history} change={change} busy={busy} />}
          status={
            <>
              <SubmitStatus data={data} onCancel={session.cancel} />
              <PictureStatus />
              <PostSize post={post} />
            </>
          }
          problem={<SubmitProblem problem={problem} />}
        >
          <PostForm
            history={history}
            change={change}
            details={
              <Details
                rows={history.rows}
                change={change}
                address={{
                  address,
                  madeAddress,
                  status: addressStatus[basedOn.kind],
                  isTaken,
                  onChange: changeAddress,
                }}
                lastDay={previewPost.DatePosted?.toISOString().slice(0, 10) ?? ''}
                note={readShared(extras) && sharing.isShown}
              >
                {isAdmin && (
                  <ShareDraft
                    extras={extras}
                    isBehind={data.isCopyBehind}
                    onChange={changeExtras}
                  />
                )}
              </Details>
            }
            discard={<DiscardButton session={session} />}
            busy={busy}
            onSubmit={() => {
              if (!submitDraft(session, admin)) onForbidden();
            }}
          />
        </WithPreview>
      </WithPictures>
      {published && address && <Versions id={address} published={published} change={change} />}
    </>
  );
}

const askToGoHome = () => confirm(ADMINS_ONLY);

/** The form for a draft, editable in one tab at a time. */
export function DraftEditor(props: Props) {
  const { user, published } = props;
  const [blank] = useState(() => createDraft(props));
  const about = { uid: user.uid, blank, published, publish: publishDraft, askToGoHome };
  const { session, data, admin, onForbidden } = useDraftSession(about);
  const { phase, lock } = data;
  // Until its end leads elsewhere, the form stays.
  if (phase !== 'closed')
    return <Editor {...props} session={session} admin={admin} onForbidden={onForbidden} />;
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
