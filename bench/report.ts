import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { GoalResult, Measured } from './goals';
import type { LongReading } from './longReading';
import type { Repeated } from './repeat';
import type { Build, Metric, PageResult } from './results';
import { builds, medianOf, medianOfNumbers, range, ratio } from './results';
import { p95, type Writing } from './writing';

const times: Metric[] = ['fcp', 'lcp', 'tbt', 'blocked', 'live'];
const sizes: Metric[] = ['bytes', 'html', 'js', 'css', 'font', 'image', 'other', 'bytesUntilLive'];
const compared: Metric[] = ['fcp', 'lcp', 'bytes'];
const compareTo = ['handwritten', 'spa'] as const;

const number = (value: number, digits = 0) => (Number.isNaN(value) ? '–' : value.toFixed(digits));

function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length)));
  const pad = (cell: string, at: number) =>
    at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!);
  return [head, ...rows].map((row) => row.map(pad).join('  ')).join('\n');
}

function medians(pages: PageResult[]): string {
  const rows = pages.flatMap(({ name, loads }) =>
    builds.map((build) => [
      name,
      build,
      ...times.map((metric) => number(medianOf(loads[build], metric))),
      number(medianOf(loads[build], 'cls'), 3),
      ...sizes.map((metric) => number(medianOf(loads[build], metric) / 1000, 1)),
      range(loads[build], 'lcp')
        .map((value) => number(value))
        .join('–'),
    ]),
  );
  return table(['page', 'build', ...times, 'cls', ...sizes, 'lcp range'], rows);
}

function ratios(pages: PageResult[]): string {
  const rows = pages.flatMap((page) =>
    compareTo.map((to) => {
      const cells = compared.map((metric) => number(ratio(page, metric, to), 2));
      return [page.name, to, ...cells];
    }),
  );
  return table(['page', 'relative to', ...compared], rows);
}

function repeats(repeated: Repeated[]): string {
  const rows = repeated.map(({ name, lcp, cls }) => [
    name,
    'lcp, cls',
    ...[lcp.first, lcp.again, lcp.offline].map((value) => number(value)),
    number(Math.max(cls.again, cls.offline), 3),
  ]);
  return table(['page', '', 'first', 'again', 'offline', 'cls'], rows);
}

function writings(writing: Writing[]): string {
  const spread = (times: number[]) => [medianOfNumbers(times), p95(times), Math.max(...times)];
  const rows = writing.flatMap(({ name, kilobytes, keys, adding, moving }) =>
    Object.entries({ keys, adding, moving }).map(([what, times]) => [
      `${name}, ${kilobytes} kB`,
      what,
      ...spread(times).map((value) => number(value)),
    ]),
  );
  return table(['writing', '', 'median', '95 %', 'max'], rows);
}

function line({ goal, atMost, worst, page, met }: GoalResult): string {
  const value = number(worst, worst >= 10 ? 0 : 3);
  return `${met ? '✓ met' : '✗ missed'}: ${goal} ≤ ${atMost} (worst page: ${page}, ${value})`;
}

function readings(reading: LongReading[]): string {
  const rows = reading.flatMap(({ name, before, after }) =>
    Object.entries({ before, after }).map(([when, { heap, listeners, nodes }]) => [
      name,
      when,
      number(heap / 1e6, 1),
      number(listeners),
      number(nodes),
    ]),
  );
  return table(['reading', '', 'heap, MB', 'listeners', 'nodes'], rows);
}

/** The report for the terminal. */
export function toText(measured: Measured, results: GoalResult[]): string {
  const { pages, repeated, writing, outages, reading } = measured;
  return [
    'Medians, in ms and in kB as transferred',
    medians(pages),
    '\nThis site relative to the other builds (medians of the ratios per round)',
    ratios(pages),
    '\nLCP of repeated visits, from a server that answers after the latency of the slow line',
    repeats(repeated),
    '\nFrom a key or a press of a button in a long post until the next paint',
    writings(writing),
    '\nFrom the start of a visit until the page says that the database doesn’t answer',
    ...outages.map(({ name, told }) => `${name}  ${number(told)} ms`),
    '\nWhat the list holds before and after long reading',
    readings(reading),
    '',
    ...results.map(line),
  ].join('\n');
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function summary(page: PageResult) {
  const metricsOf = (build: Build) => {
    const loads = page.loads[build];
    // Static pages have no live answer, so the metrics of it are left out.
    const known = [...times, 'cls' as const, ...sizes].filter(
      (metric) => !Number.isNaN(medianOf(loads, metric)),
    );
    const entry = (metric: Metric) => {
      return { median: round(medianOf(loads, metric)), range: range(loads, metric).map(round) };
    };
    return Object.fromEntries(known.map((metric) => [metric, entry(metric)]));
  };
  const ratiosTo = (to: Build) =>
    Object.fromEntries(compared.map((metric) => [metric, round(ratio(page, metric, to))]));
  return {
    path: page.path,
    ...Object.fromEntries(builds.map((build) => [build, metricsOf(build)])),
    ratios: Object.fromEntries(compareTo.map((to) => [to, ratiosTo(to)])),
  };
}

/** Writes the results and the settings they were measured with as JSON. NaN becomes null. */
export async function writeJson(
  filepath: string,
  settings: object,
  { pages, ...others }: Measured,
  results: GoalResult[],
): Promise<void> {
  const goals = results.map((result) => ({ ...result, worst: round(result.worst) }));
  const summaries = Object.fromEntries(pages.map((page) => [page.name, summary(page)]));
  const json = JSON.stringify({ ...settings, goals, pages: summaries, ...others });
  await writeFile(filepath, await format(json, { ...(await resolveConfig(filepath)), filepath }));
}
