// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chunkFiles } from '../../../../scripts/pages/chunkFiles';
import { replaceOnce } from '../../../../scripts/pages/replaceOnce';
import { fillTemplate, readTemplate } from '../../../../scripts/pages/template';
import { aBlog } from '../../../fixtures/posts';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css"></head>
<body><div id="root"></div></body></html>`;
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/early.ts': { file: 'assets/early.js', imports: ['_db.js'] },
  'src/blog/reading/listen.ts': {
    file: 'assets/listen.js',
    imports: ['_shared.js', '_button.js', '_db.js', '_parser.js'],
  },
  '_parser.js': { file: 'assets/parser.js' },
  '_db.js': { file: 'assets/db.js' },
  'src/pages/Cv.tsx': { file: 'assets/Cv.js', imports: ['index.html'] },
  'src/blog/reading/BlogPages.tsx': { file: 'assets/Blog.js', imports: ['_button.js'] },
  '_button.js': { file: 'assets/button.js' },
};

async function read(page = html, chunks: object = manifest) {
  const dir = await mkdtemp(join(tmpdir(), 'template-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, '.vite'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), page);
  await writeFile(join(dir, 'assets/index.js'), 'start()');
  await writeFile(join(dir, 'assets/early.js'), 'ask()');
  await writeFile(join(dir, 'assets/index.css'), 'p::after { content: "$&" }');
  await writeFile(join(dir, '.vite/manifest.json'), JSON.stringify(chunks));
  return readTemplate(dir);
}

async function pageAt(path: string) {
  return fillTemplate(await read(), { head: '', body: '' }, { path, snapshot: {} });
}

test('the template has the stylesheet in it, and the policy before everything that it governs', async () => {
  const template = await read();
  const filled = template.html.join('');
  expect(filled).toContain('<style>p::after { content: "$&" }</style>');
  expect(filled).not.toContain('<link');
  expect(filled).toMatch(/<meta charset="utf-8" \/><meta http-equiv="Content-Security-P/);
});

test('scripts have a low priority, as a page can be read without them', async () => {
  const page = await pageAt('/cv');
  expect(page).toMatch(
    /<script type="module" crossorigin fetchpriority="low" src="\/assets\/index\.js" /,
  );
  expect(page).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/Cv.js">',
  );
});

test('the modules of a page run only if they are those that were built', async () => {
  const page = await pageAt('/blogs');
  const modules = [...page.matchAll(/src="\/assets\/(.+?)" integrity="sha384-(.+?)"/g)];
  expect(modules.map(([, name, hash]) => [name, hash])).toEqual(
    [
      ['early.js', 'ask()'],
      ['index.js', 'start()'],
    ].map(([name, code]) => [name, createHash('sha384').update(code!).digest('base64')]),
  );
});

test.each([
  ['the module', html.replace('type="module"', '')],
  ['the stylesheet', html.replace('stylesheet', 'icon')],
  ['the charset', html.replace('utf-8', 'UTF-8')],
  ['a head', html.replace('</head>', '')],
  ['a root', html.replace('id="root"', 'id="app"')],
  ['only one root', html.replace('</body>', '<div id="root"></div></body>')],
])('an index.html without %s is an error', async (_, page) => {
  await expect(read(page)).rejects.toThrow();
});

const loadedBy = (html = '') =>
  [...html.matchAll(/(?:src|modulepreload.*?href)="\/assets\/(.+?)"/g)].map(([, name]) => name);

test('a page loads the app, and what it needs beyond it', async () => {
  const app = ['index.js', 'shared.js'];
  expect(loadedBy(await pageAt('/home'))).toEqual(app);
  expect(loadedBy(await pageAt('/cv'))).toEqual([...app, 'Cv.js']);
  expect(loadedBy(await pageAt('/blogs/2026'))).toEqual([...app, 'Blog.js', 'button.js']);
});

test.each(['/blogs', '/blog/a'])(
  'a page that is live asks the database first: %s',
  async (path) => {
    const parts = (await pageAt(path)).split(/<template id="([\w-]+)">/);
    const [first, next, app, last, listen] = parts;
    expect(loadedBy(first)).toEqual(['early.js', 'db.js']);
    expect([next, last]).toEqual(['after-paint', 'after-asking']);
    expect(loadedBy(app)).toEqual(['index.js', 'shared.js', 'Blog.js', 'button.js']);
    expect(loadedBy(listen)).toEqual(['listen.js', 'parser.js']);
  },
);

test('a module that is missing in the manifest is an error', async () => {
  expect(() => chunkFiles(manifest, 'src/renamed.ts')).toThrow('src/renamed.ts');
  const { 'src/blog/reading/listen.ts': _, ...without } = manifest;
  await expect(read(html, without)).rejects.toThrow('listen.ts');
});

test('a page holds its snapshot and its words as they are, dollar signs included', async () => {
  const blog = aBlog({ Title: '$& </script>' });
  const words = '<p>$1 $$ $`</p>';
  const template = await read();
  const page = fillTemplate(
    template,
    { head: '<title>$&</title>', body: words },
    { path: '/blog/a', snapshot: { blog } },
  );
  const [, json] = /id="snapshot">(.*?)<\/script>/.exec(page)!;
  expect(JSON.parse(json!)).toMatchObject({ blog: { Title: '$& </script>' } });
  expect(page).toContain(`<div id="root" data-path="/blog/a">${words}</div>`);
  expect(page).toContain('<title>$&</title></head>');
});

test('a text that occurs never or twice is not replaced but an error', () => {
  expect(replaceOnce('a b c', 'b', '$&')).toBe('a $& c');
  expect(() => replaceOnce('a', 'b', '')).toThrow('found 0');
  expect(() => replaceOnce('b b', 'b', '')).toThrow('found 2');
});
