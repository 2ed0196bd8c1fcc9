import { useEffect, useState } from 'react';
import { useAdmin } from '../../auth/useAdmin';
import {
  type CloudDraft,
  copyToCloud,
  deleteCopy,
  listenToCopies,
  mergeDraft,
  withCopy,
} from './cloudDrafts';
import { deleteDraft, type Draft, isOver, listDrafts, readDraft, saveDraft } from './drafts';

/** Lists the drafts that tabs have open, which keep their own copies up to date. */
async function listOpen(): Promise<Set<string | undefined>> {
  const { locks } = navigator as { locks?: LockManager };
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.map(({ name }) => name?.replace('draft:', '')));
}

/** Brings a draft and its copy up to date. */
async function mergeListed(uid: string, draft: Draft, copy: CloudDraft | null): Promise<void> {
  const { draft: merged, split } = mergeDraft(draft, copy);
  // Without room for both, the browser's words stay where they are stored.
  if (split && !saveDraft(uid, split)) return deleteDraft(uid, split.id);
  if (merged) saveDraft(uid, merged);
  else deleteDraft(uid, draft.id);
  const changed = split ?? merged;
  if (!changed?.isAhead) return;
  const ahead = { ...changed, copied: changed.copied ?? 0 };
  saveDraft(uid, ahead);
  const answer = await copyToCloud(uid, ahead);
  // Otherwise, the listener soon reports the newer copy.
  if (!('copied' in answer)) return;
  // A form may have opened it meanwhile.
  const stored = readDraft(uid, ahead.id);
  if (stored) saveDraft(uid, withCopy(stored, ahead, answer.copied));
}

/**
 * Lists a user's drafts of all devices, last changed first. `isComplete`: none is missing any more; `isOffline`: those of
 * other devices can't be loaded now.
 */
export function useDrafts(uid: string) {
  const admin = useAdmin(uid);
  const isAdmin = admin.state === 'ready' && admin.value;
  const [local, setLocal] = useState(() => listDrafts(uid));
  const [copies, setCopies] = useState<CloudDraft[]>();
  const [isOffline, setIsOffline] = useState(false);

  useEffect(() => {
    if (!isAdmin) return;
    async function merge(found: CloudDraft[], areAll: boolean) {
      for (const copy of found.filter(isOver)) await deleteCopy(uid, copy.id);
      const open = await listOpen();
      for (const draft of listDrafts(uid)) {
        const { id } = draft;
        const copy = found.find((one) => one.id === id) ?? null;
        // A tab may have changed it since it was listed: the next report merges it.
        const isSame = JSON.stringify(readDraft(uid, id)) === JSON.stringify(draft);
        if (isSame && !open.has(id) && (copy || areAll)) await mergeListed(uid, draft, copy);
      }
      setLocal(listDrafts(uid));
    }
    return listenToCopies(
      uid,
      (found, areAll) => {
        setCopies(found);
        // A draft that can't be merged now is in the list, and merged when it is opened.
        merge(found, areAll).catch(() => undefined);
      },
      () => setIsOffline(true),
    );
  }, [uid, isAdmin]);

  /** Marks a draft as discarded, or not, here and soon after in its copy. */
  function change(listed: Draft, discardedAt: number | undefined) {
    // Another tab may have changed its words.
    const draft = { ...(readDraft(uid, listed.id) ?? listed), discardedAt, isAhead: true };
    saveDraft(uid, draft);
    setLocal(listDrafts(uid));
    const copy = copies?.find(({ id }) => id === draft.id) ?? null;
    if (isAdmin) mergeListed(uid, draft, copy).catch(() => undefined);
  }

  const others = copies?.filter((copy) => !isOver(copy) && !local.some(({ id }) => id === copy.id));
  const drafts = [...local, ...(others ?? [])].sort((a, b) => b.savedAt - a.savedAt);
  const mayHaveMore = admin.state === 'loading' || isAdmin;
  return { drafts, isComplete: copies !== undefined || !mayHaveMore, isOffline, change };
}
