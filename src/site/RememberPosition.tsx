import { useLayoutEffect } from 'react';
import { getTop, isAhead, scrollBack, TEXT_BLOCKS } from './readingPosition';

/** A block that was being read in a part of the page: its first words, and where it was in the window. */
interface ReadingPosition {
  part: string;
  words: string;
  top: number;
}

interface Entry {
  /** React Router's key. */
  key?: string;
  position?: ReadingPosition;
}

const MAX_WORDS = 200;
// Browsers limit how often a page may change its history.
const PAUSE_MS = 100;

// Where to return to in the current entry of the history, until it is reached or the reader scrolls.
let target: ReadingPosition | undefined;
// That entry; without a key of its own, ''.
let targetKey: string | undefined;

const getPart = () => document.querySelector<HTMLElement>('[data-part]')?.dataset.part;
const readEntry = () => (history.state ?? {}) as Entry;
const listBlocks = () => [...document.querySelectorAll(`main :is(${TEXT_BLOCKS})`)];
const getWords = (block: Element) => block.textContent.trim().slice(0, MAX_WORDS);

function seek() {
  const { key = '', position } = readEntry();
  if (key !== targetKey) target = position;
  targetKey = key;
  if (!target || target.part !== getPart()) return;
  const { words, top } = target;
  const block = listBlocks().find((other) => getWords(other) === words);
  if (!block) return;
  scrollBack(block, top);
  // A page that is still short can't be scrolled far enough.
  if (Math.abs(getTop(block) - top) < 2) target = undefined;
}

function store() {
  const part = getPart();
  const entry = readEntry();
  const { key = '' } = entry;
  // The router adds an entry before it takes the page away.
  const isLeft = targetKey !== undefined && targetKey !== key;
  if (target || !part || isLeft) return;
  const blocks = listBlocks();
  const times = new Map<string, number>();
  for (const words of blocks.map(getWords)) times.set(words, (times.get(words) ?? 0) + 1);
  const isOnly = (block: Element) => {
    const words = getWords(block);
    return words && times.get(words) === 1;
  };
  // Below the last block are only the buttons and links of the page.
  const read = blocks.find((block) => isAhead(block) && isOnly(block)) ?? blocks.findLast(isOnly);
  const position =
    // At the top, what is new comes into view.
    scrollY > 0 && read ? { part, words: getWords(read), top: getTop(read) } : undefined;
  history.replaceState({ ...entry, position }, '');
}

function listen() {
  const on = (event: string, listener: () => void) =>
    addEventListener(event, listener, { capture: true, passive: true });
  // Until the page has returned there, the browser's own scrolling would replace it.
  const storeOnceBack = () => {
    if (targetKey !== undefined) store();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  on('scroll', () => {
    // Also at the beginning: the reader may leave before the end.
    if (timer) clearTimeout(timer);
    else storeOnceBack();
    timer = setTimeout(() => {
      timer = undefined;
      storeOnceBack();
    }, PAUSE_MS);
  });
  on('pagehide', storeOnceBack);
  // Before the router adds an entry. The first press may hydrate the page and leave it at once.
  on('click', store);
  for (const act of ['wheel', 'keydown', 'pointerdown']) on(act, () => (target = undefined));
}

if (!import.meta.env.SSR) listen();

/**
 * Stores what is being read in the entry of the history, and returns to it: the browser can't where the page is not as
 * long as it was at once, as after Back to a page that loads anew. Stands behind the part of the page whose words it stores.
 */
export function RememberPosition({ part }: { part: string }) {
  useLayoutEffect(seek);
  return <template data-part={part} />;
}
