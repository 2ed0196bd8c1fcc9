import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'pathe';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sirv from 'sirv';

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
 * Serves a folder until the process ends, and returns its URL: files are compressed in advance with brotli, URLs have no
 * .html, and a path without a page gets that of the forms, or index.html where there is none.
 */
export async function serveSite(dir: string): Promise<string> {
  await compressFiles(dir);
  const forms = 'createblog.html';
  const serve = sirv(dir, {
    brotli: true,
    single: existsSync(join(dir, forms)) ? forms : true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'max-age=3600';
      response.setHeader('Cache-Control', caching);
    },
  });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
