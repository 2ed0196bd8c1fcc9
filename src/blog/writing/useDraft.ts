import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../../auth/useAdmin';
import { announce } from '../../layout/announce';
import { deferUntilPaint } from './deferUntilPaint';
import { type Draft, toAddress } from './drafts';
import { changeForm, chooseStored, type History, openHistory } from './history';
import { keepDraft } from './keepDraft';
import { reduceLife } from './life';
import type { Published } from './publishPost';
import { toPost, toRows } from './rows';
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
    saved: isUnsaved(first.id) ? 'failed' : first.savedAt || undefined,
    isCopyBehind: false,
    published,
    basedOn: first.basedOn,
  });
  const [{ keeper, schedule, flush }] = useState(() => {
    const { schedule, flush } = deferUntilPaint(({ rows, undo }: History) => {
      keeper.save({ post: toPost(rows), undo: chooseStored(undo) });
    });
    const keeper = keepDraft(uid, first, {
      tell,
      flush,
      onReplaced: ({ post, device, basedOn }) => {
        tell({ type: 'replaced', basedOn });
        change({
          type: 'change',
          change: (rows) => ({ at: 0, length: rows.length, rows: toRows(post) }),
        });
        announce(`The draft was changed on another device (${device}), and is now the same here.`);
      },
      onSplit: (split) => {
        const field = document.activeElement?.id;
        void navigate(toAddress(split), { replace: true, state: { field } });
      },
    });
    return { keeper, schedule, flush };
  });

  const { rows } = history;
  const [firstRows] = useState(rows);
  useEffect(() => {
    if (rows !== firstRows) schedule(history);
  }, [rows, firstRows, history, schedule]);
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

  const post = useMemo(() => toPost(rows), [rows]);
  return { history, change, post, life, tell, keeper, flush, admin };
}
