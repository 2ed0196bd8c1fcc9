import type { DocumentData } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../../auth/useAdmin';
import { pathOf, type Post, type PublishedState } from '../blog';
import { toRevision } from '../toBlog';
import { createBlog, newId, OtherVersionError, updateBlog } from './createBlog';
import { deleteDraft, type Draft, readDraft, saveDraft } from './drafts';
import { ADMINS_ONLY, submitError } from './submitMessages';
import type { Progress } from './SubmitStatus';
import { isUnsaved } from './unsavedLock';
import { warnBeforeClosing } from './warnBeforeClosing';

// Long enough for a slow network, short enough that nobody wonders whether the button works.
const SLOW_AFTER_MS = 4000;

/**
 * Saves and publishes a draft: as a new post, or as another version of the one that is `stored`. Says how far that has
 * come, and which `other` version it would replace.
 */
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
  // The published version that this one is based on.
  const base = useRef(
    stored && draft?.basedOn !== undefined && draft.basedOn !== toRevision(stored)
      ? { ...stored, Revision: draft.basedOn }
      : stored,
  );
  // That of a post deleted since, too: its draft is found under the address of the correction.
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

  /** The state of the draft, while nothing is sent. */
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

  /** Returns the id that the post has. */
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
      // An old address of the form, whose post was published long ago: these words are another post.
      const other = newId();
      await createBlog(other, post);
      return other;
    }
    return id;
  }

  async function publish(post: Post) {
    const isForbidden = admin.state === 'ready' && !admin.stale && !admin.value;
    if (isForbidden) return askToGoHome();
    // Several presses can come before the form is disabled.
    if (isSending.current) return;
    isSending.current = true;
    const slow = setTimeout(() => setProgress({ state: 'slow' }), SLOW_AFTER_MS);
    // The SDK holds a post that waits for the connection in this tab's memory.
    warnBeforeClosing(id, true);
    try {
      const published = { id: await send(post), Title: post.Title };
      // Another tab may have taken the draft over and gone on with it.
      const kept = readDraft(uid, id);
      if (JSON.stringify(kept?.post) === JSON.stringify(post)) deleteDraft(uid, id);
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
      else setProgress({ state: 'failed', reason: submitError(error) });
    } finally {
      isSending.current = false;
      clearTimeout(slow);
      warnBeforeClosing(id, false);
    }
  }

  return { progress, other, save, publish };
}
