import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'pathe';
import { expect, test } from 'vitest';
import { completeForHosts, writeStarts } from '../../../../scripts/hosts/completeForHosts';
import { createFolder } from '../../../fixtures/createFolder';

test('each page is in a folder of its name, too, unless another page is there; the root is Home', async () => {
  const dir = await createFolder();
  const pages = ['home', 'cv', '404', 'createblog', 'blogs/2025', 'blog/404', 'blog/post'];
  const files = [...pages.map((page) => `${page}.html`), 'blog/POST/index.html', 'cv.pdf'];
  for (const file of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), `This is ${file}`);
  }
  await writeStarts(dir, []);
  await completeForHosts(dir, '');
  const found = (await readdir(dir, { recursive: true }))
    .map(normalize)
    .filter((file) => /\.\w+$|^_/.test(file));
  const copied = ['home', 'cv', 'createblog', 'blogs/2025', 'blog/404'];
  expect(found.sort()).toEqual(
    [
      ...files,
      ...copied.map((page) => `${page}/index.html`),
      ...['index.html', '.nojekyll', '_headers', '_redirects'],
    ].sort(),
  );
  for (const page of copied)
    expect(await readFile(join(dir, page, 'index.html'), 'utf8')).toBe(`This is ${page}.html`);
  expect(await readFile(join(dir, 'index.html'), 'utf8')).toBe('This is home.html');
  expect(await readFile(join(dir, 'blog/POST/index.html'), 'utf8')).toBe(
    'This is blog/POST/index.html',
  );
});
