import { beforeEach, expect, test, vi } from 'vitest';
import { type Draft, listDrafts, parseDraft, readDraft } from '../../../src/drafts/drafts';
import { toRows } from '../../../src/rows/rows';
import { changeForm, type History, openHistory } from '../../../src/rows/undo';
import stored from '../../fixtures/drafts/stored.json' with { type: 'json' };

const { uid, madeAt, local, cloud } = stored;
const byName = <T extends { name: string }>(entries: T[]) =>
  entries.map((entry) => [entry.name, entry] as const);
const now = Date.parse(madeAt);
const DAY = 24 * 60 * 60 * 1000;

// A draft is deleted a day after it was discarded.
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

/** Puts an entry into the local storage, and reads its draft. */
function read({ key, value }: { key: string; value: string }): Draft {
  localStorage.setItem(key, value);
  return readDraft(uid, key.slice(`draft:${uid}:`.length))!;
}

/** The texts of a draft's rows, and its address. */
const listWords = ({ post, address = '' }: Draft) =>
  [...toRows(post).map(({ text }) => text), address].filter(Boolean).sort();

const listTexts = (rows: ReturnType<typeof toRows>) => rows.map(({ name, text }) => [name, text]);

test.each(byName(local))('in the browser, %s keeps every word', (_, entry) => {
  expect(listWords(read(entry))).toEqual(entry.words.toSorted());
});

test.each(byName(local))('in the browser, Undo takes back every change of %s', (_, entry) => {
  const { post, undo } = read(entry);
  const { undo: changes = [] } = JSON.parse(entry.value) as { undo?: unknown[] };
  const rows = toRows(post);
  const opened = openHistory(rows, undo);
  expect(opened.undo).toHaveLength(changes.length);
  const undone = changes.reduce<History>((now) => changeForm(now, { type: 'undo' }), opened);
  expect(undone.undo).toEqual([]);
  const redone = changes.reduce<History>((now) => changeForm(now, { type: 'redo' }), undone);
  expect(listTexts(redone.rows)).toEqual(listTexts(rows));
});

test('the list leaves out only drafts that were discarded more than a day ago', () => {
  const left = local.filter((entry) => {
    localStorage.clear();
    const draft = read(entry);
    const isOver = now - (draft.discardedAt ?? now) > DAY;
    const listed = listDrafts(uid).map((one) => [one.id, one.post]);
    expect(listed, entry.name).toEqual(isOver ? [] : [[draft.id, draft.post]]);
    return isOver;
  });
  expect(left.map(({ name }) => name)).toEqual(['a new post discarded more than a day ago']);
});

test.each(byName(cloud))('in the cloud, %s keeps every word', (_, { id, fields, words }) => {
  expect(listWords(parseDraft(id, fields.Draft)!)).toEqual(words.toSorted());
});
