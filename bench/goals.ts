import type { Held, LongReading } from './longReading';
import type { Outage } from './outage';
import type { Repeated } from './repeat';
import { type Build, medianOf, type Metric, type PageResult, ratio } from './results';
import { p95, type Writing } from './writing';

/** All that was measured. */
export interface Measured {
  pages: PageResult[];
  repeated: Repeated[];
  writing: Writing[];
  outages: Outage[];
  reading: LongReading[];
}

interface Goal<T> {
  name: string;
  /** Limits the goal to some of the pages. */
  only?: (page: T) => boolean;
  value: (page: T) => number;
  atMost: number;
}

const isStatic = ({ isBlog }: PageResult) => !isBlog;
const isBlog = (page: PageResult) => page.isBlog;
const siteTo = (build: Build, metric: Metric) => (page: PageResult) => ratio(page, metric, build);
const lcpToHandwritten = { value: siteTo('handwritten', 'lcp'), atMost: 1.3 };
const lcpToSpa = { value: siteTo('spa', 'lcp'), atMost: 0.3 };
const bytesToSpa = { value: siteTo('spa', 'bytes'), atMost: 0.4 };
const median = (metric: Metric) => (page: PageResult) => medianOf(page.loads.site, metric);

const pageGoals: Goal<PageResult>[] = [
  { name: 'LCP of static pages, relative to hand-written', only: isStatic, ...lcpToHandwritten },
  { name: 'LCP of static pages, relative to SPA', only: isStatic, ...lcpToSpa },
  { name: 'LCP of list and post, relative to hand-written', only: isBlog, ...lcpToHandwritten },
  { name: 'LCP of list and post, relative to SPA', only: isBlog, ...lcpToSpa },
  { name: 'Bytes of static pages, relative to SPA', only: isStatic, ...bytesToSpa },
  {
    name: 'Live answer, relative to SPA',
    only: isBlog,
    value: siteTo('spa', 'live'),
    atMost: 0.65,
  },
  { name: 'Main thread blocked, in ms', value: median('blocked'), atMost: 100 },
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

const repeatGoals: Goal<Repeated>[] = [
  {
    name: 'LCP of a repeated visit, relative to the first',
    value: ({ lcp }) => lcp.again / lcp.first,
    atMost: 1,
  },
  {
    name: 'LCP of a visit without a network, relative to the first',
    value: ({ lcp }) => lcp.offline / lcp.first,
    atMost: 1,
  },
  {
    name: 'CLS of repeated visits',
    value: ({ cls }) => Math.max(cls.again, cls.offline),
    atMost: 0,
  },
];

const writingGoals: Goal<Writing>[] = [
  {
    name: 'Key to paint in a long post, in ms (95th percentile)',
    value: ({ keys }) => p95(keys),
    atMost: 50,
  },
  {
    name: 'Adding a section of a long post, in ms (the slowest)',
    value: ({ adding }) => Math.max(...adding),
    atMost: 200,
  },
  {
    name: 'Moving a section of a long post, in ms (the slowest)',
    value: ({ moving }) => Math.max(...moving),
    atMost: 200,
  },
];

const outageGoals: Goal<Outage>[] = [
  { name: 'Until an outage is told, in ms', value: ({ told }) => told, atMost: 5_000 },
];

const grown =
  (what: keyof Held) =>
  ({ before, after }: LongReading) =>
    after[what] / before[what];
const readingGoals: Goal<LongReading>[] = [
  { name: 'Heap after long reading, relative to before', value: grown('heap'), atMost: 1.1 },
  {
    name: 'Listeners after long reading, relative to before',
    value: grown('listeners'),
    // A few wait for the browser to free them.
    atMost: 1.1,
  },
];

function rate<T extends { name: string }>(goals: Goal<T>[], results: T[]): GoalResult[] {
  return goals.map(({ name, only = () => true, value, atMost }) => {
    const all = results.filter(only).map((one) => ({ page: one.name, worst: value(one) }));
    const worst = all.reduce((one, other) =>
      Number.isNaN(other.worst) || other.worst > one.worst ? other : one,
    );
    return { goal: name, atMost, ...worst, met: worst.worst <= atMost };
  });
}

/** Checks the results against the goals. */
export const evaluate = ({
  pages,
  repeated,
  writing,
  outages,
  reading,
}: Measured): GoalResult[] => [
  ...rate(pageGoals, pages),
  ...rate(repeatGoals, repeated),
  ...rate(writingGoals, writing),
  ...rate(outageGoals, outages),
  ...rate(readingGoals, reading),
];
