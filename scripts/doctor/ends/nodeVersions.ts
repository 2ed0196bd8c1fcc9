import { existsSync, readFileSync } from 'node:fs';
import { join } from 'pathe';
import schedule from 'node-releases/data/release-schedule/release-schedule.json' with { type: 'json' };
import type { End } from './end';

const dates: Record<string, { start: string; lts?: string; end: string } | undefined> = schedule;

/** The day on which a version of Node ends, by its published schedule; undefined if it isn’t known. */
export const findNodeEnd = (major: string): string | undefined => dates[`v${major}`]?.end;

/** The version that lives longest of those that are for everyone on a day. */
function findNewest(today: string): string {
  const names = Object.keys(dates).filter((name) => (dates[name]?.lts ?? '9') <= today);
  return names
    .sort((a, b) => dates[a]!.end.localeCompare(dates[b]!.end))
    .at(-1)!
    .slice(1);
}

/** Where the project names the Node that builds and deploys the site. Older ones that it also runs on may end. */
const PLACES: [file: string, pattern: RegExp][] = [
  ['.nvmrc', /^v?(\d+)/gm],
  ['.devcontainer/devcontainer.json', /javascript-node:(\d+)/g],
];

/** Lists the versions of Node that a folder names, and the one that runs, with their ends. */
export function listNodeEnds(
  folder: string,
  today: string,
  running = process.versions.node,
): End[] {
  const places = new Map<string, string[]>();
  for (const [file, pattern] of PLACES) {
    // The owner may have removed it.
    const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
    for (const [, major] of text.matchAll(pattern))
      places.set(major!, [...(places.get(major!) ?? []), file]);
  }
  const [own] = running.split('.');
  const newest = findNewest(today);
  const ends = [...places].map(([major, files]) => ({
    what: `Node ${major}, in ${[...new Set(files)].join(' and ')},`,
    day: findNodeEnd(major),
    how: `Write ${newest} there.`,
  }));
  ends.push({
    what: `Node ${own}, which runs here,`,
    day: findNodeEnd(own!),
    how: `Install Node ${newest}: https://nodejs.org`,
  });
  return ends.flatMap(({ day, ...end }) => (day ? [{ ...end, day }] : []));
}
