import { createRow, type Row } from './rows';

/** Replaces rows from `at` on, or characters of the row at `at`. */
export type Change =
  | { at: number; length: number; rows: Row[] }
  | { at: number; from: number; length: number; text: string };

/** The rows of the form, and the changes that undo and redo what was done. */
export interface History {
  rows: Row[];
  undo: Change[];
  redo: Change[];
  /** When text was last typed, in ms since 1970. */
  typedAt: number;
}

/** A change to the form; a new text comes with the time at which it was typed, in ms since 1970. */
export type Action =
  | { type: 'type'; at: number; text: string; now: number }
  | { type: 'change'; change: (rows: Row[]) => Change }
  | { type: 'undo' | 'redo' };

// After a pause of this length, typing begins a new step of Undo.
const PAUSE_MS = 1000;
// Bounds what a draft stores besides its words.
const MAX_CHANGES = 200;
const MAX_CHARACTERS = 200_000;

/** Applies a change. Returns the new rows and the change that undoes it. */
function apply(rows: Row[], change: Change): [rows: Row[], back: Change] {
  const { at, length } = change;
  if ('rows' in change) {
    const former = rows.slice(at, at + length);
    const changed = [...rows.slice(0, at), ...change.rows, ...rows.slice(at + length)];
    return [changed, { at, length: change.rows.length, rows: former }];
  }
  const { from, text } = change;
  const row = rows[at]!;
  const former = row.text.slice(from, from + length);
  const changed = row.text.slice(0, from) + text + row.text.slice(from + length);
  return [
    rows.with(at, { ...row, text: changed }),
    { at, from, length: text.length, text: former },
  ];
}

/** Finds the characters that differ between two texts of a row. */
function compareTexts(at: number, before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  const text = after.slice(from, after.length - same);
  return { at, from, length: before.length - same - from, text };
}

/** Joins two changes that undo typing without a pause between; undefined if they aren't adjacent. */
function join(earlier: Change | undefined, later: Change): Change | undefined {
  if (!earlier || 'rows' in earlier || 'rows' in later || earlier.at !== later.at) return undefined;
  const end = earlier.from + earlier.length;
  const laterEnd = later.from + later.text.length;
  if (later.from >= earlier.from && laterEnd <= end)
    return { ...earlier, length: earlier.length - later.text.length + later.length };
  // Backspace, again and again.
  if (end === laterEnd && earlier.length === 0 && later.length === 0)
    return { ...later, text: later.text + earlier.text };
  return undefined;
}

function step(history: History, change: Change, to: 'undo' | 'redo'): History {
  const [rows, back] = apply(history.rows, change);
  return { ...history, rows, [to]: [...history[to], back].slice(-MAX_CHANGES), typedAt: 0 };
}

const measure = (change: Change) =>
  'rows' in change
    ? change.rows.reduce((sum, { text }) => sum + text.length, 0)
    : change.text.length;

/** Changes the form, or takes a change back. */
export function changeForm(history: History, action: Action): History {
  if (action.type === 'change')
    return { ...step(history, action.change(history.rows), 'undo'), redo: [] };
  if (action.type === 'type') {
    const { at, text, now } = action;
    const [rows, back] = apply(history.rows, compareTexts(at, history.rows[at]!.text, text));
    // More characters at once are pasted, cut or replaced: a step of its own.
    const isTyped = Math.max(back.length, measure(back)) <= 1;
    const isJoined = isTyped && now - history.typedAt < PAUSE_MS;
    const joined = isJoined ? join(history.undo.at(-1), back) : undefined;
    const undo = joined ? [...history.undo.slice(0, -1), joined] : [...history.undo, back];
    return { rows, undo: undo.slice(-MAX_CHANGES), redo: [], typedAt: isTyped ? now : 0 };
  }
  const change = history[action.type].at(-1);
  if (!change) return history;
  const rest = { ...history, [action.type]: history[action.type].slice(0, -1) };
  return step(rest, change, action.type === 'undo' ? 'redo' : 'undo');
}

/** Chooses the changes to store with a draft: the last ones, while there is room for their words. */
export function chooseStored(changes: Change[]): Change[] {
  let size = 0;
  const first = changes.findLastIndex((change) => (size += measure(change)) > MAX_CHARACTERS);
  return changes.slice(first + 1);
}

const toChange = (stored: Change): Change =>
  'rows' in stored
    ? { ...stored, rows: stored.rows.map(({ name, text }) => createRow(name, text)) }
    : { ...stored, text: String(stored.text) };

// How the rows of a post begin.
const FIRST_NAMES =
  /^Name,Title,Summary(,Language)?(,Tags)?(,Series)?(,FirstPublished)?(,Canonical)?(,Heading|$)/;

/** Opens the form with these rows. Changes that can't be taken back one after the other are forgotten. */
export function openHistory(rows: Row[], undo: Change[] = []): History {
  try {
    const first = undo.reduceRight((now, change) => apply(now, change)[0], rows);
    const isWhole = FIRST_NAMES.test(first.map(({ name }) => name).join());
    return { rows, undo: isWhole ? undo : [], redo: [], typedAt: 0 };
  } catch {
    return { rows, undo: [], redo: [], typedAt: 0 };
  }
}

/** Reads stored changes, and gives their rows keys that no other row has. Returns none if they are invalid. */
export function readStored(stored: unknown): Change[] {
  try {
    return (stored as Change[]).map(toChange);
  } catch {
    return [];
  }
}
