// What only the makers of packages and actions can say. Neither is needed for anything else, so no answer is no fault.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'pathe';
import { type Finding, hint } from '../finding';
import type { End } from './end';
import { findNodeEnd } from './nodeVersions';

const TIMEOUT_MS = 30_000;
const AT_ONCE = 10;
const YEARS = 2;

/** Maps values by requests, a few at once. */
async function mapSlowly<T, U>(values: T[], request: (value: T) => Promise<U>): Promise<U[]> {
  const results: U[] = [];
  const queue = [...values.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await request(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function get(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer;
}

interface Package {
  time?: Record<string, string>;
}

/** Names the packages of a folder whose last release is two years ago, as a registry says. */
export async function checkPackages(
  folder: string,
  registry: string,
  today: string,
): Promise<Finding[]> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const year = Number(today.slice(0, 4)) - YEARS;
  const old = await mapSlowly(
    Object.keys({ ...dependencies, ...devDependencies }),
    async (name) => {
      const url = new URL(name.replace('/', '%2F'), registry).href;
      const { time = {} } = (await (await get(url, signal)).json()) as Package;
      const { created: _, modified: __, ...releases } = time;
      const last = Object.values(releases).sort().at(-1)?.slice(0, 10) ?? today;
      return last < `${year}${today.slice(4)}` ? [{ name, last }] : [];
    },
  );
  return old
    .flat()
    .map(({ name, last }) =>
      hint(
        `${name} has had no release since ${last}.`,
        'If it has open faults, look for another package, or for what the platform has by now.',
      ),
    );
}

const ACTION = /uses: ([\w.-]+\/[\w.-]+)((?:\/[\w.-]+)*)@([0-9a-f]{40})/g;

/** Lists the versions of Node that the actions of a folder's workflows run in, with their ends. */
export async function listActionEnds(
  folder: string,
  files = 'https://raw.githubusercontent.com',
): Promise<End[]> {
  const workflows = join(folder, '.github/workflows');
  const text = readdirSync(workflows).map((name) => readFileSync(join(workflows, name), 'utf8'));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const actions = new Map(
    [...text.join('\n').matchAll(ACTION)].map(([, name, path, commit]) => [
      `${name}${path}`,
      `${files}/${name}/${commit}${path}/action.yml`,
    ]),
  );
  const ends = await mapSlowly([...actions], async ([name, url]) => {
    const action = await (await get(url, signal)).text();
    const [, major] = /^[ \t]+using:\s*["']?node(\d+)/m.exec(action) ?? [];
    const day = major && findNodeEnd(major);
    return day ? [{ what: `Node ${major}, in which the action ${name} runs,`, day, name }] : [];
  });
  return ends.flat().map(({ name, ...end }) => ({
    ...end,
    how: `Take a newer version of ${name}, as Dependabot proposes.`,
  }));
}
