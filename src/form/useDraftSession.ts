import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { drafts } from '#words/author/drafts';
import { scheduling } from '#words/author/scheduling';
import { site } from '#words/site';
import { useAdmin } from '../auth/useAdmin';
import { announce } from '../base/announce';
import { type Draft, toFormPath } from '../drafts/drafts';
import { toPorts } from '../drafts/session/browserPorts';
import { DraftSession } from '../drafts/session/draftSession';
import type { Leading, View } from '../drafts/session/ports';
import { formatTime } from '../base/language/formatTime';
import { displayTitle, type PublishedState, toPath } from '../post/post';
import type { Published } from '../post/stored';
import { publishDraft } from '../publishing/publishDraft';
import { submitDraft } from '../publishing/submitDraft';
import { ADMINS_ONLY } from '../publishing/submitMessages';
import { readFocus, restoreFocus } from '../rows/focus';
import { hasScheduledPosts } from '../settings';

// By user and draft: those whose post was on its way when their form was left. They go on, and their form shows it when it is opened again.
const left = new Map<string, DraftSession>();

/** Shows the session of a draft in a form, which has what Submit does, too. `blank` is the draft before the first key. */
export function useDraftSession(uid: string, blank: Draft, published?: Published) {
  const navigate = useNavigate();
  const key = `${uid}/${blank.id}`;
  const [session] = useState(() => {
    const former = left.get(key);
    return former?.isSending
      ? former
      : new DraftSession(toPorts(uid, blank.id, publishDraft), blank, published);
  });

  const askToGoHome = () => {
    if (confirm(ADMINS_ONLY)) void navigate('/home');
  };
  const follow = useEffectEvent((leading: Leading) => {
    if (leading.to === 'home') askToGoHome();
    else if (leading.to === 'list') void navigate('/createblog');
    else if (leading.to === 'draft')
      void navigate(toFormPath(leading.draft), { replace: true, state: { focus: readFocus() } });
    else if (leading.to === 'scheduled') {
      const { dueAt, title: Title } = leading;
      if (hasScheduledPosts)
        announce(displayTitle({ Title }) + site.colon + scheduling.later(formatTime(dueAt)));
      void navigate('/createblog', { replace: true });
    } else if (published) void navigate(toPath(leading.address), { replace: true });
    else {
      const { address: id, title: Title } = leading;
      const state: PublishedState = { published: { id, Title } };
      void navigate('/', { state, replace: true });
    }
  });

  useLayoutEffect(() => {
    const replaceWords: View['replaceWords'] = (replace, { device = drafts.browser }) => {
      const focus = readFocus();
      // The fields are new ones, in which the author goes on without losing a key.
      flushSync(replace);
      if (focus) restoreFocus(focus);
      announce(drafts.changedOn(device));
    };
    const leave = session.enter({ replaceWords, follow: (leading) => follow(leading) });
    return () => {
      leave();
      if (session.isSending) left.set(key, session);
      else left.delete(key);
    };
  }, [session, key]);

  const admin = useAdmin(uid);
  const isAdmin = admin.state === 'ready' && admin.value;
  useEffect(() => session.setAdmin(isAdmin), [session, isAdmin]);

  const submit = () => {
    if (admin.state === 'ready' && !admin.stale && !admin.value) askToGoHome();
    else submitDraft(session);
  };
  return { session, isAdmin, submit };
}
