import type { Load } from './measure';

/** The builds that are compared. */
export const builds = ['handwritten', 'site', 'spa'] as const;
export type Build = (typeof builds)[number];
export type Metric = keyof Load;

/** A page and its loads, one per round, in each build. */
export interface PageResult {
  name: string;
  path: string;
  isBlog: boolean;
  loads: Record<Build, Load[]>;
}

/** The median; NaN if there are no numbers or one of them is NaN. */
export function medianOfNumbers(numbers: number[]): number {
  if (numbers.some(Number.isNaN)) return NaN;
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

const values = (loads: Load[], metric: Metric) => loads.map((load) => load[metric] ?? NaN);

/** The median of a metric over all loads; NaN if a load has no value. */
export const medianOf = (loads: Load[], metric: Metric): number =>
  medianOfNumbers(values(loads, metric));

/** The minimum and maximum of a metric. */
export function range(loads: Load[], metric: Metric): [number, number] {
  const all = values(loads, metric);
  return [Math.min(...all), Math.max(...all)];
}

/** A metric of `loads` divided by that of `to`: the median of the ratios per round, which cancels a slow round. */
export function ratioOf(loads: Load[], to: Load[], metric: Metric): number {
  const divisors = values(to, metric);
  return medianOfNumbers(
    values(loads, metric).map((value, round) => value / (divisors[round] ?? NaN)),
  );
}

/** A metric of the site divided by that of another build. */
export const ratio = ({ loads }: PageResult, metric: Metric, to: Build): number =>
  ratioOf(loads.site, loads[to], metric);
