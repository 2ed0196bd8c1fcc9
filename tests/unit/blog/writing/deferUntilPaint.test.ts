import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferUntilPaint } from '../../../../src/blog/writing/deferUntilPaint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start() {
  const done: string[] = [];
  return { done, ...deferUntilPaint((text: string) => void done.push(text)) };
}

test('what is typed is saved after the next paint, and of several keys only the last state', () => {
  const { done, schedule } = start();
  schedule('a');
  schedule('ab');
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['ab']);
  schedule('abc');
  vi.runAllTimers();
  expect(done).toEqual(['ab', 'abc']);
});

test('what waits is saved at once, and only once, when the page is left', () => {
  const { done, schedule, flush } = start();
  flush();
  expect(done).toEqual([]);
  schedule('a');
  flush();
  expect(done).toEqual(['a']);
  vi.runAllTimers();
  expect(done).toEqual(['a']);
});

test('in a page out of sight, which is not painted, nothing waits', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { done, schedule } = start();
  schedule('a');
  expect(done).toEqual(['a']);
});
