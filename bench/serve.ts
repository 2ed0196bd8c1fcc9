import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const alreadyCompressed = ['.png', '.woff2'];

interface StaticFile {
  body: Buffer;
  headers: Record<string, string>;
}

async function load(dir: string, name: string): Promise<StaticFile> {
  const extension = extname(name);
  const content = await readFile(join(dir, name));
  const headers = {
    'Content-Type': types[extension] ?? 'application/octet-stream',
    'Cache-Control': name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'max-age=3600',
  };
  if (alreadyCompressed.includes(extension)) return { body: content, headers };
  const body = await promisify(brotliCompress)(content);
  return { body, headers: { ...headers, 'Content-Encoding': 'br' } };
}

/**
 * Serves a folder like Firebase Hosting (brotli, URLs without .html, index.html for unknown paths) until the
 * process ends, each after `latency` ms. Returns the server's URL.
 */
export async function serve(dir: string, latency = 0): Promise<string> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => extname(name) in types);
  const files = new Map<string, StaticFile>(
    await Promise.all(names.map(async (name) => [`/${name}`, await load(dir, name)] as const)),
  );
  const find = (path: string) =>
    files.get(path) ?? files.get(`${path}.html`) ?? files.get('/index.html');

  const answer = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const file = find(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { ...file.headers, 'Content-Length': file.body.length });
    response.end(file.body);
  };
  const server = createServer((request, response) => {
    void sleep(latency).then(() => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
