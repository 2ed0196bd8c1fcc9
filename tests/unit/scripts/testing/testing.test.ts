import { expect, test } from 'vitest';
import {
  sumTotals,
  countPlaywright,
  countVitest,
  ofFailedStep,
  describeTotals,
} from '../../../../scripts/testing/totals';

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
