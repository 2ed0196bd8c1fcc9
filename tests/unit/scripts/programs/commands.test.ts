import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'pathe';
import { expect, onTestFinished, test, vi } from 'vitest';
import project from '../../../../package.json' with { type: 'json' };
import { writeBackup } from '../../../../scripts/owner/backupFile';
import { readOptions } from '../../../../scripts/programs/readOptions';
import { errorMessage } from '../../../../scripts/programs/runMain';
import { step } from '../../../../scripts/programs/step';
import { createFolder } from '../../../fixtures/createFolder';
import { runNode } from '../../../fixtures/openCopy';
import { serveJson } from '../../../fixtures/servers/serveJson';
import { startServer } from '../../../fixtures/servers/startServer';

const fileOf = (command: keyof typeof project.scripts) =>
  /typescript\.mjs (\S+\.ts)/.exec(project.scripts[command])![1]!;

test('options are refused if npm has kept some of them for itself', () => {
  vi.stubEnv('npm_lifecycle_event', 'build');
  const options = { outDir: { type: 'string' }, 'without-posts': { type: 'boolean' } } as const;
  const read = () => readOptions({ options, args: ['--outDir', 'site'] }).values;
  expect(read()).toEqual({ outDir: 'site' });
  vi.stubEnv('npm_config_outdir', 'site');
  expect(read).toThrow(/npm kept --outDir for itself.*npm run build -- .*--outDir$/);
  vi.stubEnv('npm_config_without_posts', 'true');
  expect(read).toThrow(/ --outDir --without-posts$/);
});

test('an unknown option is refused with those that there are', () => {
  vi.stubEnv('npm_lifecycle_event', 'import');
  const options = { write: { type: 'boolean' } } as const;
  expect(() => readOptions({ options, args: ['--wirte'] })).toThrow(
    "Unknown option '--wirte'. npm run import has these options: --write.",
  );
});

test('npm run export that has a file and erases pictures does nothing but say how it is used', () => {
  const args = ['--import', 'tsx', fileOf('export'), '--erase-pictures', 'a.ndjson', '--emulator'];
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^✗ Usage: /m);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

const onePost = [{ path: 'blogs/a', fields: {} }];

test.each([
  ['import', 'To import into an-owners-site: 1 document.', ''],
  ['export', '1 unused pictures would be erased', '--erase-pictures'],
  ['grant-admin', 'would become an administrator of an-owners-site', 'a@example.com'],
] as const)('npm run %s changes nothing in a dry run', async (command, sentence, argument) => {
  const calls: string[] = [];
  const url = await serveJson(({ path, body }) => {
    calls.push(path);
    const document = { name: `${path.split(':')[0]}/pictures/a`, createTime: '2020-01-01' };
    const isPicture = body.includes('"pictures"');
    if (path.endsWith(':runQuery'))
      return [200, [{ readTime: '2026-11-20T10:00:00Z', ...(isPicture && { document }) }]];
    if (path.endsWith(':lookup')) return [200, { users: [{ localId: 'a', emailVerified: true }] }];
    return [200, path.endsWith(':batchGet') ? [] : { status: [] }];
  });
  const file = join(await createFolder(), 'backup.ndjson');
  await writeFile(file, writeBackup(onePost));
  const { host } = new URL(url);
  const run = (...more: string[]) =>
    runNode(['--import', 'tsx', fileOf(command), argument || file, '--emulator', ...more], {
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
      VITE_FIREBASE_PROJECT_ID: 'an-owners-site',
    });
  const changes = () => calls.filter((path) => !/:(runQuery|batchGet|lookup)$/.test(path));
  expect((await run('--dry-run')).output).toContain(sentence);
  const isDefault = command !== 'grant-admin';
  if (isDefault) expect((await run()).output).toContain(sentence);
  expect(changes()).toEqual([]);
  expect((await run(...(isDefault ? ['--write'] : []))).status).toBe(0);
  expect(changes()).toHaveLength(1);
});

test.each([
  ['images', '--dry-run', 'This is a dry run: nothing was written.', 0],
  ['export', '--dry-run', 'would be exported into', 0],
  ['import', '--dry-run', 'Usage: npm run import', 1],
] as const)('npm run %s knows %s', async (command, option, sentence, code) => {
  const run = runNode(
    ['--import', 'tsx', fileOf(command), option, ...(command === 'export' ? ['--emulator'] : [])],
    {},
  );
  const { status, output } = await run;
  expect(output).toContain(sentence);
  expect(status).toBe(code);
});

test('a command that is to write and not to write does nothing', () => {
  const options = { write: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
  const args = ['--write', '--dry-run'];
  expect(() => readOptions({ options, args })).toThrow('exclude each other');
});

test('an import can be looked at without a project, and says that nobody was asked what exists', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'a.md'), '---\ntitle: A\ndate: 2020-01-31\nurl: /old/\n---\nA.\n');
  const run = (...args: string[]) =>
    runNode(['--import', 'tsx', fileOf('import'), folder, ...args], {
      VITE_FIREBASE_PROJECT_ID: '',
    });
  const { status, output } = await run();
  expect(output).toContain('Nobody was asked what exists there already.');
  expect(output).toMatch(/\+ .*a\.md “A” → \/blog\/a-\w+ \(2020-01-31, 1 section\)\n +← \/old\/\n/);
  expect(output).toContain('Posts to import: 1. Posts that exist already: unknown.');
  expect(status).toBe(0);
  const written = await run('--write');
  expect(written.output).toContain('Run: npm run setup');
  expect(written.status).toBe(1);
});

test('a backup without checksums is counted or imported with --force only, which says the risk', async () => {
  const file = join(await createFolder(), 'backup.ndjson');
  await writeFile(file, JSON.stringify(onePost[0]));
  const run = (...args: string[]) =>
    runNode(['--import', 'tsx', fileOf('import'), file, ...args], { VITE_FIREBASE_PROJECT_ID: '' });
  const refused = await run();
  expect(refused.output).toMatch(/Line 1 has no checksum.*Nothing was written\. .*--force/);
  expect(refused.status).toBe(1);
  const forced = await run('--force');
  expect(forced.output).toMatch(/! Line 1 has no.*! The backup is damaged.*To import: 1 document/s);
  expect(forced.status).toBe(0);
});

test.skipIf(process.platform === 'win32')(
  'SIGTERM ends an import while it converts posts',
  async () => {
    const folder = await createFolder();
    const text = '---\ntitle: A\ndate: 2020-01-31\n---\n' + 'Words, *more* words.\n\n'.repeat(500);
    for (let i = 0; i < 200; i++) await writeFile(join(folder, `${i}.md`), text);
    const args = ['--import', 'tsx', fileOf('import'), folder];
    const running = spawn(process.execPath, args, {
      env: { ...process.env, VITE_FIREBASE_PROJECT_ID: '' },
    });
    const exited = once(running, 'exit');
    for await (const chunk of running.stdout as AsyncIterable<Buffer>) {
      if (!chunk.includes('… Posts')) continue;
      running.kill('SIGTERM');
      break;
    }
    expect(await exited).toEqual([143, null]);
  },
);

test.skipIf(process.platform === 'win32')(
  'an export that SIGTERM ends leaves no part of a backup',
  async () => {
    const folder = await createFolder();
    const url = await startServer((_, response) => {
      // The first answer tells the moment; then the file has begun.
      if (readdirSync(folder).length > 0) running.kill('SIGTERM');
      else response.end('[{ "readTime": "2026-11-20T10:00:00Z" }]');
    });
    const env = { ...process.env, FIRESTORE_EMULATOR_HOST: new URL(url).host };
    const args = ['--import', 'tsx', fileOf('export'), join(folder, 'a.ndjson'), '--emulator'];
    const running = spawn(process.execPath, args, { env, stdio: 'ignore' });
    expect(await once(running, 'exit')).toEqual([143, null]);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a file that does not exist is named in a sentence', async () => {
  const error: unknown = await readFile('gone/a.ndjson').catch((cause: unknown) => cause);
  expect(errorMessage(error)).toBe('gone does not exist.');
});

test('long work prints how far it is every 30 s, all running steps in one line', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const download = step('Download', async (report) => {
    report('5 MB of 137 MB');
    await wait(69_000);
  });
  const types = step('Types', () => wait(40_000));
  await vi.advanceTimersByTimeAsync(180_000);
  await Promise.all([download, types]);
  expect(lines).toEqual([
    '… Download',
    '… Types',
    '… Download: 5 MB of 137 MB, 30 s · Types: 30 s',
    '✓ Types: done (40.0 s)',
    '… Download: 5 MB of 137 MB, 60 s',
    '✓ Download: done (69.0 s)',
  ]);
});

const launcher = 'scripts/programs/typescript.mjs';

test('a Node older than package.json names is refused by one sentence', () => {
  const folder = mkdtempSync(`${tmpdir()}/old-node-`);
  cpSync(launcher, `${folder}/${launcher}`);
  writeFileSync(`${folder}/package.json`, '{ "engines": { "node": ">=99.1" } }');
  const { status, stderr } = spawnSync(process.execPath, [`${folder}/${launcher}`, 'a.ts']);
  const { node } = process.versions;
  expect(String(stderr)).toBe(`✗ Node ${node} is too old. Install Node 99.1 or newer.\n`);
  expect(status).toBe(1);
});

test('Node 12, which some systems still install, can read that sentence’s file', () => {
  expect(readFileSync(launcher, 'utf8')).not.toMatch(/^(await|.*from 'node:)/m);
});
