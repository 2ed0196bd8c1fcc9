import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import { expect, test } from 'vitest';
import { checkEnds } from '../../../../scripts/doctor/ends/checkEnds';
import { judgeEnds } from '../../../../scripts/doctor/ends/end';
import { findNodeEnd, listNodeEnds } from '../../../../scripts/doctor/ends/nodeVersions';
import { createFolder } from '../../../fixtures/createFolder';
import { serveJson } from '../../../fixtures/servers/serveJson';
import { startServer } from '../../../fixtures/servers/startServer';

const browserslist = ['chrome 125', 'edge 125', 'firefox 126', 'safari 17.5', 'ios 17.5'];

/** A project with this version of Node, and these packages and actions. */
async function createProject(
  { nvmrc = '26' } = {},
  { dependencies = {}, uses = '', browsers = browserslist } = {},
) {
  const folder = await createFolder();
  const files = {
    'package.json': JSON.stringify(
      { browserslist: browsers, engines: { node: '>=20.19' }, dependencies },
      null,
      2,
    ),
    '.nvmrc': nvmrc,
    '.github/workflows/test.yml': `        node: ["20.19", "nightly"]\n${uses}`,
    '.devcontainer/devcontainer.json': '"image": "a/javascript-node:26-bookworm"',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const describe = (findings: Awaited<ReturnType<typeof checkEnds>>) =>
  findings.map(({ level, what }) => `${level}: ${what}`);

test('what ends is named half a year before, the first one first, and what has ended, too', () => {
  const end = (day: string) => ({ what: 'It', day, how: 'Do this.' });
  const ends = ['2027-06-02', '2027-06-01', '2026-11-30', '2026-12-01'].map(end);
  expect(judgeEnds(ends, '2026-12-01').map(({ what }) => what)).toEqual([
    'It has ended on 2026-11-30.',
    'It ends on 2026-12-01.',
    'It ends on 2027-06-01.',
    'It ends on 2027-06-02.',
  ]);
  expect(judgeEnds(ends, '2026-11-30')).toHaveLength(3);
});

test('the Node that deploys the site is named with its files, its end and the newest one, and none that the site merely runs on', async () => {
  const folder = await createProject({ nvmrc: '24' });
  const ends = listNodeEnds(folder, '2026-12-01', '20.20.2');
  expect(ends).toEqual([
    { what: 'Node 24, in .nvmrc,', day: '2028-04-30', how: 'Write 26 there.' },
    {
      what: 'Node 26, in .devcontainer/devcontainer.json,',
      day: '2029-04-30',
      how: 'Write 26 there.',
    },
    {
      what: 'Node 20, which runs here,',
      day: '2026-04-30',
      how: 'Install Node 26: https://nodejs.org',
    },
  ]);
  await rm(join(folder, '.devcontainer'), { recursive: true });
  expect(listNodeEnds(folder, '2026-12-01')).toHaveLength(2);
});

test('the project’s own files name versions of Node that have a known end', () => {
  const ends = listNodeEnds('.', '2026-12-01');
  for (const file of ['.nvmrc', 'devcontainer.json'])
    expect(
      ends.some(({ what }) => what.includes(file)),
      file,
    ).toBe(true);
});

test('nothing is named while nothing ends, and the oldest browsers are compared with those of half a year ago', async () => {
  const folder = await createProject();
  const check = async (today: string) => describe(await checkEnds(false, { folder, today }));
  const [first, , ...others] = await check('2026-11-30');
  // The Node that runs these tests has an end, too.
  if (Number(process.versions.node.split('.')[0]) >= 24)
    expect(first).toBe('ok: Nothing that the site relies on is known to end within half a year.');
  expect(others.filter((one) => one.includes('browsers'))).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^hint/)]),
  );
  expect(await check('2026-11-30')).toContain(
    'ok: The oldest browsers are those of Baseline Widely available.',
  );
  expect((await check('2027-09-01')).at(-1)).toMatch(
    /^hint: The oldest browsers are older than Baseline Widely available: chrome 1\d\d, .*ios 1\d/,
  );
});

const COMMIT = 'a'.repeat(40);

test('packages without a release for two years and actions in an old Node are named', async () => {
  const uses = `- uses: actions/old@${COMMIT} # v1\n- uses: own/new/part@${COMMIT}\n- uses: own/shell@${COMMIT}`;
  const folder = await createProject({}, { dependencies: { '@a/old': '1', new: '1' }, uses });
  const times: Record<string, object> = {
    '/@a/old': { created: '2020-01-01T', modified: '2026-11-01T', '1.0.0': '2024-11-29T10:00' },
    '/new': { created: '2020-01-01T', '1.0.0': '2020-01-01T', '2.0.0': '2024-12-02T10:00' },
  };
  const registry = await serveJson(({ path }) => [200, { time: times[path] }]);
  const actions: Record<string, string> = {
    [`/actions/old/${COMMIT}/action.yml`]: "runs:\n  using: 'node20'\n  main: a",
    [`/own/new/${COMMIT}/part/action.yml`]: 'runs:\n  using: node24\n',
    [`/own/shell/${COMMIT}/action.yml`]: 'runs:\n  using: composite\n',
  };
  const files = await startServer(({ url = '' }, response) =>
    response.writeHead(actions[url] ? 200 : 404).end(actions[url]),
  );
  const found = describe(await checkEnds(true, { folder, today: '2026-12-01', registry, files }));
  expect(found.filter((one) => /has had|action/.test(one))).toEqual([
    'hint: @a/old has had no release since 2024-11-29.',
    `warning: Node 20, in which the action actions/old runs, has ended on ${findNodeEnd('20')!}.`,
  ]);
});

test('where nobody answers, that is said, and the rest is checked', async () => {
  const uses = `- uses: actions/old@${COMMIT}`;
  const folder = await createProject({}, { dependencies: { a: '1' }, uses });
  const closed = await serveJson(() => [503, {}]);
  const sources = { folder, today: '2026-12-01', registry: closed, files: closed };
  const found = describe(await checkEnds(true, sources));
  expect(found).toContain('hint: The registry of npm could not be asked: status 503.');
  expect(found).toContain('hint: The files of the actions could not be asked: status 503.');
  expect(found).toContain('ok: The oldest browsers are those of Baseline Widely available.');
});
