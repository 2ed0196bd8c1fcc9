// `npm run test:breaks [-- WORDS]`: breaks copies of the project in one place after the other, and expects tests to fail.
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { print, step } from '../../scripts/programs/step';
import { prepareChromium } from '../../scripts/browser/prepareChromium';
import { startTestEmulators } from '../../scripts/testing/testSites';
import { copyCheckout } from '../workingCopy';
import { apply, type Break, explainStale, readBreaks } from './breaks';
import { type Env, type Runner, runnerOf, runners, runTests } from './runTests';

/** The breaks that no test has noticed, each with a reason. */
const missed: string[] = [];

const testsFor = (runner: Runner, breaks: Break[]) => [
  ...new Set(breaks.flatMap(({ tests }) => tests).filter((test) => runnerOf(test) === runner)),
];

const needs = (runner: Runner) => (one: Break) => testsFor(runner, [one]).length > 0;

/** Says what notices a break. Throws if nothing does. */
async function tryBreak(one: Break, folder: string, env: Env): Promise<string> {
  const mend = apply(one, folder);
  try {
    for (const runner of runners) {
      const tests = testsFor(runner, [one]);
      const failed = tests.length > 0 && (await runTests(folder, runner, tests, env));
      if (failed) return `noticed by ${runner} test “${failed}”`;
    }
  } finally {
    mend();
  }
  throw new Error('No test notices it.');
}

/** Tries breaks in a copy of the project, whose tests must pass without them. */
async function tryBreaks(breaks: Break[], env: Env): Promise<void> {
  const folder = copyCheckout();
  for (const runner of runners) {
    const tests = testsFor(runner, breaks);
    if (tests.length === 0) continue;
    await step(`${runner} tests without a break`, async () => {
      const failed = await runTests(folder, runner, tests, env, []);
      if (failed) throw new Error(`Without a break, this test fails: ${failed}`);
    });
  }
  for (const one of breaks)
    await step(one.name, () => tryBreak(one, folder, env), String).catch((error: unknown) => {
      print(errorMessage(error));
      missed.push(`${one.name}: ${errorMessage(error)}`);
    });
}

async function main(): Promise<number> {
  const breaks = readBreaks(process.argv.slice(2));
  if (breaks.length === 0) throw new Error('No break has these words in its name, file or tests.');
  const valid = breaks.filter((one) => {
    const reason = explainStale(one);
    if (reason) missed.push(`${one.name}: stale, ${reason}`);
    return !reason;
  });
  const isSlow = (one: Break) => needs('emulator')(one) || needs('browser')(one);
  const slow = valid.filter(isSlow).sort((a, b) => +needs('browser')(a) - +needs('browser')(b));
  const CHROME_PATH = slow.some(needs('browser')) ? await prepareChromium() : '';
  // Two at a time, for machines with two cores.
  const trySlow = async () => tryBreaks(slow, { ...(await startTestEmulators()), CHROME_PATH });
  const quick = valid.filter((one) => !isSlow(one));
  await Promise.all([tryBreaks(quick, {}), slow.length > 0 && trySlow()]);
  print(`\n${breaks.length - missed.length} breaks noticed, ${missed.length} not`);
  for (const line of missed) print(`✗ ${line}`);
  return missed.length > 0 ? 1 : 0;
}

await runMain(main);
