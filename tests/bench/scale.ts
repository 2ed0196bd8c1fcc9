// `npm run bench:scale`: what the build costs, and what the list page weighs, as the blog grows.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { startEmulators } from '../../scripts/emulators';
import { onStopRequest, run, stopAll } from '../../scripts/processes';
import { seedFirestore } from '../../scripts/seed';
import { step } from '../../scripts/steps';

const sizes = [20, 100, 1_000, 10_000];
const batch = 200;
const words = 'Plain words that a reader would read, one after the other, until the line ends. ';
const paragraph = { Paragraph: words.repeat(5).slice(0, 400) };
const section = { Heading: 'A heading', paragraphs: Array.from({ length: 4 }, () => paragraph) };

const post = (i: number) => ({
  id: `post-${String(i).padStart(5, '0')}`,
  Name: 'Your Name',
  Title: `Post ${String(i).padStart(5, '0')}`,
  Summary: 'What the post is about, in a line.',
  DatePosted: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000).toISOString(),
  sections: [section, section, section],
});

async function fill(host: string, project: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const length = Math.min(batch, count - from);
    const posts = Array.from({ length }, (_, i) => post(from + i));
    await seedFirestore({ host, project }, posts, []);
  }
}

interface Cost {
  posts: number;
  seconds: number;
  megabytes: number;
  listBytes: number;
}

// Run in the build's own process: what it took of memory at most, in kilobytes.
const atExit = `process.on('exit', () => console.log('maxRSS', process.resourceUsage().maxRSS))`;

async function build(host: string, project: string, posts: number): Promise<Cost> {
  const dir = await mkdtemp(join(tmpdir(), 'scale-'));
  try {
    const outDir = join(dir, 'site');
    const watched = ['--import', `data:text/javascript,${encodeURIComponent(atExit)}`];
    const command = ['scripts/build.ts', '--mode', 'emulators', '--outDir', outDir];
    const env = { FIRESTORE_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: project };
    const begin = performance.now();
    const running = run(
      'The build',
      process.execPath,
      [...watched, '--import', 'tsx', ...command],
      env,
    );
    if ((await running.exited) !== 0) throw new Error(running.output());
    const seconds = (performance.now() - begin) / 1000;

    const [, kilobytes] = /maxRSS (\d+)/.exec(running.output()) ?? [];
    const list = await readFile(join(outDir, 'blogs.html'));
    const listed = list.toString().match(/<article/g)?.length;
    if (listed !== 20) throw new Error(`The list has ${listed} posts:\n${running.output()}`);
    const { length: listBytes } = await promisify(brotliCompress)(list);
    return { posts, seconds, megabytes: Number(kilobytes) / 1024, listBytes };
  } finally {
    await rm(dir, { recursive: true });
  }
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function toMarkdown(costs: Cost[]): string {
  const rows = costs.map(
    ({ posts, seconds, megabytes, listBytes }) =>
      `| ${number(posts)} | ${number(seconds, 1)} | ${number(megabytes)} | ${number(listBytes)} |`,
  );
  const [least, most] = [costs.at(0)!, costs.at(-1)!];
  const ratio = (most.listBytes / least.listBytes).toFixed(2);
  return `# What a growing blog costs

Measured by \`npm run bench:scale\` on the Firestore emulator, with posts of 3 sections of 4 paragraphs of 400
characters: the whole \`npm run build\`, the most memory that its process took, and the list page as it is
served (brotli).

| posts | build, seconds | memory, MB | \`blogs.html\`, bytes |
| ---: | ---: | ---: | ---: |
${rows.join('\n')}

The list page of ${number(most.posts)} posts weighs ${ratio} times that of ${number(least.posts)}.
`;
}

async function bench(): Promise<void> {
  const emulators = await startEmulators('demo-scale', false);
  const host = await step('Firestore emulator', () => emulators.firestore);
  const costs: Cost[] = [];
  for (const posts of sizes) {
    const project = `demo-scale-${posts}`;
    await step(`Storing ${number(posts)} posts`, () => fill(host, project, posts));
    const said = ({ megabytes, listBytes }: Cost) =>
      `${number(megabytes)} MB of memory, list page ${number(listBytes)} bytes`;
    costs.push(await step(`Build of ${number(posts)}`, () => build(host, project, posts), said));
  }
  await writeFile('docs/scale.md', toMarkdown(costs));
}

const end = (code: number) => void stopAll().then(() => process.exit(code));
onStopRequest(() => end(130));
bench().then(
  () => end(0),
  (error: unknown) => {
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`);
    end(1);
  },
);
