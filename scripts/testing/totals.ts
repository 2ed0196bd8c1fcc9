/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts the tests in a report of `vitest --reporter=json`. */
export const countVitest = (report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}): Totals => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Counts the tests in Playwright's JSON report. A test that passed only on a second try counts as passed. */
export const countPlaywright = ({
  stats: { expected, flaky, unexpected, skipped },
}: {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}): Totals => ({ passed: expected + flaky, failed: unexpected, skipped });

/** Counts a step that failed without a failed test as one, such as a test file that could not be loaded. */
export const ofFailedStep = (tests: Totals): Totals => ({
  ...tests,
  failed: Math.max(tests.failed, 1),
});

/** Sums the totals of steps. */
export function sumTotals(all: Totals[]): Totals {
  const sum = (key: keyof Totals) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Formats totals as the last line of `npm test`. */
export function describeTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
