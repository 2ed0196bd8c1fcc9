import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { drafts } from '#words/drafts';
import { useAdmin } from '../auth/useAdmin';
import { announce } from '../messages/announce';
import type { PostContent } from '../post/post';
import { deferUntilPaint } from './deferUntilPaint';
import { type Draft, toFormPath } from './drafts';
import { type Change, changeForm, chooseStored, openHistory } from '../rows/history';
import { keepDraft } from './keepDraft';
import { readFocus, restoreFocus } from '../rows/focus';
import { reduceLife } from './status';
import { replacePost } from '../rows/rowActions';
import { toContentOfRows, toRows } from '../rows/rows';
import type { Published } from '../history/storedPosts';
import { isUnsaved } from './unsavedLock';

// Words could be lost after these, or be read elsewhere.
const leaving = ['beforeunload', 'pagehide', 'visibilitychange', 'popstate', 'focusout'];

const toHistory = ({ post, undo }: Draft) => openHistory(toRows(post), undo);

/** Owns a draft while it is written: its form, its place in the browser and in the cloud, and its life. */
export function useDraft(uid: string, first: Draft, published?: Published) {
  const navigate = useNavigate();
  const [history, change] = useReducer(changeForm, first, toHistory);
  const [life, tell] = useReducer(reduceLife, {
    phase: { state: 'editing' },
    saved: isUnsaved(uid, first.id) ? 'failed' : first.savedAt || undefined,
    isCopyBehind: false,
    shared: first.shared,
    published,
    basedOn: first.basedOn,
  });
  const [address, setAddress] = useState(first.address);
  const [{ keeper, schedule, flush }] = useState(() => {
    const { schedule, flush } = deferUntilPaint(
      ({ post, undo }: { post: PostContent; undo: Change[] }) => {
        keeper.save({ post, undo: chooseStored(undo) });
      },
    );
    const keeper = keepDraft(uid, first, {
      tell,
      flush,
      onReplaced: ({ post, address, device, basedOn }) => {
        const focus = readFocus();
        // The fields are new ones, in which the author goes on without losing a key.
        flushSync(() => {
          tell({ type: 'replaced', basedOn });
          setAddress(address);
          replacePost(change, post);
        });
        if (focus) restoreFocus(focus);
        announce(drafts.changedOn(device ?? drafts.browser));
      },
      onSplit: (split) => {
        const focus = readFocus();
        void navigate(toFormPath(split), { replace: true, state: { focus } });
      },
      onEnded: () => tell({ type: 'failed', reason: drafts.endedElsewhere }),
    });
    return { keeper, schedule, flush };
  });

  const { rows, undo } = history;
  const post = useMemo(() => toContentOfRows(rows), [rows]);
  const [firstRows] = useState(rows);
  useEffect(() => {
    if (rows !== firstRows) schedule({ post, undo });
  }, [rows, firstRows, post, undo, schedule]);
  useLayoutEffect(() => {
    for (const event of leaving) addEventListener(event, flush, true);
    return () => {
      for (const event of leaving) removeEventListener(event, flush, true);
      flush();
    };
  }, [flush]);

  const admin = useAdmin(uid);
  const isAdmin = admin.state === 'ready' && admin.value;
  useEffect(() => (isAdmin ? keeper.start() : undefined), [isAdmin, keeper]);

  const changeAddress = useCallback(
    (address: string | undefined) => {
      setAddress(address);
      // Under another address, it is another post.
      keeper.save({ address, basedOn: undefined });
      tell({ type: 'address changed' });
    },
    [keeper],
  );

  return {
    history,
    change,
    post,
    address,
    setAddress,
    changeAddress,
    life,
    tell,
    keeper,
    flush,
    admin,
  };
}
