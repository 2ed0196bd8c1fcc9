// The tab's connection to the database: one machine, whose states are drawn in docs/architecture.md. Loaded on demand.
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { db, reconnect } from '../firebase/db';
import { onShownAgain } from '../messages/onShownAgain';
import { reload } from '../messages/reload';
import { type Post, toPath } from '../post/post';
import { applyToPost } from './changes';
import { listen, listenToPost } from './listen';
import { enter, live, type Need } from './store';
import { type Stored, type Target, toChanges, toTargets } from './targets';

// Three times as long as an answer takes on a slow phone (`npm run bench`). The SDK itself waits for 10 s.
const ANSWERED_WITHIN_MS = 2_000;
// The line may be slow, or lost for a moment only. Meanwhile the SDK tries, and the browser logs each failure.
const FIRST_ASKED_AFTER_MS = { silence: 6_000, loss: 3_000 };
// Without a connection, a question reads nothing.
const ASKED_EVERY_MS = 45_000;
// Each answer is billed.
const ANSWERED_EVERY_MS = { least: 60_000, most: 15 * 60_000 };
// How long the SDK may try after an answer.
const TRIED_FOR_MS = 8_000;

let listened: Need = { since: Infinity, count: 0 };
let targets: Target[] = [];
let stop: (() => void) | undefined;
let alarm: ReturnType<typeof setTimeout>;
let interval = ANSWERED_EVERY_MS.least;
/** The time before which the database is not to be asked again. */
let askedNext = 0;
let isOff = false;
/** Whether the SDK has stopped for good. */
let isBroken = false;
const followers = new Set<Need>();
const wanted = new Set<string>();

const isSeen = () => followers.size > 0 && !document.hidden;
const isDown = () => ['paused', 'polling'].includes(live.get().state);

/** Lets the SDK use the network or not. Enabled twice, it would listen twice. */
async function setNetwork(isOn: boolean) {
  if (isOn !== isOff) return;
  isOff = !isOn;
  await (isOn ? enableNetwork(db) : disableNetwork(db));
}

function ringIn(ms: number, ring: () => void) {
  clearTimeout(alarm);
  alarm = setTimeout(ring, ms);
}

const askIn = (ms: number) => ringIn(Math.max(ms, askedNext - Date.now()), () => void askNow());

/** Deletes the pages of posts from the service worker's caches, so that no deleted one is shown offline. */
async function deleteCached(ids: string[]) {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const id of ids) await cache.delete(toPath(id));
  }
}

function receive(state: 'live' | 'polling', answers: Stored[][]) {
  const changes = toChanges(targets, answers);
  enter(state, { changes });
  const isGone = (id: string) => applyToPost(id, undefined, changes) === null;
  // Storage may be unavailable.
  deleteCached(changes.deletions.map(({ id }) => id).filter(isGone)).catch(() => undefined);
}

function onFound(id: string, post: Post | null) {
  if (!wanted.has(id)) return;
  enter(live.get().state, { found: new Map(live.get().found).set(id, post) });
  if (!post) deleteCached([id]).catch(() => undefined);
}

function onAnswer(answers: Stored[][]) {
  clearTimeout(alarm);
  interval = ANSWERED_EVERY_MS.least;
  receive('live', answers);
}

function onLost() {
  // While connecting, its time limit decides.
  if (live.get().state === 'live') pause(FIRST_ASKED_AFTER_MS.loss);
}

function onRefused(error: Error) {
  console.error(error);
  clearTimeout(alarm);
  stop?.();
  stop = undefined;
  enter('refused');
}

function pause(askAfter = FIRST_ASKED_AFTER_MS.silence) {
  enter('paused');
  askIn(askAfter);
}

function start() {
  stop?.();
  targets = toTargets(listened);
  enter('connecting');
  ringIn(ANSWERED_WITHIN_MS, pause);
  void setNetwork(true);
  stop = listen(targets, { onAnswer, onLost, onRefused });
}

/** Disconnects, which also ends the SDK's own attempts, and asks once, unless no page is in view. */
async function askNow() {
  if (!isSeen()) return;
  await setNetwork(false);
  try {
    const asked = targets;
    const answers = await (await import('./ask')).ask(asked);
    askedNext = Date.now() + interval;
    interval = Math.min(2 * interval, ANSWERED_EVERY_MS.most);
    if (!isDown() || asked !== targets) return;
    receive('polling', answers);
    for (const id of wanted) await askFor(id);
    await setNetwork(true);
    ringIn(TRIED_FOR_MS, () => {
      if (isSeen()) void setNetwork(false);
      askIn(0);
    });
  } catch {
    if (!isDown()) return;
    enter('paused');
    askIn(ASKED_EVERY_MS);
  }
}

/** Connects at once. By itself, the SDK would notice late that a connection is gone, and wait up to a minute between attempts. */
export function connectAgain(): Promise<boolean> | void {
  if (isBroken) return reload();
  if (followers.size === 0) return;
  if (!stop) return start();
  enter('connecting');
  ringIn(ANSWERED_WITHIN_MS, pause);
  isOff = false;
  void reconnect();
}

/** Follows what a page needs. Returns a function that ends this; the tab goes on listening for its next page. */
export function follow(need: Need): () => void {
  followers.add(need);
  const isLonger = listened.since === 0 && need.since === 0 && need.count > listened.count;
  if (need.since < listened.since || isLonger) {
    listened = need;
    start();
  } else if (isDown()) askIn(0);
  return () => {
    followers.delete(need);
    // The next page may follow at once. Authors' pages need the connection for themselves.
    setTimeout(() => followers.size === 0 && void setNetwork(true));
  };
}

const askFor = async (id: string) => onFound(id, await (await import('./ask')).askForPost(id));

/** Looks for one post. Returns a function that ends this. */
export function find(id: string): () => void {
  wanted.add(id);
  const end = listenToPost(id, (post) => onFound(id, post), onRefused);
  if (isDown()) askFor(id).catch(() => undefined);
  return () => {
    end();
    wanted.delete(id);
    const found = new Map(live.get().found);
    found.delete(id);
    enter(live.get().state, { found });
  };
}

document.addEventListener('visibilitychange', () => {
  if (isSeen() && isDown()) askIn(0);
});
addEventListener('online', () => {
  if (live.get().state === 'paused') askIn(0);
});
const wake = () => {
  if (!isBroken) void connectAgain();
};
// A browser has frozen the tab, or kept the page for Back: its connection is gone.
document.addEventListener('resume', wake);
onShownAgain(wake);
// A fault of the SDK, after which only a reload helps: https://github.com/firebase/firebase-js-sdk/issues/10310
addEventListener('error', ({ message }) => {
  if (isBroken || !message.includes('INTERNAL ASSERTION FAILED')) return;
  isBroken = true;
  clearTimeout(alarm);
  enter('refused');
});
