import { drafts as words } from '#words/author/drafts';
import { replaceRows } from '../../rows/rowActions';
import { changeForm, chooseStored } from '../../rows/undo';
import type { Draft } from '../drafts';
import type { Machine } from './machine';
import {
  type CloudDraft,
  hasSameWords,
  markSent,
  type Merged,
  mergeAnswer,
  mergeDraft,
  withCopy,
} from '../mergeDraft';
import type { SessionData } from './sessionData';

// The copy follows within 5 s of the last key.
const COPY_AFTER_MS = 4000;

/** Keeps the copy of a draft in the cloud up to date, and brings in what other devices change. */
export class Copies {
  #timer?: ReturnType<typeof setTimeout>;
  #turn = Promise.resolve();
  #unlisten?: () => void;
  #isDeferring = false;
  /** What was reported meanwhile. */
  #held?: { copy: CloudDraft | null };

  constructor(readonly machine: Machine) {}

  /** Copies the draft some seconds after the last call. */
  sendLater(): void {
    const { machine } = this;
    clearTimeout(this.#timer);
    const { draft, isTyped } = machine.get();
    if (machine.isAdmin && (draft.isAhead || isTyped))
      this.#timer = setTimeout(() => machine.on('pause'), COPY_AFTER_MS);
  }

  /** Copies the draft: one copy at a time, as each builds on the one before. */
  sendNow(): Promise<void> {
    return (this.#turn = this.#turn.then(() => this.machine.ports.inTurn(() => this.#send())));
  }

  async #send() {
    const { machine } = this;
    const { ports } = machine;
    clearTimeout(this.#timer);
    machine.flush();
    const { draft, phase, clash } = machine.get();
    if (!machine.isAdmin || !draft.isAhead || clash || phase === 'publishing' || phase === 'over')
      return;
    const isLeft = () => machine.get().phase === 'closed';
    // Another form has it, or the list has discarded it or put it back.
    const isGone = () => {
      if (!isLeft()) return false;
      const stored = ports.read();
      return !(stored?.savedAt === draft.savedAt && stored.discardedAt === draft.discardedAt);
    };
    // Who has taken it over copies it.
    if ((isLeft() && (await ports.isOpen())) || isGone()) return;
    const sent = markSent(draft);
    if (sent !== draft) machine.on('sent', () => ({ draft: sent }));
    try {
      const answer = await ports.send(sent);
      if (isGone()) return;
      if (answer === 'published' || 'copy' in answer) {
        const copy = answer === 'published' ? null : answer.copy;
        return this.#receive(copy, (now) => mergeAnswer(now, sent, answer, ports.browser()));
      }
      const { copied } = answer;
      machine.on('copy answered', (data) => ({
        draft: withCopy(data.draft, sent, copied),
        copyFault: undefined,
      }));
    } catch (error) {
      const { code } = error as { code?: string };
      machine.on(code === 'unavailable' ? 'copy lost' : 'copy refused', () => ({
        copyFault: code === 'invalid-argument' ? 'too large' : 'not sent',
      }));
    }
  }

  /** Listens to what other devices save, while the form is open and the user may have copies. */
  listen(isOpen: boolean): void {
    const { machine } = this;
    if (!isOpen || !machine.isAdmin) {
      this.#unlisten?.();
      this.#unlisten = undefined;
      return;
    }
    this.#unlisten ??= machine.ports.listen(
      (copy) =>
        void this.#turn.then(() => {
          if (!this.#unlisten) return;
          const isNewer = (copy?.copied ?? Infinity) > (machine.get().draft.copied ?? 0);
          if (isNewer) this.receive(copy);
          else machine.on('connection back');
        }),
      () => machine.on('connection back'),
    );
  }

  /** Compares the draft with its copy, which another device has changed; null if it has ended there. */
  receive(copy: CloudDraft | null): void {
    const browser = this.machine.ports.browser();
    this.#receive(copy, (draft) => mergeDraft(draft, copy, browser));
  }

  #receive(copy: CloudDraft | null, merge: (draft: Draft) => Merged): void {
    const { machine } = this;
    const { phase } = machine.get();
    if (phase === 'closed' || phase === 'over') return;
    if (this.#isDeferring || phase === 'publishing') return void (this.#held = { copy });
    machine.flush();
    const { draft, isAside } = machine.get();
    const merged = merge(draft);
    if (merged.draft === draft && !merged.clash) return machine.on('connection back');
    const isDiscarded = copy?.discardedAt && !draft.discardedAt;
    const event = isDiscarded ? 'discarded elsewhere' : 'changed elsewhere';
    // Words of a draft that was discarded here are only put aside.
    const split = draft.discardedAt ? undefined : merged.split;
    const isReplaced =
      merged.draft !== null &&
      (isAside ? !merged.draft.discardedAt : !hasSameWords(merged.draft, draft));
    const apply = () =>
      machine.on(copy ? event : 'ended elsewhere', (data) => this.#apply(data, merged, isReplaced));
    if (split) {
      // In this order, as the browser may have no room for both.
      machine.ports.remove();
      machine.on(copy ? event : 'ended elsewhere', () => ({ phase: 'over', clash: undefined }));
      machine.end(split);
    } else if (isReplaced && machine.view) machine.view.replaceWords(apply, merged.draft!);
    else apply();
  }

  #apply(
    data: SessionData,
    { draft, split, clash }: Merged,
    isReplaced: boolean,
  ): Partial<SessionData> {
    const { history, isAside } = data;
    if (split) this.machine.ports.save(split);
    if (clash) return { clash, copyFault: 'not sent', phase: 'open', problem: undefined };
    if (!draft) return { clash, phase: 'failed', problem: words.endedElsewhere };
    const shown = isReplaced ? changeForm(history, replaceRows(draft.post)) : history;
    const isHidden = isAside && !isReplaced;
    return {
      phase: 'open',
      clash,
      problem: undefined,
      history: shown,
      draft: { ...draft, undo: isHidden ? draft.undo : chooseStored(shown.undo) },
      isAside: isHidden,
    };
  }

  /** Holds back what other devices change, as it could take the form away, or lets it in. */
  defer(isDeferring: boolean): void {
    this.#isDeferring = isDeferring;
    this.receiveHeld();
  }

  /** Receives what was reported while it could not be. */
  receiveHeld(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held) this.receive(held.copy);
  }

  /** Ends what is under way but a copy. */
  stop(): void {
    clearTimeout(this.#timer);
    this.listen(false);
  }
}
