import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../../auth/useAdmin';
import type { Post, PublishedState } from '../blog';
import { createBlog } from './createBlog';
import { deleteDraft } from './drafts';
import { ADMINS_ONLY, submitError } from './submitMessages';
import type { Progress } from './SubmitStatus';
import { warnBeforeClosing } from './warnBeforeClosing';

// Long enough for a slow network, short enough that nobody wonders whether the button works.
const SLOW_AFTER_MS = 4000;

/** Publishes the user's draft with this id, and says how far that has come. */
export function usePublish(uid: string, id: string) {
  const admin = useAdmin(uid);
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const askToGoHome = () => {
    setProgress({ state: 'idle' });
    if (confirm(ADMINS_ONLY)) void navigate('/home');
  };

  async function publish(post: Post) {
    const isForbidden = admin.state === 'ready' && !admin.stale && !admin.value;
    if (isForbidden) return askToGoHome();
    setProgress({ state: 'sending' });
    const slow = setTimeout(() => setProgress({ state: 'slow' }), SLOW_AFTER_MS);
    // The SDK holds a post that waits for the connection in this tab's memory.
    warnBeforeClosing(id, true);
    try {
      const published = { id: await createBlog(id, post), Title: post.Title };
      deleteDraft(uid, id);
      const state: PublishedState = { published };
      if (mounted.current) void navigate('/', { state });
    } catch (error) {
      if (!mounted.current) return;
      if ((error as { code?: string }).code === 'permission-denied') askToGoHome();
      else setProgress({ state: 'failed', reason: submitError(error) });
    } finally {
      clearTimeout(slow);
      warnBeforeClosing(id, false);
    }
  }

  return { progress, setProgress, publish };
}
