import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { openCopy } from '../../fixtures/openCopy';
import { numberedPosts } from '../../fixtures/posts';
import { unusedPort } from '../../fixtures/servers/unusedPort';
import { startPosts } from '../support/startPosts';

const { settings, store } = await startPosts('demo-build');

test('a build says since when it may lack changes, and its worker names no post; one whose database fails exits with 1, says why, and leaves the last build as it is', async () => {
  const { cwd, run } = await openCopy(settings);
  const read = (name: string) => readFile(`${cwd}/dist/${name}`, 'utf8');

  await store(numberedPosts(2));
  expect((await run('build')).status).toBe(0);
  const built = await read('built.json');
  expect(built).toMatch(/^{"since":\d+}$/);
  // Every page says so, and the file of the list has what the list can show.
  expect(await read('home.html')).toContain(built.slice(0, -1));
  expect(await read('list.json')).toMatch(/"Title":"Post 0".*"Title":"Post 1"/);
  const page = await read('blog/post-000.html');
  expect(page).toContain('Post 0');
  // The same for programs.
  const [, markdown] = /<link rel="alternate" type="text\/markdown"[^>]*href="\/([^"]*)"/.exec(
    page,
  )!;
  expect(await read(markdown!)).toMatch(/^---\ntitle: Post 0\n/);
  expect(await read('llms.txt')).toContain(`/${markdown!})`);
  // Otherwise open tabs would be offered a new version after every post.
  expect(await read('sw.js')).not.toMatch(/post-00|since|share\//);
  const licenses = await read('licenses.md');
  for (const name of [
    'react-dom',
    '@firebase/firestore',
    'workbox-core',
    'bootstrap',
    '@mermaid-js/tiny',
  ])
    expect(licenses).toMatch(new RegExp(`^## ${name}\\b`, 'm'));

  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await unusedPort()}`);
  const { status, output } = await run('build');
  expect(status).toBe(1);
  expect(output).toContain('--without-posts');
  expect(await read('built.json')).toBe(built);
  expect(existsSync(`${cwd}/dist-next`)).toBe(false);
});

test('a build that takes what the last one has drawn shows changed words, code, content, settings, styles and posts', async () => {
  const { cwd, run } = await openCopy(settings);
  const name = (text: string) => ({ basics: { name: text }, meta: { language: 'en' } });
  const write = (file: string, text: string) => writeFile(`${cwd}/${file}`, text);
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(`${cwd}/${file}`, 'utf8');
    expect(text).toContain(from);
    await write(file, text.replace(from, to));
  };
  await write('src/content/resume.json', JSON.stringify(name('Ada Adams')));
  await store(numberedPosts(1));
  const changes: [shown: string, make: () => Promise<void>][] = [
    ['Ada Adams', () => Promise.resolve()],
    ['Grace Grey', () => write('src/content/resume.json', JSON.stringify(name('Grace Grey')))],
    ['Mend it', () => change('src/words/en/reading.ts', "debug: 'Debug'", "debug: 'Mend it'")],
    [
      'Another title',
      async () => {
        await change('src/reading/PostPage.tsx', 'btn-quiet debug', 'btn-of-mine debug');
        await change('src/theme.scss', '$paper: #fcfdff', '$paper: #fafbfc');
        await write('.env', 'VITE_SITE_URL=https://site.example\n');
        await store(numberedPosts(1).map((post) => ({ ...post, Title: 'Another title' })));
      },
    ],
  ];
  let page = '';
  for (const [shown, make] of changes) {
    await make();
    const { status, output } = await run('build');
    expect(status, output).toBe(0);
    page = await readFile(`${cwd}/dist/blog/post-000.html`, 'utf8');
    expect(page).toContain(shown);
  }
  for (const shown of ['Mend it', 'btn-of-mine', '#fafbfc', 'https://site.example/blog/post-000'])
    expect(page).toContain(shown);
});
