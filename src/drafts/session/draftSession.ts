import { drafts as words } from '#words/author/drafts';
import { type Published, toBasis } from '../../post/stored';
import { type Action, changeForm } from '../../rows/undo';
import { Copies } from './copies';
import type { Draft } from '../drafts';
import { Machine } from './machine';
import { discardChanges, hasSameWords, mergeContent, toSplit } from '../mergeDraft';
import type { DraftPorts, View } from './ports';
import { Sendings } from './sendings';
import { openData, type SessionData, stateOf, toBegun, toHistory } from './sessionData';
import type { DraftEvent } from './table';

/** One draft in one tab, from the first key to the published post. What each event does is in the table of docs/drafts.md. */
export class DraftSession {
  readonly #machine: Machine;
  readonly #copies: Copies;
  readonly #sendings: Sendings;
  #lock?: ReturnType<DraftPorts['lock']>;

  /** `blank` is the draft before the first key: the published text, or an empty post. */
  constructor(
    readonly ports: DraftPorts,
    readonly blank: Draft,
    published?: Published,
  ) {
    this.#machine = new Machine(ports, blank, published, {
      c: () => this.#copies.sendLater(),
      C: () => void this.#copies.sendNow(),
      p: () => void this.#sendings.send(),
      over: () => this.#stop(),
    });
    this.#copies = new Copies(this.#machine);
    this.#sendings = new Sendings(this.#machine, this.#copies, () => {
      this.#copies.receiveHeld();
      if (!this.#machine.view) this.#stop();
    });
  }

  get = (): SessionData => this.#machine.get();
  useData = (): SessionData => this.#machine.useData();
  /** Stores the words of the form at once. */
  flush = (): void => this.#machine.flush();
  /** Makes the words of the form a draft of a new post, as the one that they correct is gone. */
  beginAnew = (): void => this.#machine.beginAnew();
  /** Whether something is under way that outlives the form. */
  get isSending(): boolean {
    return this.#sendings.isSending;
  }

  /** Shows the session in a form, until the returned function is called. */
  enter(view: View): () => void {
    const machine = this.#machine;
    machine.view = view;
    const unwatch = this.ports.watch((event) => {
      if (event === 'flush') machine.flush();
      else if (event === 'stored elsewhere') this.#look();
      else this.#hear(event);
    });
    this.#lock ??= this.ports.lock((lock) => {
      if (lock === 'held') return this.#open();
      machine.on('taken over', () => ({ phase: 'closed' }));
      machine.set({ lock });
      this.#copies.stop();
    });
    return () => {
      machine.on('left', ({ phase }) => (phase === 'publishing' ? {} : { phase: 'closed' }));
      machine.view = undefined;
      unwatch();
      if (!this.isSending) this.#stop();
    };
  }

  #stop() {
    this.#copies.stop();
    this.#lock?.release();
    this.#lock = undefined;
  }

  #open() {
    const draft = this.#machine.load(this.blank);
    this.#machine.on('opened', (data) => ({
      ...openData(data, draft, this.blank),
      phase: this.isSending ? 'publishing' : 'open',
      saved: this.ports.isUnsaved() ? 'failed' : draft.savedAt || undefined,
    }));
    this.#copies.listen(true);
  }

  #hear(event: DraftEvent) {
    this.#machine.on(event, ({ phase }) =>
      event === 'connection gone' && phase === 'publishing' ? { progress: 'waiting' } : {},
    );
  }

  /** Takes over what another tab has stored, such as that the draft is discarded. */
  #look() {
    this.#machine.flush();
    if (!this.#machine.readChanged()) return;
    this.#machine.on('stored elsewhere', ({ history, draft: last }) => {
      const draft = this.#machine.load(last);
      return { draft, history: hasSameWords(draft, last) ? history : toHistory(draft) };
    });
  }

  /** Tells whether the user may have copies in the cloud. */
  setAdmin(isAdmin: boolean): void {
    this.#machine.isAdmin = isAdmin;
    this.#copies.listen(this.get().phase !== 'closed' && this.get().phase !== 'over');
  }

  /** Edits the rows of the form. */
  change = (action: Action): void =>
    this.#machine.on('key', ({ history, draft }) => ({
      history: changeForm(history, action),
      isTyped: true,
      draft: this.#takeBack(draft),
      isAside: false,
    }));

  /** Edits the address of a new post. */
  changeAddress = (address: string | undefined): void =>
    this.#machine.on('key', ({ draft, phase, isTaken }) => ({
      draft: this.#machine.change(this.#takeBack(draft), { address, basedOn: { kind: 'new' } }),
      phase: isTaken ? 'open' : phase,
      isTaken: false,
      // Under another address, it is another post.
      published: undefined,
    }));

  /** Changes what other parts of the site add to the draft. Resolves when the cloud has it or can't be reached. */
  changeExtras = (changed: Draft['extras']): Promise<void> => {
    this.#machine.on('key', ({ draft }) => ({
      draft: this.#machine.change(draft, { extras: { ...draft.extras, ...changed } }),
    }));
    return this.#copies.sendNow();
  };

  /** A discarded draft as a key takes it back. Where the published text is in its place, that begins a draft, and the discarded words become one of their own. */
  #takeBack(draft: Draft): Draft {
    const changes = { discardedAt: undefined };
    if (!draft.discardedAt) return draft;
    if (!this.get().isAside) return this.#machine.change(draft, changes);
    this.ports.save(toSplit(draft));
    const { post, basedOn, address } = toBegun(this.blank, this.get().published);
    return this.#machine.change(draft, { ...changes, post, basedOn, address });
  }

  /** Discards the draft, which can be put back for a day. The form shows the published text, or leads to the list. */
  discard = (): void => {
    const { published } = this.get();
    this.#machine.on('discard', ({ draft }) => ({
      draft: this.#machine.change(draft, discardChanges(draft, true, this.ports.now())),
      phase: 'open',
      problem: undefined,
      ...(published && { isAside: true, history: toHistory(toBegun(this.blank, published)) }),
      openedFrom: undefined,
    }));
    if (!published && this.get().draft.discardedAt) this.#machine.view?.follow({ to: 'list' });
  };

  /** Puts a discarded draft back. */
  putBack = (): void =>
    this.#machine.on('put back', ({ draft, history, isAside }) => ({
      draft: this.#machine.change(draft, discardChanges(draft, false)),
      history: isAside ? toHistory(draft) : history,
      isAside: false,
      openedFrom: draft.savedAt,
    }));

  /** Goes on with what the author has decided about another version. */
  decide = (): void =>
    this.#machine.on('decide', ({ draft, clash, published }) => ({
      clash: undefined,
      problem: undefined,
      draft: clash
        ? (mergeContent(draft, clash) ?? draft)
        : this.#machine.change(draft, { basedOn: toBasis(published) }),
    }));

  /** Holds back what other devices change, as it could take the form away, or lets it in. */
  defer = (isDeferring: boolean): void => this.#copies.defer(isDeferring);

  /** Publishes the words of the form. */
  submit = (): void =>
    this.#machine.on('submit', (data) =>
      stateOf(data) === 'clash'
        ? { problem: words.decideFirst }
        : { ...this.#sendings.begin(data, this.#takeBack(data.draft)), isAside: false },
    );

  /** Stops publishing, unless the post is on its way already. */
  cancel = (): void => {
    this.#sendings.cancel();
    this.#copies.receiveHeld();
  };

  /** Continues here what another tab has open. */
  takeOver = (): void => this.#lock?.takeOver();
}
