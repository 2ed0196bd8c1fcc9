import { createStore } from '../base/createStore';
import { copyToCloud, listenToCopy } from './cloudDrafts';
import { describeDevice, identifyBrowser } from './describeDevice';
import { deleteDraft, type Draft, readDraft, saveDraft } from './drafts';
import type { Kept, Listeners } from './kept';
import { copyInTurn, isOpen, isUnsaved } from './locks';
import {
  beforeCopy,
  type CloudDraft,
  hasSameContent,
  hasSameWords,
  mergeContent,
  mergeDraft,
  toBase,
  withCopy,
} from './mergeDraft';

// The copy follows within 5 s of the last key.
const COPY_AFTER_MS = 4000;

/** Keeps a draft that is being written: in the browser at once, and in the cloud soon after. */
export function keepDraft(
  uid: string,
  first: Draft,
  { flush, onReplaced, onSplit, onEnded }: Listeners,
) {
  const { id } = first;
  const kept = createStore<Kept>({
    draft: first,
    saved: isUnsaved(uid, id) ? 'failed' : first.savedAt || undefined,
    isCopyBehind: false,
  });
  const current = () => kept.get().draft;
  const update = (changed: Partial<Kept>) => kept.set({ ...kept.get(), ...changed });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // `left`: the form was left, and its last words are on their way.
  let cloud: 'unused' | 'listening' | 'left' = 'unused';
  let isPaused = false;
  let isHolding = false;
  let held: { copy: CloudDraft | null } | undefined;
  let copying = Promise.resolve();

  function keep(draft: Draft) {
    const isStored = saveDraft(uid, draft);
    const isInCloud = cloud !== 'unused' && !draft.isAhead;
    const saved = isStored ? draft.savedAt : isInCloud ? 'copied' : 'failed';
    update({ draft, saved });
  }

  function receive(copy: CloudDraft | null) {
    held = isHolding ? { copy } : undefined;
    if (held) return;
    flush();
    const draft = current();
    const { draft: merged, split, clash } = mergeDraft(draft, copy);
    update({ clash, ...(clash && { isCopyBehind: true }) });
    if (clash) return;
    if (split) {
      clearTimeout(timer);
      cloud = 'unused';
      // In this order, as the browser may have no room for both.
      deleteDraft(uid, id);
      saveDraft(uid, split);
      return onSplit(split);
    }
    if (!merged) return onEnded();
    if (merged === draft) return copyLater();
    keep(merged);
    if (!hasSameWords(draft, merged)) onReplaced(merged);
    copyLater();
  }

  async function copyNow() {
    clearTimeout(timer);
    // Another tab has taken the draft over, and copies it.
    if (cloud === 'left' && (await isOpen(id))) return;
    // A published or discarded draft is gone, and another tab may have changed this one.
    const last = readDraft(uid, id);
    if (cloud === 'unused' || isPaused || kept.get().clash || !last?.isAhead) return;
    const sent = beforeCopy(last);
    keep(sent);
    try {
      const answer = await copyToCloud(uid, sent);
      update({ isCopyBehind: false });
      const stored = readDraft(uid, id);
      if (!stored) return;
      if (!('copy' in answer)) return keep(withCopy(stored, sent, answer.copied));
      update({ draft: stored });
      // Otherwise the list, or whoever opens the draft next, merges it.
      if (cloud === 'listening') receive(answer.copy);
    } catch {
      update({ isCopyBehind: true });
    }
  }

  /** One at a time, as each builds on the one before. */
  const copy = () => (copying = copying.then(() => copyInTurn(uid, id, copyNow)));

  function copyLater() {
    clearTimeout(timer);
    if (cloud !== 'unused' && current().isAhead)
      timer = setTimeout(() => void copy(), COPY_AFTER_MS);
  }

  function save(changes: Partial<Draft>) {
    const before = current();
    const changed = { ...before, ...changes };
    // What another device has changed is not this device's change.
    const isChange = !hasSameContent(changed, before);
    // A draft that stays in this browser needs no name for it.
    const browser = cloud === 'unused' ? undefined : identifyBrowser();
    const [device, base] = [describeDevice(), toBase(before)];
    const own = { savedAt: Date.now(), device, browser, isAhead: true, base };
    keep(isChange ? { ...changed, ...own } : changed);
    copyLater();
  }

  /** Goes on with the words that the author has decided on. */
  function settle() {
    const { draft, clash } = kept.get();
    const merged = clash && mergeContent(draft, clash);
    update({ clash: undefined });
    if (merged) keep(merged);
    copyLater();
  }

  /** Changes what other parts of the site add to the draft, and copies it at once. Resolves when the cloud has it or can't be reached. */
  function changeExtras(changed: Draft['extras']): Promise<void> {
    save({ extras: { ...current().extras, ...changed } });
    return copy();
  }

  /** Receives a copy that isn't this device's own, which the listener reports too. */
  function onReport(copy: CloudDraft | null) {
    void copying.then(() => {
      if (cloud !== 'listening' || isPaused) return;
      if ((copy?.copied ?? Infinity) > (current().copied ?? 0)) receive(copy);
      // There is a connection again.
      else copyLater();
    });
  }

  /** Keeps the copy up to date until the returned function is called. */
  function start() {
    cloud = 'listening';
    const stopListening = listenToCopy(uid, id, onReport, copyLater);
    const onHidden = () => document.hidden && void copy();
    addEventListener('visibilitychange', onHidden);
    addEventListener('online', copyLater);
    return () => {
      removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', copyLater);
      stopListening();
      if (cloud === 'listening') cloud = 'left';
      void copy();
    };
  }

  /** Pauses copying, for the draft to be published. Resolves with it when nothing is on its way. */
  async function pause(): Promise<Draft> {
    isPaused = true;
    // It copies nothing any more, but waits for its turn.
    await copy();
    return current();
  }

  function resume() {
    isPaused = false;
    copyLater();
  }

  /** Holds back what other devices change, as it could take the form away, or lets it in. */
  function hold(isHeld: boolean) {
    isHolding = isHeld;
    if (held) receive(held.copy);
  }

  /** Receives the copy that was found when the draft was submitted. */
  function receiveSubmitted(copy: CloudDraft | null) {
    const draft = { ...current(), isAhead: true, base: toBase(current()) };
    update({ draft });
    receive(copy);
    // Its words stay in this draft, as a post may be at its address.
    if (!copy && draft.basedOn.kind !== 'new') onEnded();
  }

  const { useValue } = kept;
  return {
    ...{ useValue, current, save, changeExtras, start, pause, resume },
    ...{ hold, settle, receiveSubmitted },
  };
}
