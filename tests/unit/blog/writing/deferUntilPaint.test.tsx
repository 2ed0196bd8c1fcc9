import { expect, onTestFinished, test, vi } from 'vitest';
import { deferUntilPaint } from '../../../../src/blog/writing/deferUntilPaint';

test('text is saved after the next paint, in its last version, or at once when the page is left or hidden', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  const { schedule, flush } = deferUntilPaint((text: string) => void done.push(text));
  schedule('a');
  schedule('ab');
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['ab']);
  schedule('abc');
  flush();
  flush();
  vi.runAllTimers();
  expect(done).toEqual(['ab', 'abc']);
  // A hidden page is not painted.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  schedule('abcd');
  expect(done).toEqual(['ab', 'abc', 'abcd']);
});
