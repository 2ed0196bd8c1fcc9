import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sirv from 'sirv';
import { runProgram } from '../programs/program';

/** Builds the site with the posts of an emulator's project. Throws what the build printed if it fails. */
export async function buildSite(
  host: string,
  project: string,
  outDir: string,
  options: string[] = [],
): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--mode', 'emulators', '--outDir', outDir];
  await runProgram(process.execPath, [...args, ...options], {
    FIRESTORE_EMULATOR_HOST: host,
    VITE_FIREBASE_PROJECT_ID: project,
  });
}

/** Writes a compressed copy of each text file beside it. */
async function compressFiles(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const texts = names.filter((name) => /\.(html|js|css|json|xml|txt|svg|webmanifest)$/.test(name));
  const compress = async (name: string) => {
    const file = join(dir, name);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
  };
  await Promise.all(texts.map(compress));
}

/**
 * Serves a folder like Firebase Hosting until the process ends, and returns its URL: files are compressed with brotli,
 * URLs have no .html, and an unknown path gets 404.html or, in a site without one, index.html.
 */
export async function serveSite(dir: string): Promise<string> {
  await compressFiles(dir);
  const notFound = await readFile(join(dir, '404.html.br')).catch(() => undefined);
  const serve = sirv(dir, {
    brotli: true,
    single: !notFound,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'max-age=3600';
      response.setHeader('Cache-Control', caching);
    },
    onNoMatch: (_, response) => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
      response.writeHead(404, headers).end(notFound);
    },
  });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
