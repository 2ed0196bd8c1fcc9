import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { drafts } from '#words/author/drafts';
import { useAdmin } from '../../auth/useAdmin';
import { announce } from '../../base/announce';
import { type PublishedState, toPath } from '../../post/post';
import type { Published } from '../../post/stored';
import { readFocus, restoreFocus } from '../../rows/focus';
import { type Draft, toFormPath } from '../drafts';
import { toPorts } from './browserPorts';
import { DraftSession } from './draftSession';
import type { DraftPorts, Leading, View } from './ports';

// By user and draft: those whose post was on its way when their form was left. They go on, and their form shows it when it is opened again.
const left = new Map<string, DraftSession>();

interface Options {
  uid: string;
  /** The draft before the first key. */
  blank: Draft;
  published?: Published;
  publish: (uid: string) => DraftPorts['publish'];
  /** Asks a user who may not publish whether to go home. */
  askToGoHome: () => boolean;
}

/** Shows the session of a draft in a form: its data, what is known of the admin flag, and what becomes of a Submit without it. */
export function useDraftSession({ uid, blank, published, publish, askToGoHome }: Options) {
  const navigate = useNavigate();
  const key = `${uid}/${blank.id}`;
  const [session] = useState(() => {
    const former = left.get(key);
    return former?.isSending
      ? former
      : new DraftSession(toPorts(uid, blank.id, publish), blank, published);
  });

  const onForbidden = () => {
    if (askToGoHome()) void navigate('/home');
  };
  const follow = useEffectEvent((leading: Leading) => {
    if (leading.to === 'home') onForbidden();
    else if (leading.to === 'list') void navigate('/createblog');
    else if (leading.to === 'draft')
      void navigate(toFormPath(leading.draft), { replace: true, state: { focus: readFocus() } });
    else if (published) void navigate(toPath(leading.address), { replace: true });
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

  return { session, data: session.useData(), admin, onForbidden };
}
