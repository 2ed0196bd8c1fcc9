import { writeFile } from 'node:fs/promises';
import { freeVisits } from './reads';
import { conditions, type Load } from './load';
import type { Outcome } from './outcome';
import type { SiteName } from './sites';

/** The medians of a page's loads on one of the sites. */
export interface PageMedians {
  page: string;
  site: SiteName;
  medians: Load;
}

/** Whether all values meet the goal; false if one of them is NaN. */
export const isMet = ({ values, atMost }: Outcome): boolean =>
  Object.values(values).every((value) => value <= atMost);

/** A number with three digits that count. */
export const format = (value: number) =>
  Number.isNaN(value) ? '–' : value.toLocaleString('en', { maximumSignificantDigits: 3 });

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  const widths = head.map((_, at) => Math.max(...lines.map((cells) => cells[at]!.length)));
  return lines
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`)
    .join('\n');
}

const metrics: Record<keyof Load, string> = {
  lcp: 'LCP, ms',
  cls: 'CLS',
  blocked: 'blocked, ms',
  js: 'JavaScript, kB',
  total: 'all files, kB',
  live: 'live answer, ms',
};

const labels = { handwritten: 'hand-written', site: 'this site', spa: 'SPA' };

/** The medians of all pages, as a Markdown table. */
export function pageTable(pages: PageMedians[]): string {
  const keys = Object.keys(metrics) as (keyof Load)[];
  const rows = pages.map(({ page, site, medians }) => [
    page,
    labels[site],
    ...keys.map((metric) => format(medians[metric])),
  ]);
  return table(['page', 'site', ...Object.values(metrics)], rows);
}

/** Every goal with what was measured, as a Markdown table. */
export function goalTable(outcomes: Outcome[]): string {
  const rows = outcomes.map((outcome) => {
    const measured = Object.entries(outcome.values).map(
      ([name, value]) => `${name} ${format(value)}`,
    );
    return [outcome.goal, measured.join(', '), format(outcome.atMost), isMet(outcome) ? '✓' : '✗'];
  });
  return table(['goal', 'measured', 'at most', 'met'], rows);
}

/** What the measurements depend on, beside the fixed conditions. */
export interface Settings {
  date: string;
  rounds: number;
  processors: string;
  versions: Record<string, string>;
}

const toMarkdown = (
  settings: Settings,
  pages: PageMedians[],
  outcomes: Outcome[],
) => `# Measurements

\`npm run bench\` measures all of this, writes this file and \`bench.json\`, and exits with code 1 when a goal is missed.

| Command | What it does |
| --- | --- |
| \`npm run bench\` | measures everything but sites of 10,000 posts |
| \`npm run bench -- --scale\` | measures those too: builds, reads, and the bytes of pages at 6, 100, 1,000 and 10,000 posts in one series, which takes about twenty minutes more |
| \`npm run bench -- --only pages\` | measures one part (\`pages\`, \`outage\`, \`reads\`, \`writing\`, \`build\`, \`editions\`, \`full\`) and writes no file |
| \`npm run bench -- --only growth\` | measures what longer posts cost, and writes only that part of both files |
| \`npm run bench -- --rounds 9\` | loads each page nine times instead of five |

Measured on ${settings.date} with ${settings.processors}, ${Object.entries(settings.versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')}.

## Pages

Each page of this site is compared with a hand-written page that has the same words, one inline stylesheet and no
JavaScript, and with the site as a plain client-rendered app (SPA) in one script. Each load is a first visit on a slow
phone: ${conditions.download / 1e6} Mbit/s, ${conditions.latency} ms, CPU slowed ${conditions.cpuSlowdown} times. The live answer is the moment at which the posts of the
database are on the page. The table has the median of each value (rounds: ${settings.rounds}); sizes are as transferred, those of scripts without headers.

${pageTable(pages)}

## Goals

A ratio is the median of the ratios of each round, in which a page's three sites are loaded shortly after each other. A
build finds what the one before it has drawn, and a new post; all others are in one series. In two languages, half of the posts are in
each, and CPU time is that of all processors. A site with every part has pages of projects, scheduled posts, and posts with diagrams and
rows of pictures.

${goalTable(outcomes)}

By its reads, the free plan carries ${format(freeVisits(outcomes))} visits a day, besides Refresh.
`;

/** Writes docs/bench.md and docs/bench.json. */
export async function writeReport(
  settings: Settings,
  pages: PageMedians[],
  outcomes: Outcome[],
): Promise<void> {
  await writeFile('docs/bench.md', toMarkdown(settings, pages, outcomes));
  const json = { ...settings, conditions, pages, outcomes };
  await writeFile('docs/bench.json', `${JSON.stringify(json, null, 2)}\n`);
}
