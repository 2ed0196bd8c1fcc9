// The tab's connection to the database, whose states are drawn in docs/architecture.md. Loaded on demand.
import { listHrefs } from '../addresses';
import type { createStore } from '../base/createStore';
import { onShownAgain } from '../base/onShownAgain';
import { reconnect } from '../firebase/db';
import { isStopped } from '../firebase/sdkFault';
import { type Post, toPath } from '../post/post';
import type { Changes } from './changes';
import { listen, listenToPost } from './listen';
import type { Need } from './targets';

/** The states of the connection. */
export type State = 'connecting' | 'live' | 'paused' | 'refused';

/** What the tab knows of the database. */
export interface Live {
  state: State;
  /** Undefined until the database has answered. */
  changes?: Changes;
  /** Posts that no page and no change has, by id; null if there is none. */
  found: ReadonlyMap<string, Post | null>;
}

// Three times as long as an answer takes on a slow phone (`npm run bench`). The SDK itself waits for 10 s.
const ANSWERED_WITHIN_MS = 2_000;

/** Deletes the pages of posts from the service worker's caches, so that no deleted one is shown offline. */
async function deleteCached(ids: string[]) {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const href of ids.map(toPath).flatMap(listHrefs)) await cache.delete(href);
  }
}

/** The connection of a tab, which goes on from page to page. */
export type Connection = ReturnType<typeof connect>;

/** Connects a tab, and tells it what the database answers. */
export function connect(live: ReturnType<typeof createStore<Live>>) {
  /** The most that a page of the tab has needed. */
  let need: Need | undefined;
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const update = (changed: Partial<Live>) => live.set({ ...live.get(), ...changed });

  /** Waits for an answer. After the time limit, the SDK goes on trying. */
  function awaitAnswer() {
    update({ state: 'connecting' });
    clearTimeout(timer);
    timer = setTimeout(() => update({ state: 'paused' }), ANSWERED_WITHIN_MS);
  }

  function onChanges(changes: Changes) {
    clearTimeout(timer);
    update({ state: 'live', changes });
    // Storage may be unavailable.
    deleteCached(changes.deletions).catch(() => undefined);
  }

  function onLost() {
    // While connecting, its time limit decides.
    if (live.get().state === 'live') update({ state: 'paused' });
  }

  function onRefused(error: Error) {
    console.error(error);
    clearTimeout(timer);
    stop?.();
    stop = undefined;
    update({ state: 'refused' });
  }

  function start(next: Need) {
    stop?.();
    need = next;
    awaitAnswer();
    stop = listen(need, { onChanges, onLost, onRefused });
  }

  /** Connects at once. By itself, the SDK would notice late that a connection is gone. */
  function connectAgain() {
    if (!need || isStopped()) return;
    if (!stop) return start(need);
    awaitAnswer();
    void reconnect();
  }

  /** Follows what a page needs. The tab goes on listening for its next page. */
  function follow(next: Need) {
    const isMore =
      !need || next.since < need.since || (next.since === 0 && next.count > need.count);
    if (isMore) start(next);
    else if (live.get().state === 'paused') void reconnect();
  }

  function setFound(id: string, post?: Post | null) {
    const found = new Map(live.get().found);
    if (post === undefined) found.delete(id);
    else found.set(id, post);
    update({ found });
  }

  /** Looks for one post. Returns a function that ends this. */
  function find(id: string) {
    const report = (post: Post | null) => {
      setFound(id, post);
      if (!post) deleteCached([id]).catch(() => undefined);
    };
    const end = listenToPost(id, report, onRefused);
    return () => {
      end();
      setFound(id);
    };
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && live.get().state === 'paused') void reconnect();
  });
  // A browser has frozen the tab, or kept the page for Back: its connection is gone.
  document.addEventListener('resume', connectAgain);
  onShownAgain(connectAgain);

  return { connectAgain, follow, find };
}
