import { expect, onTestFinished, test, vi } from 'vitest';
import { step } from '../../../../scripts/programs/step';

test('long work prints how far it is every 30 s, all running steps in one line', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const download = step('Download', async (report) => {
    report('5 MB of 137 MB');
    await wait(69_000);
  });
  const types = step('Types', () => wait(40_000));
  await vi.advanceTimersByTimeAsync(180_000);
  await Promise.all([download, types]);
  expect(lines).toEqual([
    '… Download',
    '… Types',
    '… Download: 5 MB of 137 MB, 30 s · Types: 30 s',
    '✓ Types: done (40.0 s)',
    '… Download: 5 MB of 137 MB, 60 s',
    '✓ Download: done (69.0 s)',
  ]);
});
