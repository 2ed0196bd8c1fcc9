/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counted part of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The counted part of Playwright's JSON report. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

/** Counts a Vitest report. A file that failed before its first test counts as one failed test. */
export function countVitest(report: VitestReport): Totals {
  const failed = report.testResults.map(({ status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').length;
    return tests === 0 && status === 'failed' ? 1 : tests;
  });
  return {
    passed: report.numPassedTests,
    failed: failed.reduce((sum, one) => sum + one, 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts a Playwright report. A test that passes on its second try counts as passed. */
export function countPlaywright({ stats }: PlaywrightReport): Totals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/** The totals of a step: its tests, or one failure if it failed without a failed test. */
export function ofStep(succeeded: boolean, counted?: Totals): Totals {
  const totals = counted ?? { passed: 0, failed: 0, skipped: 0 };
  return succeeded ? totals : { ...totals, failed: Math.max(totals.failed, 1) };
}

/** The sum of all steps. */
export function add(all: Totals[]): Totals {
  const sum = (key: keyof Totals) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of `npm test`. */
export function toLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
