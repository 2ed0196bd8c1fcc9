// `npm run test:breaks [-- WORDS]`: breaks copies of the project in one place after the other, and expects tests to fail.
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { findChromium } from '../../scripts/testing/findChromium';
import { startTestEmulators } from '../../scripts/testing/testSites';
import { type Break, explainStale, readBreaks } from './breaks';
import { Progress } from './progress';
import { type Env, type Runner, runnerOf, runners, runTests } from './runTests';
import { apply, copyCheckout } from './workingCopy';

const testsFor = (runner: Runner, breaks: Break[]) => [
  ...new Set(breaks.flatMap(({ tests }) => tests).filter((test) => runnerOf(test) === runner)),
];

const needs = (runner: Runner) => (one: Break) => testsFor(runner, [one]).length > 0;

/** Says what notices a break; undefined if nothing does. */
async function tryBreak(one: Break, folder: string, env: Env): Promise<string | undefined> {
  const mend = apply(one, folder);
  try {
    for (const runner of runners) {
      const tests = testsFor(runner, [one]);
      const failed = tests.length > 0 && (await runTests(folder, runner, tests, env));
      if (failed) return `${runner} test “${failed}”`;
    }
  } finally {
    mend();
  }
}

/** Tries breaks in a copy of the project, whose tests must pass without them. */
async function tryBreaks(breaks: Break[], progress: Progress, env: Env): Promise<void> {
  const folder = copyCheckout();
  for (const runner of runners) {
    const tests = testsFor(runner, breaks);
    if (tests.length === 0) continue;
    const end = progress.begin(`${runner} tests without a break`);
    const failed = await runTests(folder, runner, tests, env, []);
    end();
    if (failed) throw new Error(`Without a break, this test fails: ${failed}`);
  }
  for (const one of breaks) {
    const end = progress.begin(one.name);
    const by = await tryBreak(one, folder, env).catch((error: unknown) => {
      return new Error(`no test could run:\n${errorMessage(error)}`);
    });
    const isNoticed = typeof by === 'string';
    end(isNoticed, by instanceof Error ? by.message : by ? `noticed by ${by}` : 'missed');
  }
}

async function main(): Promise<number> {
  const breaks = readBreaks(process.argv.slice(2));
  if (breaks.length === 0) throw new Error('No break has these words in its name, file or tests.');
  const progress = new Progress(breaks.length);
  const valid = breaks.filter((one) => {
    const reason = explainStale(one);
    if (reason) progress.begin(one.name)(false, `stale: ${reason}`);
    return !reason;
  });
  const isSlow = (one: Break) => needs('emulator')(one) || needs('browser')(one);
  const slow = valid.filter(isSlow).sort((a, b) => +needs('browser')(a) - +needs('browser')(b));
  const CHROME_PATH = slow.some(needs('browser')) ? await findChromium() : '';
  // Two at a time, for machines with two cores.
  const trySlow = async () =>
    tryBreaks(slow, progress, { ...(await startTestEmulators()), CHROME_PATH });
  const quick = valid.filter((one) => !isSlow(one));
  await Promise.all([tryBreaks(quick, progress, {}), slow.length > 0 && trySlow()]);
  return progress.close() > 0 ? 1 : 0;
}

await runMain(main);
