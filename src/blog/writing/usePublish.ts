import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Post, type PublishedState, toPath } from '../blog';
import { listTexts } from '../texts';
import { deleteDraft, readDraft } from './drafts';
import { isConflict } from './life';
import { createId, OtherVersionError, publishPost, type Submission } from './publishPost';
import {
  ADMINS_ONLY,
  EMPTY,
  explainSubmitError,
  OVERWRITE,
  PUBLISH_DELETED,
} from './submitMessages';
import type { useDraft } from './useDraft';
import { warnBeforeClosing } from './warnBeforeClosing';

const SLOW_AFTER_MS = 4000;
const RETRY_MS = 3000;

/** Waits until there may be a connection again. */
const waitForConnection = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => resolve();
    setTimeout(end, RETRY_MS);
    addEventListener('online', end, { once: true, signal });
    signal.addEventListener('abort', end);
  });

/** A post on its way; `sent` gives the id under which it is published. */
interface Sending {
  post: Post;
  controller: AbortController;
  sent: Promise<string>;
}

// By draft. A form that is left goes on sending, and shows it when it is opened again.
const sendings = new Map<string, Sending>();

const isEmpty = ({ Title, Summary, sections }: Post) =>
  !listTexts([Title, Summary, sections]).some((text) => text.trim());

/** Publishes a draft of a new post, or of one that `isPublished`, under the id `postId`. */
export function usePublish(
  uid: string,
  postId: string,
  isPublished: boolean,
  { life, tell, keeper, admin }: ReturnType<typeof useDraft>,
) {
  const navigate = useNavigate();
  const mounted = useRef(true);
  const { id: draftId } = keeper.current();

  const askToGoHome = () => {
    tell({ type: 'stopped' });
    if (confirm(ADMINS_ONLY)) void navigate('/home');
  };

  /** Sends a post until the server has answered. Returns the id under which it is published. */
  async function send(submission: Submission, mayBePublished: boolean): Promise<string> {
    const { signal, basedOn, id } = submission;
    try {
      await publishPost(submission);
      return id;
    } catch (error) {
      if (error instanceof OtherVersionError && !mayBePublished && !basedOn)
        // The id belongs to a post that was published long ago: publish this one under another.
        return send({ ...submission, id: createId() }, true);
      if ((error as { code?: string }).code !== 'unavailable') throw error;
      tell({ type: 'waiting' });
      await waitForConnection(signal);
      // This attempt may have arrived, or another one been sent meanwhile.
      return send(submission, true);
    }
  }

  async function publish(post: Post) {
    const isForbidden = admin.state === 'ready' && !admin.stale && !admin.value;
    if (isForbidden) return askToGoHome();
    // The form may be submitted several times before it is disabled.
    if (sendings.has(draftId)) return;
    if (isEmpty(post) && !confirm(EMPTY)) return;
    const isOverwriting = isConflict(life, post);
    if (isOverwriting && !confirm(life.published ? OVERWRITE : PUBLISH_DELETED)) return;
    const { isSubmitted: mayBePublished } = keeper.current();
    const basedOn = isOverwriting ? life.published?.version : life.basedOn;
    tell({ type: 'rebased' });
    keeper.save({ post, basedOn, isSubmitted: true });
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      const { copied } = await keeper.pause();
      const submission = { uid, draftId, id: postId, post, basedOn, copied, signal };
      // Another device may have published a draft that has a copy.
      return send(submission, mayBePublished || copied !== undefined);
    };
    const sending = { post, controller, sent: start() };
    sendings.set(draftId, sending);
    await follow(sending);
  }

  /** Shows what becomes of a post on its way. */
  async function follow(sending: Sending) {
    const { post, controller, sent } = sending;
    const { signal } = controller;
    tell({ type: 'sending' });
    if (!navigator.onLine) tell({ type: 'waiting' });
    const slow = setTimeout(() => tell({ type: 'slow' }), SLOW_AFTER_MS);
    // Until there is a connection, the post is only in this tab's memory.
    warnBeforeClosing(draftId, true);
    try {
      const id = await sent;
      // Another tab may have taken over the draft and changed it.
      const saved = readDraft(uid, draftId);
      if (!saved || JSON.stringify(saved.post) === JSON.stringify(post)) deleteDraft(uid, draftId);
      else if (signal.aborted) return keeper.resume();
      if (!mounted.current) return;
      if (isPublished) return void navigate(toPath(id), { replace: true });
      const state: PublishedState = { published: { id, Title: post.Title } };
      void navigate('/', { state, replace: true });
    } catch (error) {
      keeper.resume();
      if (signal.aborted || !mounted.current) return;
      if (error instanceof OtherVersionError)
        tell({ type: 'published elsewhere', published: error.published });
      else if ((error as { code?: string }).code === 'permission-denied') askToGoHome();
      else tell({ type: 'failed', reason: explainSubmitError(error) });
    } finally {
      if (sendings.get(draftId) === sending) sendings.delete(draftId);
      clearTimeout(slow);
      warnBeforeClosing(draftId, false);
    }
  }

  /** Stops publishing, unless the post is on its way already. */
  function cancel() {
    sendings.get(draftId)?.controller.abort();
    sendings.delete(draftId);
    tell({ type: 'stopped' });
  }

  const followAgain = useEffectEvent(() => {
    const sending = sendings.get(draftId);
    if (!sending) return;
    void keeper.pause();
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
