import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { basename, dirname, join, resolve } from 'pathe';
import { runProgram } from '../programs/program';

/** A browser in a package of npm. */
export interface PackagedBrowser {
  name: string;
  version: string;
  /** As `npm view NAME@VERSION dist.integrity` says it. */
  integrity: string;
  megabytes: number;
}

/** Chromium for Linux on x64. */
export const CHROMIUM: PackagedBrowser = {
  name: '@sparticuz/chromium',
  version: '147.0.0',
  integrity:
    'sha512-4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ==',
  megabytes: 67,
};

/** Where a fetched browser is. It makes other folders beside it. */
export const toChromiumFile = ({ version }: PackagedBrowser, folder = '.cache/chromium'): string =>
  resolve(folder, `chromium-${version}`);

/** Has npm fetch a package, with the settings that it has here: its registry, its proxy, its cache. Returns the file. */
async function pack({ name, version }: PackagedBrowser, folder: string): Promise<string> {
  // Its own pause before the second try is ten seconds, which a build without a network would wait.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  // Its errors are read, also where `npm --silent` has started this.
  const options = [...patience, '--loglevel=error'];
  const args = ['pack', `${name}@${version}`, '--pack-destination', folder, ...options];
  await runProgram('npm', args).catch((cause: Error) => {
    const [, code = 'it did not start'] = /^npm \S+ code (\S+)/m.exec(cause.message) ?? [];
    throw new Error(`npm could not fetch ${name}: ${code}.`, { cause });
  });
  return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/** Fetches a browser into `folder`, which has it whole or not at all. Throws a sentence if it can't be fetched. */
export async function fetchChromium(browser = CHROMIUM, folder?: string): Promise<void> {
  const file = toChromiumFile(browser, folder);
  const work = await mkdtemp(join(tmpdir(), 'chromium-'));
  // Another process may fetch it at the same time.
  const next = `${file}-${basename(work)}`;
  try {
    const archive = await pack(browser, work);
    const hash = createHash('sha512').update(await readFile(archive));
    if (`sha512-${hash.digest('base64')}` !== browser.integrity)
      throw new Error(`What npm fetched as ${browser.name} differs from its checksum.`);
    const packed = 'package/bin/chromium.br';
    await runProgram('tar', ['-x', '-f', archive, '-C', work, packed]);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(
      createReadStream(join(work, packed)),
      createBrotliDecompress(),
      createWriteStream(next, { mode: 0o755 }),
    );
    await rename(next, file);
  } finally {
    for (const rest of [work, next]) await rm(rest, { recursive: true, force: true });
  }
}
