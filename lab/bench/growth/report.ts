import { readFile, writeFile } from 'node:fs/promises';
import { format, table } from '../report';

/** How long the page works on each flow, in ms, by the number of paragraphs. */
export type Growth = Record<string, Record<string, number>>;

// Shorter times say nothing, and count as that.
const LEAST_MS = 30;
const MAX_RATIO = 3;

const HEAD = '\n## Growth\n';

/** The ratio of each time to that of a post half as long. */
function toRatios(times: Record<string, number>): number[] {
  const [first, ...rest] = Object.values(times).map((ms) => Math.max(ms, LEAST_MS));
  let before = first!;
  return rest.map((ms) => {
    const ratio = ms / before;
    before = ms;
    return ratio;
  });
}

/** The flows that grow faster than their post. */
export const listQuadratic = (growth: Growth): string[] =>
  Object.keys(growth).filter((name) => toRatios(growth[name]!).some((one) => !(one <= MAX_RATIO)));

/** The times of all flows and what each doubling of the post costs, as a Markdown table. */
export function growthTable(growth: Growth): string {
  const sizes = Object.keys(Object.values(growth)[0]!);
  const doublings = sizes.slice(1).map((size, i) => `${sizes[i]} → ${size}`);
  const rows = Object.entries(growth).map(([name, times]) => [
    name,
    ...Object.values(times).map(format),
    ...toRatios(times).map((ratio) => `× ${ratio.toFixed(1)}`),
  ]);
  return table(['flow', ...sizes, ...doublings], rows);
}

const toPart = (growth: Growth, date: string): string => `${HEAD}
What an author does in the form, with the preview beside it, and a reader on the pages, in a post of so many paragraphs in one
section: the time in ms that the page's main thread works on it (the median of three, measured on ${date}), and its ratio to that in a
post half as long, where times below ${LEAST_MS} ms count as ${LEAST_MS}. A ratio above ${MAX_RATIO} misses the goal.

${growthTable(growth)}
`;

/** Writes the part on growth into docs/bench.md and docs/bench.json. */
export async function writeGrowth(growth: Growth, date: string): Promise<void> {
  const text = await readFile('docs/bench.md', 'utf8');
  const [others] = text.split(HEAD);
  await writeFile('docs/bench.md', others! + toPart(growth, date));
  const json = JSON.parse(await readFile('docs/bench.json', 'utf8')) as object;
  await writeFile('docs/bench.json', `${JSON.stringify({ ...json, growth }, null, 2)}\n`);
}
