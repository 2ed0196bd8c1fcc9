// `npm test`: every check, and the totals of all tests as the last line.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'pathe';
import project from '../package.json' with { type: 'json' };
import { prepareFirestore, type Starter } from './emulators/prepareFirestore';
import { findTool } from './programs/findTool';
import { runProgram, stopPrograms } from './programs/program';
import { errorMessage, onShutdown } from './programs/runMain';
import { print, step } from './programs/step';
import { reportProgress } from './testing/progressLine';
import { prepareChromium } from './browser/prepareChromium';
import { buildTestSites, startTestEmulators } from './testing/testSites';
import {
  sumTotals,
  countPlaywright,
  countVitest,
  ofFailedStep,
  describeTotals,
  type Totals,
} from './testing/totals';

type Env = Record<string, string>;

const PROGRESS_REPORTER = './scripts/testing/progressReporter.ts';

const reports = await mkdtemp(join(tmpdir(), 'portfolio-test-'));
const noTests: Totals = { passed: 0, failed: 0, skipped: 0 };
const totals: Totals[] = [];

const reportPath = (name: string) => join(reports, `${name}.json`);

type Report = (progress: string) => void;

/** Runs the command of a package. Throws what it printed if it fails. */
async function runTool([tool = '', ...args]: string[], report: Report, env?: Env) {
  const command = [findTool(tool), ...args];
  const onOutput = reportProgress(report);
  const output = await runProgram(process.execPath, command, env, { onOutput });
  // Budgets and what the search finds are of interest even when all is well.
  for (const [line] of output.matchAll(/^(?:Budget|Search): .*$/gm)) print(`  ${line}`);
}

/** Counts the tests in a step's report; no tests if the step wrote none. */
async function count<T>(name: string, countReport: (report: T) => Totals): Promise<Totals> {
  const json = await readFile(reportPath(name), 'utf8').catch(() => undefined);
  return json ? countReport(JSON.parse(json) as T) : noTests;
}

/** Runs a step and adds it to the totals. Returns its result, or undefined if it failed: other steps go on. */
async function check<T>(
  name: string,
  work: (report: Report) => Promise<T>,
  counted = () => Promise.resolve(noTests),
): Promise<T | undefined> {
  try {
    const value = await step(name, work);
    const tests = await counted();
    totals.push(tests);
    if (tests.passed > 0) print(`  ${describeTotals(tests)}`);
    return value;
  } catch (error) {
    print(errorMessage(error));
    totals.push(ofFailedStep(await counted()));
    return undefined;
  }
}

/** Runs a script of package.json. */
const script = (name: 'types' | 'lint' | 'format:check') =>
  check(name, (report) => runTool(project.scripts[name].split(' '), report));

function vitest(projects: string[], env?: Env) {
  const name = projects.join(' and ');
  const reporters = ['default', 'json', PROGRESS_REPORTER].map((one) => `--reporter=${one}`);
  const json = `--outputFile.json=${reportPath(name)}`;
  // With the tests that have a page, which are a project of their own.
  const selected = projects.map((one) => `--project=${one}*`);
  const run = (report: Report) =>
    runTool(['vitest', 'run', ...selected, ...reporters, json], report, env);
  return check(name, run, () => count(name, countVitest));
}

function playwright(env: Env) {
  const run = (report: Report) =>
    runTool(['playwright', 'test', `--reporter=list,json,${PROGRESS_REPORTER}`], report, {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('browser'),
    });
  return check('browser tests', run, () => count('browser', countPlaywright));
}

async function withoutEmulators() {
  await vitest(['unit']);
  for (const name of ['types', 'lint', 'format:check'] as const) await script(name);
}

/** Runs what needs the emulators. Returns the environment of the browser tests if their sites were built. */
async function withEmulators(prepared: Starter) {
  const env = await check('emulators', () => startTestEmulators(prepared));
  if (!env) return undefined;
  const areBuilt = await check('sites under test', (report) =>
    buildTestSites(env, report).then(() => true),
  );
  await vitest(['rules', 'emulator'], env);
  return areBuilt && env;
}

async function end(code: number) {
  await stopPrograms();
  await rm(reports, { recursive: true, force: true });
  if (code <= 1) console.log(describeTotals(sumTotals(totals)));
  process.exit(code);
}

onShutdown((code) => void end(code));
// First, so that what is missing is reported at once.
const prepared = await check('Firestore emulator', prepareFirestore);
const CHROME_PATH = await check('browser', prepareChromium);
// Two at a time, for machines with two cores; the browser tests have both cores to themselves.
const [env] = await Promise.all([prepared && withEmulators(prepared), withoutEmulators()]);
if (env && CHROME_PATH) await playwright({ ...env, CHROME_PATH });
await end(sumTotals(totals).failed > 0 ? 1 : 0);
