import { expect, onTestFinished, test, vi } from 'vitest';
import { deferUntilPaint } from '../../../../src/blog/writing/deferUntilPaint';

function start() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  return { done, ...deferUntilPaint((text: string) => void done.push(text)) };
}

test('text is saved after the next paint, in its last version, or at once when the page is left', () => {
  const { done, schedule, flush } = start();
  schedule('a');
  schedule('ab');
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['ab']);
  schedule('abc');
  flush();
  expect(done).toEqual(['ab', 'abc']);
  flush();
  vi.runAllTimers();
  expect(done).toEqual(['ab', 'abc']);
});

test('in a hidden page, which is not painted, text is saved at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { done, schedule } = start();
  schedule('a');
  expect(done).toEqual(['a']);
});
