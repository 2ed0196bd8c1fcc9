import { readFile, rm } from 'node:fs/promises';
import { join } from 'pathe';
import { findTool } from '../../scripts/programs/findTool';
import { runProgram, startProgram } from '../../scripts/programs/program';

export type Env = Record<string, string>;

/** What runs a test file. The later ones take longer. */
export const runners = ['unit', 'emulator', 'browser'] as const;
export type Runner = (typeof runners)[number];

/** Names what runs a test file. */
export const runnerOf = (test: string): Runner =>
  /^(tests\/unit|packages)\//.test(test)
    ? 'unit'
    : test.startsWith('tests/e2e/')
      ? 'browser'
      : 'emulator';

const REPORT = 'breaks-report.json';
const vitest = ['vitest', 'run', '--bail=1', '--reporter=json', `--outputFile=${REPORT}`];
const commands: Record<Runner, string[]> = {
  unit: [...vitest, '--project=unit*'],
  emulator: [...vitest, '--project=emulator*', '--project=rules'],
  // A test that fails by chance shows nothing.
  browser: ['playwright', 'test', '--retries=1', '--max-failures=1', '--reporter=json'],
};

/** Finds the title of the first failed test in a report of Vitest or Playwright. */
function findFailed(report: unknown): string | undefined {
  if (typeof report !== 'object' || report === null) return undefined;
  const { title, status, ok } = report as Record<string, unknown>;
  if (typeof title === 'string' && (status === 'failed' || ok === false)) return title;
  for (const part of Object.values(report)) {
    const failed = findFailed(part);
    if (failed) return failed;
  }
  return undefined;
}

/** Finds the sites that tests of the browser open: the English one, and those that their files name. */
async function findSites(folder: string, tests: string[]): Promise<string[]> {
  const sources = await Promise.all(tests.map((test) => readFile(join(folder, test), 'utf8')));
  const names = sources
    .join('\n')
    .matchAll(/\bsites\.(\w+)|\b(below|editions|demo(?=\.outDir))\b/g);
  return ['english', ...Array.from(names, ([, name, own]) => name ?? own!)];
}

/**
 * Runs test files in a folder, browser tests after these sites are built there, by default those that the tests open; all
 * sites if none is named. Returns the title of a test that failed; undefined if all passed. Throws if none failed and yet not all could run.
 */
export async function runTests(
  folder: string,
  runner: Runner,
  tests: string[],
  env: Env,
  sites?: string[],
): Promise<string | undefined> {
  if (runner === 'browser') {
    const script = ['--import', 'tsx', 'tests/e2e/support/sites/buildSites.ts'];
    const built = sites ?? (await findSites(folder, tests));
    await runProgram(process.execPath, [...script, ...built], env, { cwd: folder });
  }
  const report = join(folder, REPORT);
  await rm(report, { force: true });
  const [program, ...args] = commands[runner];
  const running = startProgram(
    process.execPath,
    [findTool(program!), ...args, ...tests],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    { cwd: folder },
  );
  if ((await running.exited) === 0) return undefined;
  const failed = findFailed(JSON.parse(await readFile(report, 'utf8').catch(() => 'null')));
  if (!failed) throw new Error(running.output());
  return failed;
}
