import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import { fetchJava, findJava, findRemoteJava } from '../../../../scripts/emulators/java';
import {
  findStarter,
  prepareFirestore,
  WAYS_TO_JAVA,
} from '../../../../scripts/emulators/prepareFirestore';
import { startEmulators } from '../../../../scripts/emulators/startEmulators';
import { createFolder } from '../../../fixtures/createFolder';
import { startServer } from '../../../fixtures/servers/startServer';

test.each([
  ['a newer Java and gcloud', 25, true, 'firebase'],
  ['an older Java and gcloud', 17, true, 'gcloud'],
  ['an older Java alone', 17, false, undefined],
])('with %s, the Firestore emulator is started by what fits', (_, version, hasGcloud, program) => {
  expect(findStarter({ version, path: '' }, hasGcloud)?.program).toBe(program);
});

test('the address of an emulator that does not answer is refused', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  await expect(startEmulators('demo')).rejects.toThrow('no emulator answers there');
});

test('without Java and without a terminal, the command says what is missing and every way to get it', async () => {
  vi.stubEnv('PATH', await createFolder());
  vi.stubEnv('CI', '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const refusal = expect(prepareFirestore()).rejects;
  await refusal.toThrow(/needs Java 21 or newer, which this computer lacks/);
  expect(WAYS_TO_JAVA).toMatch(/npm start -- --yes[^]*adoptium\.net[^]*gcloud components install/);
});

/** Packs a program that says it is Java 21, as Temurin's archives do, and serves it. `answer` may spoil it. */
async function serveJava(
  answer: (archive: Buffer, begin: number) => Buffer = (all, begin) => all.subarray(begin),
) {
  const dir = await createFolder();
  await mkdir(join(dir, 'jdk-21-jre/bin'), { recursive: true });
  const java = join(dir, 'jdk-21-jre/bin/java');
  await writeFile(java, '#!/bin/sh\necho \'openjdk version "21.0.9"\' >&2\n');
  await chmod(java, 0o755);
  execFileSync('tar', ['-czf', 'java.tar.gz', 'jdk-21-jre'], { cwd: dir });
  const archive = await readFile(join(dir, 'java.tar.gz'));
  const begins: number[] = [];
  const api: string = await startServer(({ url = '', headers }, response) => {
    if (url.startsWith('/v3/')) {
      const checksum = createHash('sha256').update(archive).digest('hex');
      const file = { link: `${api}/java.tar.gz`, size: archive.length, checksum };
      response.end(JSON.stringify([{ release_name: 'jdk-21.0.9+10', binary: { package: file } }]));
      return;
    }
    const begin = Number(/\d+/.exec(headers.range ?? '')?.[0] ?? 0);
    begins.push(begin);
    const bytes = answer(archive, begin);
    const expected = archive.length - begin;
    response.writeHead(206, { 'content-length': expected });
    // A line that stalls: what is missing never comes.
    if (bytes.length < expected) response.write(bytes);
    else response.end(bytes);
  });
  const folder = join(dir, '.cache/java');
  const lines: string[] = [];
  const fetch = async () =>
    fetchJava(await findRemoteJava(api), (line) => lines.push(line), folder, 1000);
  return { folder, fetch, lines, begins };
}

// A script of sh stands in for Java.
const withSh = test.skipIf(process.platform === 'win32');

withSh(
  'a Java runtime is fetched for this project, with its progress, and found where no other is',
  async () => {
    const { folder, fetch, lines } = await serveJava();
    await fetch();
    expect(lines.at(-1)).toBe('0 MB of 0 MB');
    vi.stubEnv('PATH', '/bin');
    const path = `${folder}/bin:${folder}/Contents/Home/bin:/bin`;
    expect(findJava(folder)).toMatchObject({ version: 21, path });
  },
);

withSh.each<[string, (all: Buffer) => Buffer, RegExp, number]>([
  ['other bytes', (all) => Buffer.alloc(all.length, 1), /checksum, and was deleted/, 0],
  ['a line that stalls', (all) => all.subarray(0, 10), /sent nothing for 1 s.*Run the com/, 10],
])('%s end with a sentence, and the next try fetches what is missing', async (...row) => {
  const [, spoil, sentence, from] = row;
  let isSpoilt = true;
  const { fetch, begins } = await serveJava((all, begin) =>
    isSpoilt ? spoil(all) : all.subarray(begin),
  );
  await expect(fetch()).rejects.toThrow(sentence);
  isSpoilt = false;
  await fetch();
  expect(begins).toEqual([0, from]);
});
