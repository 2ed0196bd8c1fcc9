import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deferUntilPaint } from '../../../../src/blog/writing/deferUntilPaint';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function start() {
  const done: string[] = [];
  return { done, ...deferUntilPaint((text: string) => void done.push(text)) };
}

test('text is saved after the next paint, in its last version only', () => {
  const { done, schedule } = start();
  schedule('a');
  schedule('ab');
  expect(done).toEqual([]);
  vi.runAllTimers();
  schedule('abc');
  vi.runAllTimers();
  expect(done).toEqual(['ab', 'abc']);
});

test('text that waits is saved at once, and only once, when the page is left', () => {
  const { done, schedule, flush } = start();
  flush();
  expect(done).toEqual([]);
  schedule('a');
  flush();
  expect(done).toEqual(['a']);
  vi.runAllTimers();
  expect(done).toEqual(['a']);
});

test('in a hidden page, which is not painted, text is saved at once', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { done, schedule } = start();
  schedule('a');
  expect(done).toEqual(['a']);
  hidden.mockRestore();
});
