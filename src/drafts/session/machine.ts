import { createStore } from '../../base/createStore';
import type { Published } from '../../post/stored';
import type { Draft } from '../drafts';
import { changeDraft, hasSameWords, toSplit } from '../mergeDraft';
import type { DraftPorts, View } from './ports';
import { type SessionData, stateOf, toHistory, toWords } from './sessionData';
import { type DraftEvent, readCell } from './table';

/** What changes of the data of a session. */
export type Update = (data: SessionData) => Partial<SessionData>;

/** What a session does besides storing its draft, by the letter in the table; and at its end. */
type Acts = Record<'c' | 'C' | 'p' | 'over', () => void>;

/** Does what the table says: changes the data of a session with each event, and stores its draft. */
export class Machine {
  view?: View;
  isAdmin = false;
  readonly #data;
  readonly #paint;
  readonly #act: Acts;
  /** The draft as this tab has stored it, and the stored text, which another tab may have changed since. */
  #stored: { draft: Draft; text: string | null };

  constructor(
    readonly ports: DraftPorts,
    blank: Draft,
    published: Published | undefined,
    act: Acts,
  ) {
    this.#data = createStore<SessionData>({
      phase: 'closed',
      lock: 'asking',
      history: toHistory(blank),
      isTyped: false,
      draft: blank,
      isAside: false,
      published,
      progress: 'sending',
      isTaken: false,
    });
    this.#paint = ports.afterPaint(() => this.#save());
    this.#stored = { draft: blank, text: null };
    this.#act = act;
  }

  get = (): SessionData => this.#data.get();
  useData = (): SessionData => this.#data.useValue();
  set = (changed: Partial<SessionData>): void => this.#data.set({ ...this.get(), ...changed });
  /** Brings the words of the form into the stored draft at once. */
  flush = (): void => this.#paint.flush();

  /** Does what the table says about an event in this state: changes what is known, and writes it. */
  on(event: DraftEvent, update: Update = () => ({})): void {
    if (event !== 'key') this.flush();
    const before = stateOf(this.get());
    const cell = readCell(event, before);
    if (!cell) return;
    this.set(update(this.get()));
    const after = stateOf(this.get());
    console.assert(cell.to.includes(after), `${event}: ${before} → ${after}`);
    for (const write of cell.writes) this.#write(event, write);
    if (after === 'over') this.#act.over();
  }

  #write(event: DraftEvent, write: string) {
    const isOver = this.get().phase === 'over';
    if (write === 'x') return isOver ? this.#remove() : undefined;
    if (isOver) return;
    if (write === 'b') return event === 'key' ? this.#paint.schedule() : this.#save();
    this.#act[write as keyof Acts]();
  }

  /** A draft with changes of this device. */
  change(draft: Draft, changes: Partial<Draft>): Draft {
    const { device, now } = this.ports;
    return changeDraft(draft, { ...changes, device: device() }, now());
  }

  #save() {
    const { history, isTyped, draft: before } = this.get();
    const draft = isTyped ? this.change(before, toWords(history)) : before;
    this.set({ draft, isTyped: false });
    if (this.#isOvertaken(draft)) return;
    const isStored = this.ports.save(draft);
    this.#stored = { draft, text: this.ports.readText() };
    const isInCloud = this.isAdmin && !draft.isAhead;
    this.set({ saved: isStored ? draft.savedAt || undefined : isInCloud ? 'copied' : 'failed' });
    if (!isStored) this.on('storage full');
  }

  /** Whether another tab has stored other words, such as while this one was frozen. New words of this one become a draft of their own. */
  #isOvertaken(draft: Draft): boolean {
    const { draft: last, text } = this.#stored;
    if (this.ports.readText() === text) return false;
    const stored = this.ports.read();
    if (stored && hasSameWords(stored, last)) return false;
    if (hasSameWords(draft, last)) return true;
    if (stored) this.end({ ...toSplit(draft), clashedWith: this.ports.device() });
    return stored !== null;
  }

  /** Deletes what is stored, unless another tab has changed it. */
  #remove() {
    const stored = this.readChanged();
    if (!stored || hasSameWords(stored, this.get().draft)) this.ports.remove();
  }

  /** Ends the session, as its words are in another draft, which is shown then. */
  end(split: Draft): void {
    this.ports.save(split);
    this.set({ phase: 'over', isTyped: false });
    this.#act.over();
    this.view?.follow({ to: 'draft', draft: split });
  }

  /** Ends the session with its words in a draft of a new post. */
  beginAnew(): void {
    this.flush();
    this.ports.remove();
    const changes = { basedOn: { kind: 'new' }, extras: undefined } as const;
    this.end(this.change(toSplit(this.get().draft), changes));
  }

  /** Reads what is stored; null if that is nothing, or what this tab has stored last. */
  readChanged(): Draft | null {
    return this.ports.readText() === this.#stored.text ? null : this.ports.read();
  }

  /** Reads the stored draft, which is from then on the one that this tab has stored. */
  load(blank: Draft): Draft {
    const draft = this.ports.read() ?? blank;
    this.#stored = { draft, text: this.ports.readText() };
    return draft;
  }
}
