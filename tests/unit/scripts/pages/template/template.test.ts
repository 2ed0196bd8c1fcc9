import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../../scripts/pages/renderPage';
import { openTemplate } from '../../../../../scripts/pages/template/template';
import type { Snapshot } from '../../../../../src/post/cache';
import { resume } from '../../../../../src/content/resume';
import { textPages } from '../../../../../src/content/textPages';
import { createFolder } from '../../../../fixtures/createFolder';
import { aBlog } from '../../../../fixtures/posts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_shared.js'] },
  '_db.js': { file: 'assets/db.js' },
  'src/cv/Cv.tsx': { file: 'assets/Cv.js', imports: ['index.html'], css: ['assets/Cv.css'] },
  'src/list/ListPages.tsx': { file: 'assets/ListPages.js', imports: ['_shared.js'] },
  'src/reading/PostPage.tsx': { file: 'assets/PostPage.js', imports: ['_button.js', '_post.js'] },
  'src/reading/TextPage.tsx': { file: 'assets/TextPage.js', imports: ['_post.js'] },
  'src/markdown/gallery/Gallery.tsx': {
    file: 'assets/Gallery.js',
    imports: ['_post.js'],
    css: ['assets/Gallery.css'],
  },
  'src/markdown/mermaid/Diagram.tsx': {
    file: 'assets/Diagram.js',
    imports: ['_post.js'],
    css: ['assets/Diagram.css'],
  },
  '_post.js': { file: 'assets/post.js', css: ['assets/post.css'] },
  'src/live/connection.ts': {
    file: 'assets/connection.js',
    imports: ['_button.js', '_db.js'],
  },
  '.cache/headings/hash/latin1.woff2': { file: 'assets/latin1.woff2' },
  '.cache/headings/hash/latin-ext.woff2': { file: 'assets/ext.woff2' },
};

/** Fills in the page at a path of an app that was built with a manifest. */
async function pageAt(
  path: string,
  built: object = manifest,
  snapshot: Snapshot = {},
  rendered = { head: '', body: '' },
  markdown?: string,
) {
  const dir = await createFolder();
  for (const name of ['.vite', 'assets']) await mkdir(join(dir, name));
  await writeFile(join(dir, 'assets/index.js'), 'start()');
  for (const name of ['index', 'Cv', 'post', 'Gallery', 'Diagram'])
    await writeFile(join(dir, `assets/${name}.css`), `.${name} {}\n`);
  await writeFile(join(dir, '.vite/manifest.json'), JSON.stringify(built));
  const fillTemplate = await openTemplate(dir);
  return fillTemplate(rendered, path, snapshot, markdown);
}

const app = ['index', 'shared'];
test.each([
  ['/home', app],
  ['/cv', [...app, 'Cv']],
  ['/blogs', [...app, 'ListPages', 'connection', 'button', 'db']],
  ['/blog/a', [...app, 'PostPage', 'button', 'post', 'connection', 'db']],
])('%s loads the app and what the page needs at once', async (path, files) => {
  const page = await pageAt(path);
  const linked = page.matchAll(/(?:src|as="script".*?href)="\/assets\/(\w+)\.js"/g);
  expect([...linked].map(([, name]) => name)).toEqual(files);
});

test('the app loads at low priority and runs only if it is the code that was built', async () => {
  const hash = createHash('sha384').update('start()').digest('base64');
  const page = await pageAt('/home');
  expect(page).toContain(
    `<script type="module" crossorigin fetchpriority="low" src="/assets/index.js" integrity="sha384-${hash}">` +
      '</script><link rel="preload" as="script" crossorigin fetchpriority="low" href="/assets/shared.js">',
  );
});

test.each([
  ['/home', ['index']],
  ['*', ['index']],
  ['', ['index']],
  ['/cv', ['index', 'Cv']],
  ['/blog/a', ['index', 'post']],
  [textPages[0]!.path, ['index', 'post']],
])('the page at "%s" contains the styles %j, and nothing loads them again', async (path, names) => {
  const page = await pageAt(path);
  expect(page).toContain(`<style>${names.map((name) => `.${name} {}`).join('')}</style>`);
  const linked = page.matchAll(/rel="stylesheet" href="\/assets\/(\w+)\.css" disabled>/g);
  expect([...linked].map(([, name]) => name)).toEqual(names);
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(names.length);
});

test.each([
  ['/blog/a', 'gallery', 'Gallery'],
  [textPages[0]!.path, 'gallery', 'Gallery'],
  ['/blog/a', 'diagram', 'Diagram'],
])('the page at "%s" has what a %s needs, if it has one', async (path, name, module) => {
  const body = `<div class="${name}"></div>`;
  const page = await pageAt(path, manifest, {}, { head: '', body });
  expect(page).toContain(`.${module} {}</style>`);
  expect(page).toContain(`as="script" crossorigin fetchpriority="low" href="/assets/${module}.js"`);
});

test('a link preview that reads 8 kB finds what describes the page, whatever its post is called', async () => {
  const post = aBlog({
    Title: '長い題名'.repeat(400),
    Summary: '要約。'.repeat(4_000),
    Name: '名'.repeat(900),
  });
  const snapshot = { post, newest: [post] };
  const page = await pageAt(
    '/blog/a',
    manifest,
    snapshot,
    await renderPage('/blog/a', snapshot),
    '/blog/a.md',
  );
  const start = Buffer.from(page).subarray(0, 8_192).toString();
  for (const tag of [
    '<meta charset=',
    'http-equiv="Content-Security-Policy"',
    '</title>',
    '<meta name="description"',
    '<link rel="canonical"',
    ...['title', 'description', 'type', 'url', 'image', 'image:alt', 'site_name'].map(
      (one) => `property="og:${one}"`,
    ),
    'href="/feed.xml">',
    'href="/feed.json">',
    'href="/blog/a.md">',
    '<style>',
  ])
    expect(start).toContain(tag);
});

test.each([
  ['Your Name', []],
  ['Łucja Müller', ['latin1', 'ext']],
  ['山田太郎', []],
])('for the name %s, every page preloads the typefaces %j', async (name, faces) => {
  vi.spyOn(resume.basics, 'name', 'get').mockReturnValue(name);
  const page = await pageAt('/home');
  const linked = page.matchAll(/rel="preload" as="font".*?crossorigin href="\/assets\/(\w+)/g);
  expect([...linked].map(([, file]) => file)).toEqual(faces);
});

test('no words of a post end the data in its page', async () => {
  const post = aBlog({ Title: '<b></script><script>alert(1)</script>' });
  const page = await pageAt('/blog/a', manifest, { post });
  const [, json] = page.match(/id="snapshot">(.*?)<\/script>/s)!;
  expect(JSON.parse(json!)).toMatchObject({ post: { Title: post.Title } });
});

test('home describes the owner with the addresses that work', async () => {
  const describe = async () => {
    const [, json] = (await pageAt('/home')).match(/application\/ld\+json">(.*?)<\/script>/s)!;
    return (JSON.parse(json!) as { '@graph': object[] })['@graph'].at(-1);
  };
  expect(await describe()).toMatchObject({
    email: 'owner@example.com',
    telephone: '+447700900456',
  });
  const asText = [{ text: 'upon request', href: '' }];
  for (const field of ['email', 'phone'] as const)
    vi.spyOn(resume.basics, field, 'get').mockReturnValue(asText);
  expect(await describe()).not.toHaveProperty('email');
  expect(await describe()).not.toHaveProperty('telephone');
});

test.each([
  ['en', '<html lang="en">'],
  ['fa-IR', '<html lang="fa-IR" dir="rtl">'],
])('a page in %s says so, and its direction', async (lang, start) => {
  vi.spyOn(resume, 'lang', 'get').mockReturnValue(lang);
  expect(await pageAt('/home')).toMatch(new RegExp(`^<!doctype html>\\s*${start}`));
});

test('the page of a post in another language says so, as reader modes ask the page', async () => {
  const post = aBlog({ Language: 'ar' });
  expect(await pageAt('/blog/a', manifest, { post })).toContain('<html lang="ar" dir="rtl">');
});

test('only Not found opens the forms and shared drafts, by a script that its policy allows', async () => {
  const toScript = (html: string) =>
    [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!).at(-1)!;
  const missing = await pageAt('*');
  const code = toScript(missing);
  expect(code).toContain('["/createblog","/editblog/","/shared/"]');
  const hash = createHash('sha256').update(code).digest('base64');
  expect(missing).toContain(`'sha256-${hash}'`);
  expect(await pageAt('/home')).not.toContain('/editblog/');
});
