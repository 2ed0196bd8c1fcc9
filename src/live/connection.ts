// The tab's connection to the database, whose states are drawn in docs/architecture.md. Loaded on demand.
import { listHrefs } from '../addresses';
import { reconnect } from '../firebase/db';
import { isStopped } from '../firebase/sdkFault';
import { onShownAgain } from '../base/onShownAgain';
import { type Post, toPath } from '../post/post';
import { applyToPost, type Changes } from './changes';
import { listen, listenToPost } from './listen';
import { live, type Need, update } from './store';
import { toChanges, toTargets } from './targets';

// Three times as long as an answer takes on a slow phone (`npm run bench`). The SDK itself waits for 10 s.
const ANSWERED_WITHIN_MS = 2_000;

let stop: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Deletes the pages of posts from the service worker's caches, so that no deleted one is shown offline. */
async function deleteCached(ids: string[]) {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const href of ids.map(toPath).flatMap(listHrefs)) await cache.delete(href);
  }
}

function onChanges(changes: Changes) {
  clearTimeout(timer);
  update({ state: 'live', changes });
  const isGone = (id: string) => applyToPost(id, undefined, changes) === null;
  // Storage may be unavailable.
  deleteCached(changes.deletions.map(({ id }) => id).filter(isGone)).catch(() => undefined);
}

function onFound(id: string, post: Post | null) {
  update({ found: new Map(live.get().found).set(id, post) });
  if (!post) deleteCached([id]).catch(() => undefined);
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

/** Waits for an answer. After the time limit, the SDK goes on trying. */
function awaitAnswer() {
  update({ state: 'connecting' });
  clearTimeout(timer);
  timer = setTimeout(() => update({ state: 'paused' }), ANSWERED_WITHIN_MS);
}

function start(need: Need) {
  stop?.();
  update({ need });
  awaitAnswer();
  const targets = toTargets(need);
  stop = listen(targets, {
    onAnswer: (answers) => onChanges(toChanges(targets, answers)),
    onLost,
    onRefused,
  });
}

/** Connects at once. By itself, the SDK would notice late that a connection is gone. */
export function connectAgain(): void {
  const { need } = live.get();
  if (!need || isStopped()) return;
  if (!stop) return start(need);
  awaitAnswer();
  void reconnect();
}

/** Follows what a page needs. The tab goes on listening for its next page. */
export function follow(need: Need): void {
  const { need: last, state } = live.get();
  const isMore = !last || need.since < last.since || (need.since === 0 && need.count > last.count);
  if (isMore) start(need);
  else if (state === 'paused') void reconnect();
}

/** Looks for one post. Returns a function that ends this. */
export function find(id: string): () => void {
  const end = listenToPost(id, (post) => onFound(id, post), onRefused);
  return () => {
    end();
    const found = new Map(live.get().found);
    found.delete(id);
    update({ found });
  };
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden && live.get().state === 'paused') void reconnect();
});
// A browser has frozen the tab, or kept the page for Back: its connection is gone.
document.addEventListener('resume', connectAgain);
onShownAgain(connectAgain);
