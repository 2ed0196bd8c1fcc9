import { useEffect, useState } from 'react';
import { useAdmin } from '../auth/useAdmin';
import { copyToCloud, deleteOver, listenToCopies, readCopy } from './cloudDrafts';
import { describeDevice } from './describeDevice';
import { deleteDraft, type Draft, listDrafts, listOver, readDraft, saveDraft } from './drafts';
import { copyInTurn, isOpen } from './locks';
import {
  changeDraft,
  type CloudDraft,
  discardChanges,
  isSame,
  markSent,
  mergeAnswer,
  mergeDraft,
} from './mergeDraft';

/** Brings a draft and its copy, saved there for the `copied`th time, up to date. */
async function mergeNow(uid: string, draft: Draft, copied?: number): Promise<void> {
  const { id } = draft;
  // A tab that has it open keeps the copy up to date.
  const isFree = async () => !(await isOpen(id));
  const isUnchanged = (last: Draft) => isSame(readDraft(uid, id), last);
  if (!(await isFree()) || !isUnchanged(draft)) return;
  // Another device's copy is compared first.
  const isSent = draft.isAhead && (copied ?? 0) === (draft.copied ?? 0);
  const sent = isSent ? markSent(draft) : draft;
  saveDraft(uid, sent);
  const stored = readDraft(uid, id)!;
  const answer = isSent ? await copyToCloud(uid, sent) : { copy: await readCopy(uid, id) };
  // If a tab has changed the draft meanwhile, the next report merges it.
  if (!(await isFree()) || !isUnchanged(stored)) return;
  const { draft: merged, split, clash } = mergeAnswer(stored, sent, answer);
  // The author decides in the form.
  if (clash) return;
  // Without room for both, the browser's words stay where they are stored.
  if (split && !saveDraft(uid, split)) return deleteDraft(uid, split.id);
  if (merged) saveDraft(uid, merged);
  else deleteDraft(uid, id);
  const changed = split ?? merged;
  if (changed?.isAhead) return mergeNow(uid, readDraft(uid, changed.id)!, changed.copied);
}

/** Brings a draft and its copy up to date when no other tab copies it. */
const mergeListed = (uid: string, draft: Draft, copied?: number): Promise<void> =>
  copyInTurn(uid, draft.id, () => mergeNow(uid, draft, copied));

/** Deletes the drafts that were discarded more than a day ago, an administrator's also in the cloud. */
async function deleteOld(uid: string, isAdmin: boolean) {
  for (const draft of listOver(uid)) {
    if (isAdmin && draft.copied) await deleteOver(uid, draft);
    deleteDraft(uid, draft.id);
  }
}

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
    let merging = Promise.resolve();
    async function merge(found: CloudDraft[]) {
      for (const draft of listDrafts(uid)) {
        const copied = found.find(({ id }) => id === draft.id)?.copied;
        if (!draft.isAhead && draft.copied === copied) continue;
        // A draft that can't be merged now is in the list, and merged when it is opened.
        await mergeListed(uid, draft, copied).catch(() => undefined);
      }
      // Their day begins when this browser sees them, by its own clock.
      for (const copy of found)
        if (copy.discardedAt && !readDraft(uid, copy.id)) saveDraft(uid, copy);
      setLocal(listDrafts(uid));
      await deleteOld(uid, isAdmin);
    }
    return listenToCopies(
      uid,
      (found, more) => {
        setCopies(found);
        setHasMore(more);
        merging = merging.then(() => merge(found)).catch(() => undefined);
      },
      () => setIsOffline(true),
    );
  }, [uid, isAdmin]);

  const isNoAdmin = admin.state === 'ready' && !admin.value;
  useEffect(() => {
    if (isNoAdmin) void deleteOld(uid, false);
  }, [uid, isNoAdmin]);

  /** Marks a draft as discarded, or not, here and soon after in its copy. */
  function change(listed: Draft, isDiscarded: boolean) {
    // Another tab may have changed its words.
    const last = readDraft(uid, listed.id) ?? listed;
    const changes = { ...discardChanges(last, isDiscarded), device: describeDevice() };
    const draft = changeDraft(last, changes);
    saveDraft(uid, draft);
    setLocal(listDrafts(uid));
    const stored = readDraft(uid, draft.id)!;
    if (isAdmin) mergeListed(uid, stored, stored.copied).catch(() => undefined);
  }

  /** The copy of a draft that another device has changed too, about which the author must decide in the form. */
  const findClash = (draft: Draft) => {
    const copy = copies?.find(({ id }) => id === draft.id);
    return copy && mergeDraft(draft, copy).clash;
  };
  const hidden = new Set([...local, ...listOver(uid)].map(({ id }) => id));
  const others = copies?.filter(({ id }) => !hidden.has(id));
  const drafts = [...local, ...(others ?? [])].sort((a, b) => b.savedAt - a.savedAt);
  const mayHaveMore = admin.state === 'loading' || isAdmin;
  const isComplete = copies !== undefined || !mayHaveMore;
  return { drafts, isAdmin, isComplete, isOffline, hasMore, findClash, change };
}
