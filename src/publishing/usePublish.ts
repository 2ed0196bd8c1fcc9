import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { drafts } from '#words/drafts';
import { publishing } from '#words/publishing';
import { type PostContent, type PublishedState, toPath } from '../post/post';
import { listTexts } from '../post/text/texts';
import { deleteDraft, readDraft, saveDraft } from '../drafts/drafts';
import { makeAddress } from './address';
import { isConflict, isUnderWay } from '../drafts/status';
import { uploadPost } from '../pictures/uploadPost';
import { AddressTakenError, OtherCopyError, OtherVersionError, sendPost } from './publishPost';
import { type Basis, toBasis } from '../post/stored';
import { ADMINS_ONLY, explainSubmitError } from './submitMessages';
import type { useDraft } from '../drafts/useDraft';
import { warnBeforeClosing } from '../drafts/warnBeforeClosing';

const SLOW_AFTER_MS = 4000;

/** A post on its way. */
interface Sending {
  post: PostContent;
  basedOn: Basis;
  controller: AbortController;
  /** Where it is published, which the next Submit needs if the answer is lost: the post may be there, which it then corrects. */
  begun: Promise<{ address: string; basedOn: Basis }>;
  sent: Promise<void>;
}

// By user and draft. A form that is left goes on sending, and shows it when it is opened again.
const sendings = new Map<string, Sending>();

const isEmpty = ({ Title, Summary, sections }: PostContent) =>
  !listTexts([Title, Summary, sections]).some((text) => text.trim());

/** Publishes a draft of a new post, or of one that `isPublished`. */
export function usePublish(
  uid: string,
  isPublished: boolean,
  { status, dispatch, store, kept, admin }: ReturnType<typeof useDraft>,
) {
  const navigate = useNavigate();
  const mounted = useRef(true);
  const { id: draftId } = store.current();
  const key = `${uid}/${draftId}`;

  const askToGoHome = () => {
    dispatch({ type: 'stopped' });
    if (confirm(ADMINS_ONLY)) void navigate('/home');
  };

  async function publish(post: PostContent) {
    const isForbidden = admin.state === 'ready' && !admin.stale && !admin.value;
    if (isForbidden) return askToGoHome();
    // The form may be submitted several times before it is disabled.
    if (sendings.has(key)) return;
    if (isEmpty(post) && !confirm(publishing.empty)) return;
    if (kept.clash) return dispatch({ type: 'failed', reason: drafts.decideFirst });
    const last = store.current().basedOn;
    const isOverwriting = isConflict(last, status, post);
    const question = status.published ? publishing.overwrite : publishing.publishDeleted;
    if (isOverwriting && !confirm(question)) return;
    const basedOn = isOverwriting ? toBasis(status.published) : last;
    store.save({ post, basedOn });
    const controller = new AbortController();
    const { signal } = controller;
    const begin = async () => {
      const { address: typed } = store.current();
      const isNew = basedOn.kind === 'new';
      const isKnown = typed !== undefined && !isNew;
      const address = isKnown ? typed : await makeAddress(typed ?? post.Title);
      return { address, basedOn: isNew ? toBasis(undefined) : basedOn };
    };
    const begun = begin();
    const send = async () => {
      const { address } = await begun;
      await uploadPost(uid, post, signal, dispatch);
      const { copied } = await store.pause();
      const submission = { uid, draftId, address, post, basedOn, copied, signal };
      await sendPost(submission, () => dispatch({ type: 'waiting' }));
    };
    const sending = { post, basedOn, controller, begun, sent: send() };
    sendings.set(key, sending);
    await follow(sending);
  }

  /** Keeps what a Submit has begun with the draft, also when its form was left at once. */
  function keepBegun(begun: Awaited<Sending['begun']>) {
    if (mounted.current) return store.save(begun);
    const saved = readDraft(uid, draftId);
    if (saved) saveDraft(uid, { ...saved, ...begun });
  }

  /** Shows what becomes of a post on its way. */
  async function follow(sending: Sending) {
    const { post, basedOn, controller, begun, sent } = sending;
    const { signal } = controller;
    begun.then(keepBegun, () => undefined);
    dispatch({ type: 'sending' });
    if (!navigator.onLine) dispatch({ type: 'waiting' });
    // Until there is a connection, the post is only in this tab's memory.
    warnBeforeClosing(key, true);
    try {
      await sent;
      const { address } = await begun;
      // Another tab may have taken over the draft and changed it.
      const saved = readDraft(uid, draftId);
      if (!saved || JSON.stringify(saved.post) === JSON.stringify(post)) deleteDraft(uid, draftId);
      else if (signal.aborted) return store.resume();
      if (!mounted.current) return;
      if (isPublished) return void navigate(toPath(address), { replace: true });
      const state: PublishedState = { published: { id: address, Title: post.Title } };
      void navigate('/', { state, replace: true });
    } catch (error) {
      if ((sendings.get(key) ?? sending) === sending) store.resume();
      if (signal.aborted || !mounted.current) return;
      if (!(error instanceof OtherVersionError)) store.save({ basedOn });
      if (error instanceof OtherVersionError)
        dispatch({ type: 'published elsewhere', published: error.published });
      else if (error instanceof AddressTakenError) dispatch({ type: 'address taken' });
      else if (error instanceof OtherCopyError) {
        dispatch({ type: 'stopped' });
        store.receiveSubmitted(error.copy);
      } else if ((error as { code?: string }).code === 'permission-denied') askToGoHome();
      else dispatch({ type: 'failed', reason: explainSubmitError(error) });
    } finally {
      if (sendings.get(key) === sending) end();
    }
  }

  /** Ends the current attempt, and no later one. */
  function end() {
    sendings.delete(key);
    warnBeforeClosing(key, false);
  }

  /** Stops publishing, unless the post is on its way already. */
  function cancel() {
    sendings.get(key)?.controller.abort();
    end();
    dispatch({ type: 'stopped' });
  }

  const { phase } = status;
  useEffect(() => {
    if (!isUnderWay(phase)) return;
    const timer = setTimeout(() => dispatch({ type: 'slow' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase, dispatch]);

  const followAgain = useEffectEvent(() => {
    const sending = sendings.get(key);
    if (!sending) return;
    void store.pause();
    void follow(sending);
  });
  useEffect(() => {
    mounted.current = true;
    followAgain();
    return () => {
      mounted.current = false;
    };
  }, []);

  return { publish, cancel };
}
