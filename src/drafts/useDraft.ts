import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { drafts } from '#words/drafts';
import { useAdmin } from '../auth/useAdmin';
import { announce } from '../base/announce';
import { deferUntilPaint } from './deferUntilPaint';
import { type Draft, toFormPath } from './drafts';
import { type Change, changeForm, chooseStored, openHistory } from '../rows/undo';
import { keepDraft } from './keepDraft';
import { readFocus, restoreFocus } from '../rows/focus';
import { reduceStatus } from './status';
import { replacePost } from '../rows/rowActions';
import { type Row, toContentOfRows, toRows } from '../rows/rows';
import type { Published } from '../post/stored';

// Words could be lost after these, or be read elsewhere.
const leaving = ['beforeunload', 'pagehide', 'visibilitychange', 'popstate', 'focusout'];

const toHistory = ({ post, undo }: Draft) => openHistory(toRows(post), undo);

/** Owns a draft while it is written: its form, its place in the browser and in the cloud, and its status. */
export function useDraft(uid: string, first: Draft, published?: Published) {
  const navigate = useNavigate();
  const [history, change] = useReducer(changeForm, first, toHistory);
  const [status, dispatch] = useReducer(reduceStatus, { phase: { state: 'editing' }, published });
  const [{ store, schedule, flush }] = useState(() => {
    const { schedule, flush } = deferUntilPaint(
      ({ rows, undo }: { rows: Row[]; undo: Change[] }) => {
        store.save({ post: toContentOfRows(rows), undo: chooseStored(undo) });
      },
    );
    const store = keepDraft(uid, first, {
      flush,
      onReplaced: ({ post, device }) => {
        const focus = readFocus();
        // The fields are new ones, in which the author goes on without losing a key.
        flushSync(() => replacePost(change, post));
        if (focus) restoreFocus(focus);
        announce(drafts.changedOn(device ?? drafts.browser));
      },
      onSplit: (split) => {
        const focus = readFocus();
        void navigate(toFormPath(split), { replace: true, state: { focus } });
      },
      onEnded: () => dispatch({ type: 'failed', reason: drafts.endedElsewhere }),
    });
    return { store, schedule, flush };
  });

  const { rows, undo } = history;
  const [firstRows] = useState(rows);
  useEffect(() => {
    if (rows !== firstRows) schedule({ rows, undo });
  }, [rows, firstRows, undo, schedule]);
  useLayoutEffect(() => {
    for (const event of leaving) addEventListener(event, flush, true);
    return () => {
      for (const event of leaving) removeEventListener(event, flush, true);
      flush();
    };
  }, [flush]);

  const admin = useAdmin(uid);
  const isAdmin = admin.state === 'ready' && admin.value;
  useEffect(() => (isAdmin ? store.start() : undefined), [isAdmin, store]);

  const changeAddress = useCallback(
    (address: string | undefined) => {
      store.save({ address, basedOn: { kind: 'new' } });
      dispatch({ type: 'address changed' });
    },
    [store],
  );

  return {
    history,
    change,
    kept: store.useValue(),
    changeAddress,
    status,
    dispatch,
    store,
    flush,
    admin,
  };
}
