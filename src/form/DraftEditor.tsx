import { lazy, useDeferredValue, useEffect, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useLocation } from 'react-router-dom';
import { drafts } from '#words/drafts';
import { sharing } from '#words/sharing';
import type { User } from '../auth/cachedUser';
import { toPost, toContent } from '../post/toPost';
import { Details } from './details/Details';
import { DraftConflict } from '../drafts/DraftConflict';
import { useMadeAddress } from './details/useMadeAddress';
import { WillPublish } from './details/WillPublish';
import { type Draft, readDraft } from '../drafts/drafts';
import { isBusy, isConflict } from '../drafts/status';
import { PictureStatus, WithPictures } from '../pictures/WithPictures';
import { PostForm } from './PostForm';
import { Presence } from '../presence/Presence';
import { PostSize } from '../publishing/PostSize';
import { type Published, toBasis } from '../post/stored';
import { type Focus, restoreFocus } from '../rows/focus';
import { toContentOfRows } from '../rows/rows';
import { readShared } from '../sharing/shared';
import { SubmitButtons } from '../publishing/SubmitButtons';
import { SubmitProblem, SubmitStatus } from '../publishing/SubmitStatus';
import { useDraft } from '../drafts/useDraft';
import { useDraftLock } from '../drafts/useDraftLock';
import { usePublish } from '../publishing/usePublish';
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
    basedOn: published ? toBasis(published) : { kind: 'new' },
  };
}

function Editor(props: Props) {
  const { user, draftId, published } = props;
  const [first] = useState(() => readDraft(user.uid, draftId) ?? createDraft(props));
  const draft = useDraft(user.uid, first, published);
  const { history, change, kept, changeAddress, status, dispatch, store, flush, admin } = draft;
  const { address, basedOn, extras } = kept.draft;
  const isAdmin = admin.state === 'ready' && admin.value;
  // Let all but the fields lag behind typing.
  const rows = useDeferredValue(history.rows);
  const post = useMemo(() => toContentOfRows(rows), [rows]);
  const madeAddress = useMadeAddress(address ?? post.Title ?? '');
  const busy = isBusy(status.phase);
  const { publish, cancel } = usePublish(user.uid, !!published, draft);
  const [today] = useState(() => new Date());
  const dated = useMemo(() => {
    const dates = published ? { ...published.stored, DateUpdated: today } : { DatePosted: today };
    return toPost(draftId, dates);
  }, [draftId, published, today]);
  const previewPost = useMemo(() => ({ ...dated, ...post }), [dated, post]);
  const [isNew] = useState(!published && !first.post.Title);
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
      {first.clashedWith && (
        <p className="alert" role="note">
          {drafts.clashed(first.clashedWith)}
        </p>
      )}
      {first.hasEndedElsewhere && (
        <p className="alert" role="note">
          {drafts.endedElsewhere}
        </p>
      )}
      <Presence user={user} isAdmin={isAdmin} draft={kept.draft} published={status.published} />
      <DraftConflict
        kept={kept}
        rows={rows}
        change={change}
        onDecided={() => {
          store.settle();
          dispatch({ type: 'stopped' });
        }}
      />
      <PublishedConflict
        isOpen={isConflict(basedOn, status, post)}
        address={address}
        basedOn={basedOn}
        published={status.published}
        opened={published}
        rows={rows}
        change={change}
        onDecided={() => {
          store.save({ basedOn: toBasis(status.published) });
          dispatch({ type: 'stopped' });
        }}
      />
      <WithPictures
        uid={user.uid}
        isAdmin={isAdmin}
        post={post}
        rows={history.rows}
        change={change}
        onAsking={store.hold}
      >
        <WithPreview
          post={previewPost}
          rows={rows}
          plan={<WillPublish post={post} address={madeAddress} />}
          buttons={<SubmitButtons history={history} change={change} busy={busy} />}
          status={
            <>
              <SubmitStatus phase={status.phase} kept={kept} onCancel={cancel} />
              <PictureStatus />
              <PostSize post={post} />
            </>
          }
          problem={<SubmitProblem phase={status.phase} />}
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
                  isTaken: status.phase.state === 'address taken',
                  onChange: changeAddress,
                }}
                lastDay={previewPost.DatePosted?.toISOString().slice(0, 10) ?? ''}
                note={readShared(extras) && sharing.isShown}
              >
                {isAdmin && (
                  <ShareDraft
                    extras={extras}
                    isBehind={kept.isCopyBehind}
                    onChange={store.changeExtras}
                  />
                )}
              </Details>
            }
            busy={busy}
            onSubmit={() => {
              flush();
              void publish(toContentOfRows(history.rows));
            }}
          />
        </WithPreview>
      </WithPictures>
      {published && address && <Versions id={address} published={published} change={change} />}
    </>
  );
}

/** The form for a draft, editable in one tab at a time. */
export function DraftEditor(props: Props) {
  const [lock, takeOver] = useDraftLock(props.user.uid, props.draftId);
  if (lock === 'held') return <Editor {...props} />;
  if (lock === 'asking') return null;
  const continueHere = () => {
    // The focus stays on the page when the button is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
    takeOver();
  };
  return (
    <div className="alert" role="alert">
      <p>{lock === 'elsewhere' ? drafts.openElsewhere : drafts.unsavedElsewhere}</p>
      {lock === 'elsewhere' && <Button onClick={continueHere}>{drafts.continueHere}</Button>}
    </div>
  );
}
