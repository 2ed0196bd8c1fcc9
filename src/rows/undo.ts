import { ceilToCharacter, countSame, floorToCharacter, isOneCharacter } from './characters';
import { cleanRow, createRow, type Row, toContentOfRows, toRows } from './rows';

/** Replaces rows from `at` on, or code units of the row at `at`. */
export type Change = { at: number; length: number; rows: Row[] } | TextChange;

interface TextChange {
  at: number;
  from: number;
  length: number;
  text: string;
}

/** The rows of the form, and the changes that undo and redo what was done. */
export interface History {
  rows: Row[];
  undo: Change[];
  redo: Change[];
  /** When text was last typed, and when typing began the last step, in ms since 1970. */
  typedAt: number;
  begunAt: number;
  /** The composition that the last step is of. */
  composition?: number;
}

/** A change to the form; a new text comes with the time at which it was typed, in ms since 1970, and with a number if an input method composed it. */
export type Action =
  | { type: 'type'; at: number; text: string; now: number; composition?: number }
  | { type: 'change'; change: (rows: Row[]) => Change }
  | { type: 'undo' | 'redo' };

// Typing begins a new step of Undo after a pause, after a sentence, and when the last one is this old.
const PAUSE_MS = 1000;
const MAX_STEP_MS = 5000;
const SENTENCE = /(?:[.!?…؟][\p{Pe}\p{Pf}\x22\x27]*\s|[。！？][\p{Pe}\p{Pf}]*|\n)$/u;
// More of a text than ends a sentence.
const SENTENCE_END = 8;
// Bounds what a draft stores besides its words.
const MAX_CHANGES = 500;
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

/** A change without the characters that no post has, whatever they come from. */
function clean(rows: Row[], change: Change): Change {
  if (!('rows' in change)) return { ...change, text: cleanRow(rows[change.at]!.name, change.text) };
  const toClean = (row: Row) => {
    const text = cleanRow(row.name, row.text);
    return text === row.text ? row : { ...row, text };
  };
  return { ...change, rows: change.rows.map(toClean) };
}

/** Finds the characters that differ between two texts of a row. */
function compareTexts(at: number, before: string, after: string): TextChange {
  const texts = [before, after];
  let [from, same] = countSame(before, after);
  // What is a whole character in one of the texts may be a part of one in the other.
  for (let last; last !== from;) {
    last = from;
    from = Math.min(...texts.map((text) => floorToCharacter(text, last)));
  }
  for (let last; last !== same;) {
    last = same;
    const toRest = (text: string) => text.length - ceilToCharacter(text, text.length - last);
    same = Math.min(...texts.map(toRest));
  }
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

const NOT_TYPING = { typedAt: 0, begunAt: 0, composition: undefined };

function step(history: History, change: Change, to: 'undo' | 'redo'): History {
  const [rows, back] = apply(history.rows, change);
  return { ...history, rows, [to]: [...history[to], back].slice(-MAX_CHANGES), ...NOT_TYPING };
}

const measure = (change: Change) =>
  'rows' in change
    ? change.rows.reduce((sum, { text }) => sum + text.length, 0)
    : change.text.length;

/** Changes the form, or takes a change back. */
export function changeForm(history: History, action: Action): History {
  if (action.type === 'change')
    return {
      ...step(history, clean(history.rows, action.change(history.rows)), 'undo'),
      redo: [],
    };
  if (action.type === 'type') {
    const { at, now, composition } = action;
    const row = history.rows[at]!;
    const before = row.text;
    const text = cleanRow(row.name, action.text);
    const rows = history.rows.with(at, { ...row, text });
    const back = compareTexts(at, text, before);
    // More characters at once are pasted, cut, replaced or composed: a step of its own.
    const isTyped =
      composition === undefined &&
      isOneCharacter(back.text) &&
      isOneCharacter(text.slice(back.from, back.from + back.length));
    const last = history.undo.at(-1);
    const typedBefore = text.slice(Math.max(0, back.from - SENTENCE_END), back.from);
    const isJoined =
      isTyped &&
      now - history.typedAt < PAUSE_MS &&
      now - history.begunAt < MAX_STEP_MS &&
      !SENTENCE.test(typedBefore);
    const isComposed = composition !== undefined && composition === history.composition;
    const joined =
      isComposed && last
        ? compareTexts(at, text, apply(history.rows, last)[0][at]!.text)
        : isJoined && join(last, back);
    const undo = joined ? [...history.undo.slice(0, -1), joined] : [...history.undo, back];
    return {
      rows,
      undo: undo.slice(-MAX_CHANGES),
      redo: [],
      typedAt: isTyped ? now : 0,
      begunAt: joined ? history.begunAt : now,
      composition,
    };
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

const listNames = (rows: Row[]) => rows.map(({ name }) => name).join();

/** Opens the form with these rows. Changes that can't be taken back one after the other are forgotten. */
export function openHistory(rows: Row[], undo: Change[] = []): History {
  try {
    const first = undo.reduceRight((now, change) => apply(now, change)[0], rows);
    // Words that don't begin a section are lost on the way, and so are fields in another order.
    const isWhole = listNames(first) === listNames(toRows(toContentOfRows(first)));
    return { rows, undo: isWhole ? undo : [], redo: [], typedAt: 0, begunAt: 0 };
  } catch {
    return { rows, undo: [], redo: [], typedAt: 0, begunAt: 0 };
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
