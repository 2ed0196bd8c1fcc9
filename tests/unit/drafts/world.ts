import { vi } from 'vitest';
import { type Draft, parseDraft } from '../../../src/drafts/drafts';
import type { Lock } from '../../../src/drafts/locks';
import { type CloudDraft, isSame } from '../../../src/drafts/mergeDraft';
import { DraftSession } from '../../../src/drafts/session/draftSession';
import type { DraftPorts, Leading, Sending } from '../../../src/drafts/session/ports';
import { stateOf } from '../../../src/drafts/session/sessionData';
import { createSection } from '../../../src/rows/rows';
import { isBasedOn, toBasis } from '../../../src/post/stored';
import { toContent } from '../../../src/post/toPost';
import type { PostContent } from '../../../src/post/post';

const lost = () => Object.assign(new Error('No answer.'), { code: 'unavailable' });
const refused = () => Object.assign(new Error('No.'), { code: 'permission-denied' });

/** The id of the draft that all tabs open first. */
export const ID = 'draft-of-the-world-20';

/** Lets all that waits for nothing but answers go on. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** The database: copies of drafts by id, and posts by address, with how many times each was saved. */
export class Cloud {
  copies = new Map<string, CloudDraft>();
  posts = new Map<string, { post: PostContent; version: string }>();
  /** Every published version. */
  versions: PostContent[] = [];
  listeners = new Set<() => void>();

  write(id: string, copy: CloudDraft | null) {
    if (copy) this.copies.set(id, copy);
    else this.copies.delete(id);
    for (const report of this.listeners) report();
  }

  publish(address: string, post: PostContent) {
    this.versions.push(post);
    this.posts.set(address, { post, version: `${this.versions.length}-ab` });
  }

  read(address: string) {
    const found = this.posts.get(address);
    return found && { stored: { ...found.post }, version: found.version };
  }
}

/** A device of the author, with the storage of its browser. */
export class Device {
  storage = new Map<string, string>();
  isFull = false;
  /** `losing`: requests arrive, and answers don't. `held`: requests wait; `late`: answers do. */
  line: 'up' | 'cut' | 'losing' | 'refusing' | 'held' | 'late' = 'up';
  clock = 0;
  tabs: Tab[] = [];
  /** The tabs that ask for a draft, by its id; the first has it. */
  locks = new Map<string, Tab[]>();
  #release: (() => void)[] = [];

  constructor(
    readonly name: string,
    readonly cloud: Cloud,
  ) {}

  /** What a request does, as far as the line lets it. */
  async request<T>(run: () => T): Promise<T> {
    const wait = () => new Promise<void>((go) => this.#release.push(go));
    if (this.line === 'held') await wait();
    await Promise.resolve();
    if (this.line === 'cut') throw lost();
    if (this.line === 'refusing') throw refused();
    const answer = run();
    if (this.line === 'late') await wait();
    if (this.line === 'losing') throw lost();
    return answer;
  }

  /** Lets the requests go on that were held. */
  release(line: Device['line'] = 'up') {
    this.line = line;
    for (const go of this.#release.splice(0)) go();
  }

  /** Whether another tab has words that the browser could not store. */
  isUnsavedBesides(id: string, tab: Tab) {
    return this.tabs.some((other) => other !== tab && other.memory.has(id));
  }

  /** Tells a tab whether it has a draft. */
  grant(id: string, tab: Tab) {
    const isFirst = this.locks.get(id)![0] === tab;
    if (!isFirst) tab.reportLock('elsewhere');
    else tab.reportLock(this.isUnsavedBesides(id, tab) ? 'unsaved elsewhere' : 'held');
  }

  /** Goes on with the tabs that waited for words to be saved. */
  grantAgain(id: string) {
    const [tab] = this.locks.get(id) ?? [];
    if (tab?.session.get().lock === 'unsaved elsewhere' && tab.state === 'closed')
      this.grant(id, tab);
  }

  get isOnline() {
    return ['up', 'held', 'late'].includes(this.line);
  }

  listDrafts() {
    return [...this.storage].map(([id, json]) => parseDraft(id, json)!);
  }
}

/** A tab with the form of a draft. */
export class Tab {
  memory = new Map<string, string>();
  session!: DraftSession;
  leading?: Leading;
  isFrozen = false;
  #due?: () => void;
  reportLock: (lock: Lock) => void = () => undefined;
  #report: Parameters<DraftPorts['watch']>[0] = () => undefined;
  #waiting: (() => void)[] = [];
  #leave!: () => void;

  constructor(
    readonly device: Device,
    readonly id = ID,
    readonly address?: string,
  ) {
    device.tabs.push(this);
    this.open();
  }

  /** Opens the form, or another one for the draft that its words went to. */
  open(id = this.id) {
    const { cloud } = this.device;
    const published = this.address ? cloud.read(this.address) : undefined;
    const blank: Draft = {
      id,
      address: this.address,
      post: toContent(published?.stored ?? { sections: [{ paragraphs: [''] }] }),
      savedAt: 0,
      isAhead: false,
      basedOn: published ? toBasis(published) : { kind: 'new' },
    };
    this.leading = undefined;
    this.session = new DraftSession(this.#toPorts(id), blank, published);
    this.session.setAdmin(true);
    this.#leave = this.session.enter({
      replaceWords: (replace) => replace(),
      follow: (leading) => (this.leading = leading),
    });
  }

  get state() {
    return stateOf(this.session.get());
  }

  /** Types a word into a paragraph of its own. */
  type(text: string) {
    const [, row] = createSection();
    const rows = [{ ...row!, text }];
    this.session.change({ type: 'change', change: ({ length: at }) => ({ at, length: 0, rows }) });
  }

  paint() {
    this.#due?.();
  }

  /** What the browser reports, once the tab runs. */
  hear(...event: Parameters<typeof this.hearNow>) {
    this.#soon(() => this.hearNow(...event));
  }
  hearNow(event: Parameters<Parameters<DraftPorts['watch']>[0]>[0]) {
    this.#report(event);
  }

  #soon(run: () => void) {
    if (this.isFrozen) this.#waiting.push(run);
    else run();
  }

  freeze() {
    this.hear('hidden');
    this.isFrozen = true;
  }

  wake() {
    this.isFrozen = false;
    for (const run of this.#waiting.splice(0)) run();
    this.hear('stored elsewhere');
  }

  leave() {
    this.paint();
    this.#leave();
  }

  #toPorts(id: string): DraftPorts {
    const { device, memory } = this;
    const { cloud, storage, locks } = device;
    const now = () => Date.now() + device.clock;
    const text = () => memory.get(id) ?? storage.get(id) ?? null;
    const report = (copy: CloudDraft | null) => copy && { ...copy, isAhead: false };
    return {
      now,
      device: () => device.name,
      browser: () => device.name,
      isOnline: () => device.isOnline,
      afterPaint: (work) => {
        const flush = () => {
          if (this.#due !== flush) return;
          this.#due = undefined;
          work();
        };
        return { flush, schedule: () => void (this.#due = flush) };
      },
      read: () => parseDraft(id, text()),
      readText: text,
      isUnsaved: () => memory.has(id),
      save: (draft) => {
        const json = JSON.stringify(draft);
        const isStored = !device.isFull;
        if (isStored) memory.delete(draft.id);
        (isStored ? storage : memory).set(draft.id, json);
        if (isStored) device.grantAgain(id);
        if (isStored) for (const tab of device.tabs) if (tab !== this) tab.hear('stored elsewhere');
        return isStored;
      },
      remove: () => {
        memory.delete(id);
        storage.delete(id);
        device.grantAgain(id);
      },
      send: (draft) =>
        device.request(() => {
          const found = cloud.copies.get(id);
          const before = draft.copied ?? 0;
          if ((found?.copied ?? 0) !== before) return { copy: report(found ?? null) };
          const isPublished = cloud.versions.some((post) => isSame(draft.post, post));
          if (draft.copied === 0 && !found && isPublished) return 'published';
          const { base, undo, discardedSince, ...rest } = draft;
          const copied = before + 1;
          const { name } = device;
          cloud.write(id, { ...rest, copied, isAhead: false, device: name, browser: name });
          return { copied };
        }),
      listen: (tell) => {
        const look = () =>
          device.isOnline && this.#soon(() => tell(report(cloud.copies.get(id) ?? null)));
        cloud.listeners.add(look);
        this.look = look;
        queueMicrotask(look);
        return () => cloud.listeners.delete(look);
      },
      lock: (tell) => {
        const queue = locks.get(id) ?? [];
        locks.set(id, queue);
        this.reportLock = (lock) => this.#soon(() => tell(lock));
        queue.push(this);
        device.grant(id, this);
        const release = () => {
          const isHolder = queue[0] === this;
          queue.splice(queue.indexOf(this), 1);
          if (isHolder && queue[0]) device.grant(id, queue[0]);
        };
        return {
          release,
          takeOver: () => {
            const [holder] = queue;
            if (device.isUnsavedBesides(id, this)) return this.reportLock('unsaved elsewhere');
            release();
            queue.unshift(this);
            if (holder !== this) holder!.reportLock('elsewhere');
            this.reportLock('held');
          },
        };
      },
      inTurn: (run) => run(),
      isOpen: () => Promise.resolve((locks.get(id) ?? []).length > 0),
      publish: (draft, sending) => this.#publish(draft, sending),
      watch: (tell) => {
        this.#report = tell;
        return () => (this.#report = () => undefined);
      },
      warn: () => undefined,
    };
  }
  look: () => void = () => undefined;

  async #publish(
    draft: Draft,
    { signal, onAddress, onProgress, settle: untilCopied }: Sending,
  ): ReturnType<DraftPorts['publish']> {
    const { cloud } = this.device;
    const { post, id } = draft;
    const isNew = draft.basedOn.kind === 'new';
    const address = draft.address ?? `post-${id}`;
    onAddress({ address, basedOn: isNew ? { kind: 'deleted' } : draft.basedOn });
    const copied = await untilCopied();
    for (;;) {
      try {
        return await this.device.request(() => {
          if (signal.aborted) throw refused();
          const published = cloud.read(address);
          const isPublished = published && isSame(cloud.posts.get(address)!.post, post);
          const copy = cloud.copies.get(id);
          const isLast =
            !copy ||
            copy.copied === copied ||
            copy.browser === this.device.name ||
            isSame(copy.post, post);
          if (!isPublished) {
            if (!isLast || (copied && !copy && draft.basedOn.kind !== 'version'))
              return { event: 'copy differs', copy: report(copy) } as const;
            if (isNew && published) return { event: 'address taken' } as const;
            if (!isBasedOn(draft.basedOn, published))
              return { event: published ? 'post changed' : 'post deleted', published } as const;
            cloud.publish(address, post);
          }
          if (isLast) cloud.write(id, null);
          return { event: 'published', address } as const;
        });
      } catch (error) {
        if ((error as { code?: string }).code !== 'unavailable') return { event: 'refused' };
        onProgress('waiting');
        await new Promise((go) => setTimeout(go, 3000));
      }
    }
  }
}

const report = (copy?: CloudDraft) => (copy ? { ...copy, isAhead: false } : null);

/** Every text of a world: in forms, storages, copies and posts. */
export function textsOf(devices: Device[]): string {
  const cloud = devices[0]!.cloud;
  const tabs = devices.flatMap(({ tabs }) => tabs);
  const forms = tabs
    .filter(({ state }) => state !== 'closed' && state !== 'over')
    .map(({ session }) => session.get().history.rows);
  return JSON.stringify([
    forms,
    tabs.map(({ memory }) => [...memory.values()]),
    devices.map(({ storage }) => [...storage.values()]),
    [...cloud.copies.values()],
    cloud.versions,
  ]);
}
