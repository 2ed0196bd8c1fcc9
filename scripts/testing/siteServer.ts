import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { runProgram } from '../programs/program';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const alreadyCompressed = ['.png', '.webp', '.jpg', '.woff2'];

/** Builds the site with the posts of an emulator's project. Throws what the build printed if it fails. */
export async function buildSite(
  host: string,
  project: string,
  outDir: string,
  options: string[] = [],
): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--mode', 'emulators', '--outDir', outDir];
  await runProgram('The build', process.execPath, [...args, ...options], {
    FIRESTORE_EMULATOR_HOST: host,
    VITE_FIREBASE_PROJECT_ID: project,
  });
}

interface StaticFile {
  body: Buffer;
  headers: Record<string, string>;
}

async function loadFile(dir: string, name: string): Promise<StaticFile> {
  const extension = extname(name);
  const content = await readFile(join(dir, name));
  const headers = {
    'Content-Type': types[extension]!,
    'Cache-Control': name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'max-age=3600',
  };
  if (alreadyCompressed.includes(extension)) return { body: content, headers };
  const body = await promisify(brotliCompress)(content);
  return { body, headers: { ...headers, 'Content-Encoding': 'br' } };
}

/**
 * Serves a folder like Firebase Hosting until the process ends, and returns its URL: files are compressed with brotli,
 * URLs have no .html, and an unknown path gets 404.html or, in a site without one, index.html.
 */
export async function serveSite(dir: string): Promise<string> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => extname(name) in types);
  const loaded = names.map(async (name) => [`/${name}`, await loadFile(dir, name)] as const);
  const files = new Map<string, StaticFile>(await Promise.all(loaded));
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const found = files.get(path) ?? files.get(`${path}.html`);
    const notFound = files.get('/404.html');
    const file = found ?? notFound ?? files.get('/index.html');
    const status = found || !notFound ? 200 : 404;
    response.writeHead(status, { ...file?.headers, 'Content-Length': file?.body.length ?? 0 });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
