import type { Repeated } from './repeat';
import { type Build, medianOf, type Metric, type PageResult, ratio } from './results';
import { p95, type Writing } from './writing';

interface Goal {
  name: string;
  /** Limits the goal to some of the pages. */
  only?: (page: PageResult) => boolean;
  value: (page: PageResult) => number;
  atMost: number;
}

const isStatic = ({ isBlog }: PageResult) => !isBlog;
const isBlog = (page: PageResult) => page.isBlog;
const siteTo = (build: Build, metric: Metric) => (page: PageResult) => ratio(page, metric, build);
const lcpToHandwritten = { value: siteTo('handwritten', 'lcp'), atMost: 1.3 };
const lcpToSpa = { value: siteTo('spa', 'lcp'), atMost: 0.3 };
const bytesToSpa = { value: siteTo('spa', 'bytes'), atMost: 0.4 };
const median = (metric: Metric) => (page: PageResult) => medianOf(page.loads.site, metric);

const goals: Goal[] = [
  { name: 'LCP of static pages, relative to hand-written', only: isStatic, ...lcpToHandwritten },
  { name: 'LCP of static pages, relative to SPA', only: isStatic, ...lcpToSpa },
  { name: 'LCP of list and post, relative to hand-written', only: isBlog, ...lcpToHandwritten },
  { name: 'LCP of list and post, relative to SPA', only: isBlog, ...lcpToSpa },
  { name: 'Bytes of static pages, relative to SPA', only: isStatic, ...bytesToSpa },
  { name: 'Main thread blocked, in ms', value: median('blocked'), atMost: 250 },
  { name: 'Cumulative Layout Shift (CLS)', value: median('cls'), atMost: 0 },
];

/** A goal with the page that is furthest from it. */
export interface GoalResult {
  goal: string;
  atMost: number;
  /** NaN if a page has no value; the goal is then not met. */
  worst: number;
  page: string;
  met: boolean;
}

const repeatGoals = [
  {
    name: 'LCP of a repeated visit, relative to the first',
    value: ({ lcp }: Repeated) => lcp.again / lcp.first,
    atMost: 1,
  },
  {
    name: 'LCP of a visit without a network, relative to the first',
    value: ({ lcp }: Repeated) => lcp.offline / lcp.first,
    atMost: 1,
  },
  {
    name: 'CLS of repeated visits',
    value: ({ cls }: Repeated) => Math.max(cls.again, cls.offline),
    atMost: 0,
  },
];

const writingGoals = [
  {
    name: 'Key to paint in a long post, in ms (95th percentile)',
    value: ({ keys }: Writing) => p95(keys),
    atMost: 50,
  },
  {
    name: 'Adding a section of a long post, in ms (the slowest)',
    value: ({ adding }: Writing) => Math.max(...adding),
    atMost: 200,
  },
  {
    name: 'Moving a section of a long post, in ms (the slowest)',
    value: ({ moving }: Writing) => Math.max(...moving),
    atMost: 200,
  },
];

/** Checks the results against the goals. */
export function evaluate(
  pages: PageResult[],
  repeated: Repeated[],
  writing: Writing[],
): GoalResult[] {
  const measured = goals.map(({ name, only = () => true, value, atMost }) => {
    const all = pages.filter(only).map((page) => ({ page: page.name, worst: value(page) }));
    return { name, atMost, all };
  });
  const again = repeatGoals.map(({ name, value, atMost }) => {
    return { name, atMost, all: repeated.map((one) => ({ page: one.name, worst: value(one) })) };
  });
  const written = writingGoals.map(({ name, value, atMost }) => {
    return { name, atMost, all: writing.map((one) => ({ page: one.name, worst: value(one) })) };
  });
  return [...measured, ...again, ...written].map(({ name, atMost, all }) => {
    const worst = all.reduce((one, other) =>
      Number.isNaN(other.worst) || other.worst > one.worst ? other : one,
    );
    return { goal: name, atMost, ...worst, met: worst.worst <= atMost };
  });
}
