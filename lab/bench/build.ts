import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type SamplePost, seedFirestore } from '../../scripts/emulators/seed';
import { step } from '../../scripts/programs/step';
import { buildSite } from '../../scripts/testing/buildSite';
import { randomOf } from '../random';
import type { Outcome } from './outcome';
import { toWeightOutcomes, weighPages } from './weigh';

// How many posts are built; and the most that this may take, in seconds, where there are so many that it takes long.
const sizes = { usual: [1_000], scale: [6, 100, 1_000, 10_000] };
const limits = new Map([
  [1_000, 20],
  [10_000, 120],
]);
const MAX_MEGABYTES = 1_000;
const BATCH = 200;
const SAMPLE_EVERY_MS = 200;

const syllables = ['ka', 're', 'mo', 'ti', 'sul', 'ven', 'dor', 'pa', 'li', 'nem', 'shu', 'go'];
// As many different words as the English of a whole blog has.
const WORDS = 20_000;

/** The word of a rank, from 0 on: the more frequent, the shorter. */
function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
}

/** Text of this length whose words are as frequent as those of a language (Zipf's law). */
function makeText(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) text += `${wordOf(Math.floor(WORDS ** random()) - 1)} `;
  return text.slice(0, length);
}

function makePost(i: number): SamplePost {
  const random = randomOf(i);
  const number = String(i).padStart(5, '0');
  const paragraph = () => ({ Paragraph: makeText(random, 400) });
  const section = () => ({
    Heading: makeText(random, 30),
    paragraphs: Array.from({ length: 4 }, paragraph),
  });
  return {
    id: `post-${number}`,
    Name: 'Your Name',
    Title: `What a shop counter taught me, part ${number}`,
    Summary: makeText(random, 100),
    // Of all posts.
    Series: 'What a shop counter taught me',
    DatePosted: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000).toISOString(),
    sections: Array.from({ length: 3 }, section),
  };
}

/** Stores that many posts, with the fields that `change` gives the one of a number. */
export async function storePosts(
  host: string,
  project: string,
  count: number,
  change: (i: number) => Partial<SamplePost> = () => ({}),
): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const posts = Array.from({ length: Math.min(BATCH, count - start) }, (_, i) => ({
      ...makePost(start + i),
      ...change(start + i),
    }));
    await seedFirestore({ host, project }, posts, []);
  }
}

/** The memory of the build that writes into a folder, with all processes it has started, in MB. */
async function memoryOf(outDir: string): Promise<number> {
  const columns = ['-o', 'pgid=', '-o', 'rss=', '-o', 'args='];
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', ...columns]);
  const processes = [...stdout.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)];
  // The build is started in a process group of its own.
  const group = processes.find(([, , , args]) => args!.includes(`--outDir ${outDir} `))?.[1];
  const members = processes.filter(([, pgid]) => pgid === group);
  return members.reduce((sum, [, , kilobytes]) => sum + (Number(kilobytes) * 1024) / 1e6, 0);
}

/** Builds the site; returns the seconds it took and the peak of its memory in MB. */
async function measureBuild(host: string, project: string, outDir: string) {
  let isRunning = true;
  let megabytes = 0;
  const sample = async () => {
    while (isRunning) {
      megabytes = Math.max(megabytes, await memoryOf(outDir));
      await sleep(SAMPLE_EVERY_MS);
    }
  };
  const sampling = sample();
  const begin = performance.now();
  await buildSite(host, project, outDir, ['--cacheDir', `${outDir}-cache`]);
  const seconds = (performance.now() - begin) / 1000;
  isRunning = false;
  await sampling;
  return { seconds, megabytes: megabytes || NaN };
}

// Of no series of the others.
const added: Partial<SamplePost> = {
  id: 'newest',
  Series: 'Another series',
  DatePosted: '2026-02-01T00:00:00Z',
};

/** Measures the first build of 1,000 posts and, if asked, of fewer and of 10,000, and that after one new post; and weighs their pages. */
export async function measureBuilds(host: string, withLargest: boolean): Promise<Outcome[]> {
  const memory: Record<string, number> = {};
  const weights: Parameters<typeof toWeightOutcomes>[0] = {};
  const outcomes: Outcome[] = [];
  for (const size of withLargest ? sizes.scale : sizes.usual) {
    const project = `demo-portfolio-${size}`;
    const outDir = `dist-bench/${size}`;
    const name = `${size.toLocaleString('en')} posts`;
    await step(`Storing ${name}`, () => storePosts(host, project, size));
    const first = await step(`Building ${name}`, () => measureBuild(host, project, outDir));
    await storePosts(host, project, 1, () => added);
    const second = await step(`Building them with a new one`, () =>
      measureBuild(host, project, outDir),
    );
    weights[name] = await weighPages(outDir);
    await rm(outDir, { recursive: true });
    await rm(`${outDir}-cache`, { recursive: true });
    const atMost = limits.get(size);
    if (atMost === undefined) continue;
    memory[name] = Math.max(first.megabytes, second.megabytes);
    const { seconds } = second;
    outcomes.push({
      goal: `Build of ${name} after a new one, s`,
      atMost,
      values: { [name]: seconds },
    });
    // Of fewer, most of the time is Vite's.
    if (size === 10_000) {
      const goal = 'Build after a new post relative to the first';
      outcomes.push({ goal, atMost: 0.1, values: { [name]: seconds / first.seconds } });
    }
  }
  const goal = 'Peak memory of the build, MB';
  return [
    ...outcomes,
    { goal, atMost: MAX_MEGABYTES, values: memory },
    ...toWeightOutcomes(weights),
  ];
}
