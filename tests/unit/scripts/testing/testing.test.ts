import { expect, test, vi } from 'vitest';
import { findChromium, listInstalled } from '../../../../scripts/testing/findChromium';
import {
  sumTotals,
  countPlaywright,
  countVitest,
  ofFailedStep,
  describeTotals,
} from '../../../../scripts/testing/totals';

test('a CHROME_PATH where no file is, is refused in a sentence', async () => {
  vi.stubEnv('CHROME_PATH', '/nope');
  await expect(findChromium()).rejects.toThrow('CHROME_PATH is /nope, but there is no such file.');
});

test.each<[NodeJS.Platform, string]>([
  ['win32', 'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe'],
  ['win32', 'C:/Users/you/Local/Google/Chrome/Application/chrome.exe'],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
])('on %s, a browser is looked for at %s', (platform, path) => {
  const env = {
    'ProgramFiles(x86)': 'C:/Program Files (x86)',
    LOCALAPPDATA: 'C:/Users/you/Local',
  } as NodeJS.ProcessEnv;
  expect(listInstalled(platform, env)).toContain(path);
});

test('reports of Vitest and Playwright are counted; a flaky test has passed', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countPlaywright({ stats })).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test('the last line is the sum of all steps; one that fails without a failed test counts as one failed', () => {
  const unit = { passed: 10, failed: 0, skipped: 0 };
  const browser = { passed: 2, failed: 3, skipped: 1 };
  expect(describeTotals(sumTotals([unit, unit]))).toBe('20 passed, 0 failed');
  expect(describeTotals(sumTotals([unit, browser].map(ofFailedStep)))).toBe(
    '12 passed, 4 failed, 1 skipped',
  );
});
