import {
  type CloudDraft,
  copyToCloud,
  hasSameWords,
  listenToCopy,
  mergeDraft,
} from './cloudDrafts';
import { describeDevice } from './describeDevice';
import { deleteDraft, type Draft, readDraft, saveDraft } from './drafts';
import type { LifeEvent } from './life';

// The copy follows within 5 s of the last key.
const COPY_AFTER_MS = 4000;

const withoutUndo = (draft: Draft) => JSON.stringify({ ...draft, undo: undefined });

interface Listeners {
  tell: (event: LifeEvent) => void;
  /** Brings pending changes of the form into the draft. */
  flush: () => void;
  /** Receives the words that another device has saved. */
  onReplaced: (draft: Draft) => void;
  /** Receives the draft of its own that the words became when two devices had changed them. */
  onSplit: (draft: Draft) => void;
}

/** Keeps a draft that is being written: in the browser at once, and in the cloud soon after. */
export function keepDraft(uid: string, first: Draft, listeners: Listeners) {
  const { tell, flush, onReplaced, onSplit } = listeners;
  let draft = first;
  // Words that these come from. A copy of them is no change of another device.
  let base = first;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCopied = false;
  let isPaused = false;
  let copying = Promise.resolve();

  const store = () => tell({ type: 'saved', at: saveDraft(uid, draft) ? draft.savedAt : 'failed' });

  function receive(copy: CloudDraft | null) {
    flush();
    if (copy && draft.isAhead && hasSameWords(copy, base)) {
      draft = { ...draft, copied: copy.copied };
      store();
      return copyLater();
    }
    const { draft: merged, split } = mergeDraft(draft, copy);
    if (split) {
      stop();
      saveDraft(uid, split);
      deleteDraft(uid, draft.id);
      return onSplit(split);
    }
    if (!merged || merged === draft) return copyLater();
    const isReplaced = !hasSameWords(draft, merged);
    draft = base = merged;
    store();
    if (isReplaced) onReplaced(draft);
  }

  async function copyNow() {
    clearTimeout(timer);
    // There is no draft any more once it is published or discarded.
    if (!isCopied || isPaused || !draft.isAhead || !readDraft(uid, draft.id)) return;
    const sent = draft;
    try {
      const answer = await copyToCloud(uid, sent);
      tell({ type: 'copied', isBehind: false });
      // It may be published by now, or another form have changed it.
      if (readDraft(uid, draft.id)?.savedAt !== draft.savedAt) return;
      if ('copy' in answer) return isOpen ? receive(answer.copy) : undefined;
      base = sent;
      draft = { ...draft, copied: answer.copied, isAhead: draft !== sent };
      store();
    } catch {
      tell({ type: 'copied', isBehind: true });
    }
  }

  /** One at a time, as each counts on the one before. */
  const copy = () => (copying = copying.then(copyNow));

  function copyLater() {
    clearTimeout(timer);
    if (isCopied && draft.isAhead) timer = setTimeout(() => void copy(), COPY_AFTER_MS);
  }

  function save(changes: Partial<Draft>) {
    const changed = { ...draft, ...changes };
    // The words of another device come back from the form, and are no change of this one.
    const isSame = draft.savedAt > 0 && withoutUndo(changed) === withoutUndo(draft);
    const marks = { savedAt: Date.now(), device: describeDevice(), isAhead: true };
    draft = isSame ? changed : { ...changed, ...marks };
    store();
    copyLater();
  }

  function stop() {
    clearTimeout(timer);
    isCopied = false;
  }

  /** Receives a copy that isn't this device's own, which the listener reports too. */
  function onReport(copy: CloudDraft | null) {
    void copying.then(() => {
      if (!isPaused && (copy?.copied ?? Infinity) > (draft.copied ?? 0)) receive(copy);
    });
  }

  /** Keeps the copy up to date until the returned function is called. */
  function start() {
    isCopied = isOpen = true;
    const stopListening = listenToCopy(uid, draft.id, onReport, stop);
    const onHidden = () => document.hidden && void copy();
    addEventListener('visibilitychange', onHidden);
    addEventListener('online', copyLater);
    return () => {
      removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', copyLater);
      stopListening();
      isOpen = false;
      void copy();
    };
  }

  /** Pauses copying, for the draft to be published. Resolves with it when nothing is on its way. */
  async function pause(): Promise<Draft> {
    isPaused = true;
    await copying;
    return draft;
  }

  function resume() {
    isPaused = false;
    copyLater();
  }

  return { save, start, pause, resume, current: () => draft };
}
