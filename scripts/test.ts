// `npm test`: every check, and the totals of all tests as the last line.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, stopPrograms } from './programs/program';
import { errorMessage, onShutdown } from './programs/runMain';
import { step } from './programs/step';
import { findChromium } from './testing/findChromium';
import { startTestEmulators } from './testing/startTestEmulators';
import { add, countPlaywright, countVitest, ofStep, toLine, type Totals } from './testing/totals';

const reports = await mkdtemp(join(tmpdir(), 'portfolio-test-'));
const totals: Totals[] = [];

const reportOf = (name: string) => join(reports, `${name}.json`);

/** Runs a program of node_modules/.bin. If it fails, throws what it printed. */
async function runTool(name: string, [tool, ...args]: string[], env?: Record<string, string>) {
  const output = await runProgram(name, `node_modules/.bin/${tool}`, args, env);
  // Worth seeing even if every page is within its budget.
  for (const [line] of output.matchAll(/^Budget: .*$/gm)) console.log(`  ${line}`);
}

/** The totals of a step's report; undefined if the step wrote none. */
async function count<T>(name: string, counts: (report: T) => Totals) {
  const json = await readFile(reportOf(name), 'utf8').catch(() => undefined);
  return json ? counts(JSON.parse(json) as T) : undefined;
}

/** Runs a step and adds it to the totals. It never throws, so that the other steps go on. */
async function check(
  name: string,
  work: () => Promise<void>,
  counted: () => Promise<Totals | undefined> = () => Promise.resolve(undefined),
): Promise<void> {
  const result = async () => {
    const tests = await work()
      .catch(async (error: unknown) => {
        totals.push(ofStep(false, await counted()));
        throw error;
      })
      .then(counted);
    totals.push(ofStep(true, tests));
    return tests ? toLine(tests) : 'passed';
  };
  await step(name, result, (line) => line).catch((error: unknown) => {
    console.log(errorMessage(error));
  });
}

const tool = (name: string, ...command: string[]) => check(name, () => runTool(name, command));

function vitest(name: string, env?: Record<string, string>) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  const command = ['vitest', 'run', '--project', name, ...report];
  return check(
    name,
    () => runTool(name, command, env),
    () => count(name, countVitest),
  );
}

/** Finds the browser. Returns its path, or undefined if that failed. */
async function findBrowser() {
  let path: string | undefined;
  await check('browser', async () => {
    path = await findChromium();
  });
  return path;
}

async function playwright(env: Record<string, string>) {
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('browser') };
  const command = ['playwright', 'test', '--reporter=list,json'];
  const work = () => runTool('browser', command, { ...env, ...report });
  await check('browser tests', work, () => count('browser', countPlaywright));
}

/** Starts the emulators. Returns the environment in which tests find them, or undefined if that failed. */
async function emulators() {
  let env: Record<string, string> | undefined;
  await check('emulators', async () => {
    env = await startTestEmulators();
  });
  return env;
}

async function withoutEmulators() {
  await tool('types', 'tsc');
  await tool('lint', 'eslint', '.', '--max-warnings', '0');
  await tool('format', 'prettier', '--check', '.');
  await vitest('unit');
}

async function withEmulators() {
  const env = await emulators();
  if (!env) return;
  await vitest('rules', env);
  await vitest('emulator', env);
  await vitest('firestore-contract', env);
  return env;
}

async function end(code: number) {
  await stopPrograms();
  await rm(reports, { recursive: true, force: true });
  if (code <= 1) console.log(toLine(add(totals)));
  process.exit(code);
}

onShutdown(() => void end(130));
// First, so that nobody waits for the end to learn that there is none.
const CHROME_PATH = await findBrowser();
// Two at a time, for machines with two cores; the browser has them to itself.
const [env] = await Promise.all([withEmulators(), withoutEmulators()]);
if (env && CHROME_PATH) await playwright({ ...env, CHROME_PATH });
await end(add(totals).failed > 0 ? 1 : 0);
