import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import { fetchChromium, toChromiumFile } from '../../../../scripts/browser/fetchChromium';
import { createFolder } from '../../../fixtures/createFolder';
import { startServer } from '../../../fixtures/servers/startServer';

const hash = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** Serves a browser that only says its name, as a registry of npm does, and sets npm up for it. `send` may spoil what it sends. */
async function serveBrowser(send: (archive: Buffer) => Buffer | undefined = (all) => all) {
  const folder = await createFolder();
  await mkdir(join(folder, 'package/bin'), { recursive: true });
  const manifest = { name: '@one/browser', version: '1.2.3' };
  await writeFile(join(folder, 'package/package.json'), JSON.stringify(manifest));
  const program = brotliCompressSync('#!/bin/sh\necho A browser\n');
  await writeFile(join(folder, 'package/bin/chromium.br'), program);
  execFileSync('tar', ['-czf', 'browser.tgz', 'package'], { cwd: folder });
  const archive = await readFile(join(folder, 'browser.tgz'));
  const registry: string = await startServer(({ url = '' }, response) => {
    const sent = send(archive);
    if (!sent) return response.writeHead(503).end();
    if (url.endsWith('.tgz')) return response.end(sent);
    const dist = { tarball: `${registry}/browser.tgz`, integrity: hash(sent) };
    const versions = { [manifest.version]: { ...manifest, dist } };
    return response.end(JSON.stringify({ name: manifest.name, versions }));
  });
  vi.stubEnv('npm_config_registry', `${registry}/`);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  const browser = { ...manifest, integrity: hash(archive), megabytes: 1 };
  const target = join(folder, '.cache');
  return {
    fetch: () => fetchChromium(browser, target),
    run: () => execFileSync(toChromiumFile(browser, target), { encoding: 'utf8' }),
    list: () => readdir(target).catch(() => []),
  };
}

// The browser is for Linux, and so is the script that stands in for it.
const onLinux = test.runIf(process.platform === 'linux');

onLinux('a browser is fetched from the registry of npm, by two commands at once too', async () => {
  const { fetch, run, list } = await serveBrowser();
  await Promise.all([fetch(), fetch()]);
  expect(run()).toBe('A browser\n');
  expect(await list()).toEqual(['chromium-1.2.3']);
});

onLinux.each<[string, (all: Buffer) => Buffer | undefined, string]>([
  ['no answer', () => undefined, 'npm could not fetch @one/browser: E503.'],
  [
    'another file',
    (all) => Buffer.concat([all, Buffer.alloc(1)]),
    'What npm fetched as @one/browser differs from its checksum.',
  ],
])('%s ends in a sentence and leaves nothing; the next try fetches it', async (...row) => {
  const [, spoil, sentence] = row;
  let isSpoilt = true;
  const { fetch, run, list } = await serveBrowser((all) => (isSpoilt ? spoil(all) : all));
  await expect(fetch()).rejects.toThrow(sentence);
  expect(await list()).toEqual([]);
  isSpoilt = false;
  await fetch();
  expect(run()).toBe('A browser\n');
});
