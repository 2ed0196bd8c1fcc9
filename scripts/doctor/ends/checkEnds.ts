import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorMessage } from '../../programs/runMain';
import { type Finding, hint, ok, runChecks } from '../finding';
import { checkPackages, listActionEnds } from './askOnline';
import { checkBrowsers } from './checkBrowsers';
import { judgeEnds } from './end';
import { listNodeEnds } from './nodeVersions';

/** The registry that npm uses here. */
async function findRegistry(): Promise<string> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('npm did not start this command');
  const { stdout } = await promisify(execFile)(process.execPath, [
    npm,
    'config',
    'get',
    'registry',
  ]);
  return stdout.trim();
}

/** Runs a check that needs an answer. Without one, says so. */
const ifAnswered = (what: string, check: () => Promise<Finding[]>) => () =>
  check().catch((cause: unknown) => [
    hint(`${what} could not be asked: ${errorMessage(cause)}.`, 'Try again later.'),
  ]);

interface Sources {
  folder?: string;
  today?: string;
  /** Where packages and actions are asked for; the usual ones by default. */
  registry?: string;
  files?: string;
}

/** Says what the site relies on that ends within half a year. Asks the makers of packages and actions if that is wanted. */
export async function checkEnds(
  isOnline: boolean,
  { folder = '.', today = new Date().toISOString().slice(0, 10), registry, files }: Sources = {},
): Promise<Finding[]> {
  const online = [
    ifAnswered('The registry of npm', async () =>
      checkPackages(folder, registry ?? (await findRegistry()), today),
    ),
    ifAnswered('The files of the actions', async () =>
      judgeEnds(await listActionEnds(folder, files), today),
    ),
  ];
  const findings = await runChecks([
    () => judgeEnds(listNodeEnds(folder, today), today),
    () => checkBrowsers(folder, today),
    ...(isOnline ? online : []),
  ]);
  return findings.some(({ level }) => level === 'warning')
    ? findings
    : [ok('Nothing that the site relies on is known to end within half a year.'), ...findings];
}
