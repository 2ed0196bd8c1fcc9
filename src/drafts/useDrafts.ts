import { useEffect, useState } from 'react';
import { useAdmin } from '../auth/useAdmin';
import { copyToCloud, deleteOver, listenToCopies, readCopy } from './cloudDrafts';
import { deleteDraft, type Draft, isOver, listDrafts, readDraft, saveDraft } from './drafts';
import { copyInTurn, isOpen } from './locks';
import { beforeCopy, type CloudDraft, mergeDraft, withCopy } from './mergeDraft';

/** Brings a draft and its copy up to date. */
async function mergeNow(uid: string, draft: Draft): Promise<void> {
  const { id } = draft;
  // Read after the draft: a copy that was reported may be older, or published since.
  const copy = await readCopy(uid, id);
  // A tab that has it open keeps the copy up to date.
  if (await isOpen(id)) return;
  // If a tab has changed the draft meanwhile, the next report merges it.
  if (JSON.stringify(readDraft(uid, id)) !== JSON.stringify(draft)) return;
  const { draft: merged, split, clash } = mergeDraft(draft, copy);
  // The author decides in the form.
  if (clash) return;
  // Without room for both, the browser's words stay where they are stored.
  if (split && !saveDraft(uid, split)) return deleteDraft(uid, split.id);
  if (merged) saveDraft(uid, merged);
  else deleteDraft(uid, id);
  const changed = split ?? merged;
  if (!changed?.isAhead) return;
  const ahead = beforeCopy(changed);
  saveDraft(uid, ahead);
  const answer = await copyToCloud(uid, ahead);
  // Otherwise, the listener soon reports the newer copy.
  if (!('copied' in answer)) return;
  // A form may have opened it meanwhile.
  const stored = readDraft(uid, ahead.id);
  if (stored) saveDraft(uid, withCopy(stored, ahead, answer.copied));
}

/** Brings a draft and its copy up to date when no other tab copies it. */
const mergeListed = (uid: string, draft: Draft): Promise<void> =>
  copyInTurn(uid, draft.id, () => mergeNow(uid, draft));

/**
 * Lists a user's drafts of all devices, last changed first. `isComplete`: all are loaded; `isOffline`: those of
 * other devices can't be loaded now; `hasMore`: the cloud has older ones, which aren't listed.
 */
export function useDrafts(uid: string) {
  const admin = useAdmin(uid);
  const isAdmin = admin.state === 'ready' && admin.value;
  const [local, setLocal] = useState(() => listDrafts(uid));
  const [copies, setCopies] = useState<CloudDraft[]>();
  const [hasMore, setHasMore] = useState(false);
  const [isOffline, setIsOffline] = useState(false);

  useEffect(() => {
    if (!isAdmin) return;
    async function merge(found: CloudDraft[]) {
      for (const draft of listDrafts(uid)) {
        const copied = found.find(({ id }) => id === draft.id)?.copied;
        if (!draft.isAhead && draft.copied === copied) continue;
        // A draft that can't be merged now is in the list, and merged when it is opened.
        await mergeListed(uid, draft).catch(() => undefined);
      }
      setLocal(listDrafts(uid));
      for (const copy of found.filter(isOver)) await deleteOver(uid, copy.id);
    }
    return listenToCopies(
      uid,
      (found, more) => {
        setCopies(found);
        setHasMore(more);
        merge(found).catch(() => undefined);
      },
      () => setIsOffline(true),
    );
  }, [uid, isAdmin]);

  /** Marks a draft as discarded, or not, here and soon after in its copy. */
  function change(listed: Draft, discardedAt: number | undefined) {
    // Another tab may have changed its words.
    const last = readDraft(uid, listed.id) ?? listed;
    const draft = { ...last, discardedAt, extras: undefined, isAhead: true };
    saveDraft(uid, draft);
    setLocal(listDrafts(uid));
    if (isAdmin) mergeListed(uid, draft).catch(() => undefined);
  }

  /** The copy of a draft that another device has changed too, about which the author must decide in the form. */
  const findClash = (draft: Draft) => {
    const copy = copies?.find(({ id }) => id === draft.id);
    return copy && mergeDraft(draft, copy).clash;
  };
  const others = copies?.filter((copy) => !isOver(copy) && !local.some(({ id }) => id === copy.id));
  const drafts = [...local, ...(others ?? [])].sort((a, b) => b.savedAt - a.savedAt);
  const mayHaveMore = admin.state === 'loading' || isAdmin;
  const isComplete = copies !== undefined || !mayHaveMore;
  return { drafts, isComplete, isOffline, hasMore, findClash, change };
}
