// Prints how far a test run is, for `npm test`. A reporter for both Vitest and Playwright.
import { toProgressLine } from './progressLine';

/** Counts test files of Vitest, and tests of Playwright. */
export default class ProgressReporter {
  private all = 0;
  private done = 0;

  private count(noun: string) {
    this.done += 1;
    console.log(toProgressLine(this.done, this.all, noun));
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.all = files.length;
  }

  onTestModuleEnd(): void {
    this.count('test files');
  }

  onBegin(_config: unknown, suite: { allTests: () => unknown[] }): void {
    this.all = suite.allTests().length;
  }

  onTestEnd(): void {
    this.count('tests');
  }
}
