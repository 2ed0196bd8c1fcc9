import { type PageResult, ratio, typical } from './results';

interface Goal {
  name: string;
  /** Which pages it is for; all, if it does not say. */
  only?: (page: PageResult) => boolean;
  value: (page: PageResult) => number;
  atMost: number;
}

const isStatic = ({ isBlog }: PageResult) => !isBlog;
const isBlog = (page: PageResult) => page.isBlog;
const toFloor = (page: PageResult) => ratio(page, 'lcp', 'floor');
const toNaive = (page: PageResult) => ratio(page, 'lcp', 'naive');

const goals: Goal[] = [
  { name: 'LCP of static pages to the floor', only: isStatic, value: toFloor, atMost: 1.3 },
  { name: 'LCP of static pages to naive', only: isStatic, value: toNaive, atMost: 0.3 },
  { name: 'LCP of list and post to the floor', only: isBlog, value: toFloor, atMost: 1.3 },
  { name: 'LCP of list and post to naive', only: isBlog, value: toNaive, atMost: 0.3 },
  {
    name: 'Bytes of static pages to naive',
    only: isStatic,
    value: (page) => ratio(page, 'bytes', 'naive'),
    atMost: 0.4,
  },
  {
    name: 'Main thread blocked, in ms',
    value: ({ loads }) => typical(loads.site, 'blocked'),
    atMost: 250,
  },
  { name: 'Layout shift (CLS)', value: ({ loads }) => typical(loads.site, 'cls'), atMost: 0 },
];

/** A goal, and how far the page that is worst at it is. */
export interface Outcome {
  goal: string;
  atMost: number;
  worst: number;
  page: string;
  reached: boolean;
}

/** Holds the results against the goals. */
export function judge(pages: PageResult[]): Outcome[] {
  return goals.map(({ name, only = () => true, value, atMost }) => {
    const all = pages.filter(only).map((page) => ({ page: page.name, worst: value(page) }));
    const worst = all.reduce((one, other) => (other.worst > one.worst ? other : one));
    return { goal: name, atMost, ...worst, reached: worst.worst <= atMost };
  });
}
