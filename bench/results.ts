import type { Load } from './measure';

/** The three builds of every page. */
export const builds = ['floor', 'site', 'naive'] as const;
export type Build = (typeof builds)[number];
export type Figure = keyof Load;

/** A page and its loads, one a round, of each of its builds. */
export interface PageResult {
  name: string;
  path: string;
  isBlog: boolean;
  loads: Record<Build, Load[]>;
}

/** The middle of some numbers; NaN if there are none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

const numbers = (loads: Load[], figure: Figure) =>
  loads.map((load) => load[figure]).filter((value) => value !== undefined);

/** The median of a figure over all rounds. */
export const typical = (loads: Load[], figure: Figure): number => median(numbers(loads, figure));

/** The least and the most that a figure was. */
export function range(loads: Load[], figure: Figure): [number, number] {
  const all = numbers(loads, figure);
  return [Math.min(...all), Math.max(...all)];
}

/** One page's figure over another's, as the median of the rounds' ratios: what slows a round slows both. */
export function ratioOf(loads: Load[], to: Load[], figure: Figure): number {
  const theirs = numbers(to, figure);
  return median(numbers(loads, figure).map((ours, round) => ours / (theirs[round] ?? NaN)));
}

/** The site's figure over another build's. */
export const ratio = ({ loads }: PageResult, figure: Figure, to: Build): number =>
  ratioOf(loads.site, loads[to], figure);
