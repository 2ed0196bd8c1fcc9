import type { DocumentData } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../../auth/useAdmin';
import { pathOf, type Post, type PublishedState } from '../blog';
import { toRevision } from '../toBlog';
import { createBlog, createId, OtherVersionError, updateBlog } from './createBlog';
import { deleteDraft, type Draft, readDraft, saveDraft } from './drafts';
import { ADMINS_ONLY, explainSubmitError } from './submitMessages';
import type { Progress } from './SubmitStatus';
import { isUnsaved } from './unsavedLock';
import { warnBeforeClosing } from './warnBeforeClosing';

const SLOW_AFTER_MS = 4000;

/** Saves and publishes a draft of a new or `stored` post. `other` is a newer published version that it would replace. */
export function usePublish(uid: string, id: string, draft: Draft | null, stored?: DocumentData) {
  const admin = useAdmin(uid);
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>(
    isUnsaved(id)
      ? { state: 'unsaved' }
      : draft
        ? { state: 'saved', at: draft.savedAt }
        : { state: 'idle' },
  );
  const isSubmitted = useRef(draft?.isSubmitted ?? false);
  // The published version that the draft is based on.
  const base = useRef(
    stored && draft?.basedOn !== undefined && draft.basedOn !== toRevision(stored)
      ? { ...stored, Revision: draft.basedOn }
      : stored,
  );
  // Also for a post that was deleted meanwhile: its draft keeps the address of a correction.
  const [revision] = useState(stored ? toRevision(stored) : draft?.basedOn);
  const [other, setOther] = useState<DocumentData>();
  const mounted = useRef(true);
  const isSending = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  // The progress to show while nothing is being sent.
  const draftState = useRef(progress);

  function save(post: Post) {
    const savedAt = Date.now();
    const isStored = saveDraft(uid, {
      id,
      post,
      savedAt,
      isSubmitted: isSubmitted.current,
      basedOn: base.current ? toRevision(base.current) : revision,
    });
    draftState.current = isStored ? { state: 'saved', at: savedAt } : { state: 'unsaved' };
    setProgress(draftState.current);
  }

  const askToGoHome = () => {
    setProgress(draftState.current);
    if (confirm(ADMINS_ONLY)) void navigate('/home');
  };

  /** Publishes the post. Returns its id. */
  async function send(post: Post) {
    const mayBePublished = isSubmitted.current;
    isSubmitted.current = true;
    save(post);
    setProgress({ state: 'sending' });
    try {
      if (base.current) await updateBlog(id, post, base.current);
      else await createBlog(id, post);
    } catch (error) {
      if (!(error instanceof OtherVersionError) || mayBePublished || base.current) throw error;
      // The id belongs to a post that was published long ago: publish this one under another.
      const otherId = createId();
      await createBlog(otherId, post);
      return otherId;
    }
    return id;
  }

  async function publish(post: Post) {
    const isForbidden = admin.state === 'ready' && !admin.stale && !admin.value;
    if (isForbidden) return askToGoHome();
    // The form may be submitted several times before it is disabled.
    if (isSending.current) return;
    isSending.current = true;
    const slow = setTimeout(() => setProgress({ state: 'slow' }), SLOW_AFTER_MS);
    // Until there is a connection, the post is only in this tab's memory.
    warnBeforeClosing(id, true);
    try {
      const published = { id: await send(post), Title: post.Title };
      // Another tab may have taken over the draft and changed it.
      const saved = readDraft(uid, id);
      if (JSON.stringify(saved?.post) === JSON.stringify(post)) deleteDraft(uid, id);
      if (!mounted.current) return;
      if (stored) return void navigate(pathOf(id), { replace: true });
      const state: PublishedState = { published };
      void navigate('/', { state, replace: true });
    } catch (error) {
      if (error instanceof OtherVersionError) {
        base.current = error.stored;
        setOther(error.stored);
      }
      if (!mounted.current) return;
      if ((error as { code?: string }).code === 'permission-denied') askToGoHome();
      else setProgress({ state: 'failed', reason: explainSubmitError(error) });
    } finally {
      isSending.current = false;
      clearTimeout(slow);
      warnBeforeClosing(id, false);
    }
  }

  return { progress, other, save, publish };
}
