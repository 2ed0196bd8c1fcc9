import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Outcome } from './goals';
import { builds, type Figure, type PageResult, range, ratio, typical } from './results';

const number = (value: number, digits = 0) => (Number.isNaN(value) ? '' : value.toFixed(digits));

function table(head: string[], rows: string[][]): string {
  const widths = head.map((cell, at) =>
    Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}

const milliseconds: Figure[] = ['fcp', 'lcp', 'tbt', 'blocked', 'live'];
const sizes: Figure[] = ['bytes', 'html', 'js', 'css', 'font', 'image', 'other', 'bytesUntilLive'];
const figures: Figure[] = [...milliseconds, 'cls', ...sizes];

function medians(pages: PageResult[]): string {
  const rows = pages.flatMap(({ name, loads }) =>
    builds.map((build) => {
      const one = (figure: Figure) => typical(loads[build], figure);
      const [least, most] = range(loads[build], 'lcp');
      return [
        name,
        build,
        ...milliseconds.map((figure) => number(one(figure))),
        number(one('cls'), 3),
        ...sizes.map((figure) => number(one(figure) / 1000, 1)),
        `${number(least)}–${number(most)}`,
      ];
    }),
  );
  const times = ['FCP', 'LCP', 'TBT', 'blocked', 'live', 'CLS'];
  const kilobytes = ['kB', 'html', 'js', 'css', 'font', 'image', 'other', 'until live'];
  return table(['page', 'build', ...times, ...kilobytes, 'LCP range'], rows);
}

const compared: Figure[] = ['fcp', 'lcp', 'bytes'];

function ratios(pages: PageResult[]): string {
  const rows = pages.flatMap((page) =>
    (['floor', 'naive'] as const).map((to) => [
      page.name,
      to,
      ...compared.map((figure) => number(ratio(page, figure, to), 2)),
    ]),
  );
  return table(['page', 'site to', 'FCP', 'LCP', 'bytes'], rows);
}

function line({ goal, atMost, worst, page, reached }: Outcome): string {
  const digits = worst >= 10 ? 0 : 3;
  const missed = `missed by ${number(worst - atMost, digits)}`;
  const verdict = reached ? '✓ reached' : `✗ ${missed}`;
  return `${verdict}: ${goal} ≤ ${atMost} (worst is ${page} with ${number(worst, digits)})`;
}

/** What the terminal shows. */
export function toText(pages: PageResult[], outcomes: Outcome[]): string {
  return [
    'Medians, in ms and in kB as transferred',
    medians(pages),
    '\nMedians of the ratios round by round',
    ratios(pages),
    '',
    ...outcomes.map(line),
  ].join('\n');
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function summary(page: PageResult) {
  const measured = (build: (typeof builds)[number]) => {
    const loads = page.loads[build];
    // Static pages have no figures of a live answer.
    const known = figures.filter((figure) => !Number.isNaN(typical(loads, figure)));
    return Object.fromEntries(
      known.map((figure) => [
        figure,
        { median: round(typical(loads, figure)), range: range(loads, figure).map(round) },
      ]),
    );
  };
  const ratiosTo = (to: 'floor' | 'naive') =>
    Object.fromEntries(compared.map((figure) => [figure, round(ratio(page, figure, to))]));
  return {
    path: page.path,
    ...Object.fromEntries(builds.map((build) => [build, measured(build)])),
    ratios: { floor: ratiosTo('floor'), naive: ratiosTo('naive') },
  };
}

/** Writes the results, and under which settings they came about, as JSON. */
export async function writeJson(
  filepath: string,
  settings: object,
  pages: PageResult[],
  outcomes: Outcome[],
): Promise<void> {
  const goals = outcomes.map((outcome) => ({ ...outcome, worst: round(outcome.worst) }));
  const summaries = Object.fromEntries(pages.map((page) => [page.name, summary(page)]));
  const json = JSON.stringify({ ...settings, goals, pages: summaries });
  await writeFile(filepath, await format(json, { ...(await resolveConfig(filepath)), filepath }));
}
