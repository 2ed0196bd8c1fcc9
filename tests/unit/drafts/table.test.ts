import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import type { Draft } from '../../../src/drafts/drafts';
import { Machine } from '../../../src/drafts/session/machine';
import type { DraftPorts } from '../../../src/drafts/session/ports';
import type { SessionData } from '../../../src/drafts/session/sessionData';
import { stateOf } from '../../../src/drafts/session/sessionData';
import {
  type DraftEvent,
  reasons,
  type DraftState,
  states,
  table,
} from '../../../src/drafts/session/table';
import { toContent } from '../../../src/post/toPost';

const blank: Draft = {
  id: 'a',
  post: toContent({ Title: 'A title' }),
  savedAt: 1,
  basedOn: { kind: 'new' },
  isAhead: false,
};
const published = { stored: { Title: 'Theirs' }, version: '2-ab' };
const outdated = { ...blank, basedOn: { kind: 'version' as const, name: '1-ab' } };

const data: Record<DraftState, Partial<SessionData>> = {
  closed: {},
  same: { phase: 'open' },
  ahead: { phase: 'open', draft: { ...blank, isAhead: true } },
  discarded: { phase: 'open', draft: { ...blank, discardedAt: 1 } },
  clash: { phase: 'open', clash: { ...blank, copied: 2 } },
  outdated: { phase: 'open', draft: outdated, published },
  failed: { phase: 'failed' },
  publishing: { phase: 'publishing' },
  over: { phase: 'over' },
};

/** A machine in a state, and how often it has written where since. */
function start(state: DraftState) {
  const counts = { b: 0, c: 0, C: 0, p: 0, x: 0 };
  const count = (letter: keyof typeof counts) => () => void counts[letter]++;
  const ports: Partial<DraftPorts> = {
    afterPaint: (work) => ({ schedule: work, flush: () => undefined }),
    device: () => 'A browser',
    browser: () => 'browser',
    now: () => 2,
    read: () => null,
    readText: () => null,
    save: () => {
      counts.b++;
      return true;
    },
    remove: count('x'),
  };
  const acts = { c: count('c'), C: count('C'), p: count('p'), over: () => undefined };
  const machine = new Machine(ports as DraftPorts, blank, undefined, acts);
  machine.set(data[state]);
  expect(stateOf(machine.get())).toBe(state);
  return { machine, counts };
}

const cells = [...table].flatMap(([event, row]) =>
  [...row].map(([state, cell]) => [event, state, cell] as const),
);

test.each(cells)('%s while a draft is %s: %s', (event, state, cell) => {
  const { machine, counts } = start(state);
  const update = vi.fn(() => ({}));
  vi.spyOn(console, 'assert').mockImplementation(() => undefined);
  const writes = cell.split(' · ')[1]?.split(' ') ?? [];
  machine.on(event, update);
  const isReason = cell in reasons;
  expect(update).toHaveBeenCalledTimes(isReason ? 0 : 1);
  // A draft that has not ended is not deleted.
  const expected = Object.keys(counts).filter((one) => writes.includes(one) && one !== 'x');
  expect(Object.keys(counts).filter((one) => counts[one as 'b'] > 0)).toEqual(expected);
});

const ending = cells.filter(([, state, cell]) => / over|^over/.test(cell) && state !== 'over');

test.each(ending)(
  '%s, which ends a draft that is %s, writes no more of it',
  (event, state, cell) => {
    const { machine, counts } = start(state);
    machine.on(event, () => ({ phase: 'over' }));
    const isDeleted = cell.split(' · ')[1]!.includes('x');
    expect(counts).toEqual({ b: 0, c: 0, C: 0, p: 0, x: isDeleted ? 1 : 0 });
  },
);

test('a cell that can’t happen or changes nothing has its reason, and every reason a cell', () => {
  const numbers = cells.map(([, , cell]) => cell).filter((cell) => /^\d+$/.test(cell));
  expect([...new Set(numbers)].sort()).toEqual(Object.keys(reasons).sort());
});

test('a fault of the table is told in the console, and costs no word', () => {
  const told = vi.spyOn(console, 'assert').mockImplementation(() => undefined);
  const { machine } = start('same');
  machine.on('pause', () => ({ phase: 'over' }));
  machine.on('hidden', () => ({ phase: 'failed' }));
  expect(told.mock.calls).toEqual([[false, 'hidden: same → failed']]);
});

test('docs/drafts.md has the table, and its reasons', async () => {
  const text = await readFile('docs/drafts.md', 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((one) => one.trim().replaceAll('`', '')),
    );
  const found = (event: DraftEvent) => rows.find(([name]) => name === event)?.slice(1);
  for (const [event, row] of table)
    expect([event, found(event)]).toEqual([event, [...row.values()]]);
  expect(rows).toContainEqual(['Event', ...states]);
  for (const [number, reason] of Object.entries(reasons))
    expect(text).toContain(`${number}. ${reason}`);
});
