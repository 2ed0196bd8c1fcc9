import { cp, readdir } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import { openBuildCache } from '../../../../scripts/pages/buildCache';
import type { renderPage as Render } from '../../../../scripts/pages/renderPage';
import type { writeSite as Write } from '../../../../scripts/pages/writeSite';
import { parseSnapshot } from '../../../../src/post/cache';
import { newestFirst, type Post } from '../../../../src/post/post';
import { readFiles, writeApp } from '../../../fixtures/builtApp';
import { createFolder } from '../../../fixtures/createFolder';
import { fc } from '../../../fixtures/fastCheck';
import { aBlog, section } from '../../../fixtures/posts';

/** All that a build is given, beside its code. */
interface State {
  posts: Post[];
  since: number;
  hasPdf: boolean;
}

/** Imports the build of a site with a database. */
async function importBuild() {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-site');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.resetModules();
  const { writeSite } = await import('../../../../scripts/pages/writeSite');
  const { renderPage } = await import('../../../../scripts/pages/renderPage');
  return { writeSite, renderPage };
}

/** Writes a site. Returns what is in its files. */
async function write(
  writeSite: typeof Write,
  { posts, since, hasPdf }: State,
  cache: string,
  code = 'code',
): Promise<Map<string, string>> {
  const outDir = await createFolder();
  await writeApp(outDir);
  await writeSite({
    outDir,
    stored: { since, all: posts, readPicture: () => Promise.resolve(undefined) },
    cache: openBuildCache(cache),
    code,
    selectedPosts: [],
    printCv: () => Promise.resolve(hasPdf),
  });
  return readFiles(outDir);
}

/** Makes a cache with nothing but the share images of another, whose names say what they show. */
async function openClean(from: string): Promise<string> {
  const folder = await createFolder();
  for (const name of await readdir(from))
    if (name.startsWith('share-')) await cp(join(from, name), join(folder, name));
  return folder;
}

const oneOf = fc.constantFrom;
const texts = [
  'Words.',
  'More *words*.',
  '`code` and $x^2$',
  '- a\n- b',
  'A note[^1]\n\n[^1]: It.',
  '> ```mermaid\n> flowchart LR\n> A-->B\n> ```',
];
const post = fc
  .record({
    id: oneOf('a', 'b', 'c', 'd', 'e'),
    Title: oneOf('A title', 'Another'),
    Summary: oneOf('', 'A summary'),
    Tags: oneOf<string[] | undefined>(undefined, ['one'], ['one', 'two']),
    Series: oneOf(undefined, 'A series'),
    Language: oneOf(undefined, 'de'),
    Canonical: oneOf(undefined, 'https://example.com/a'),
    day: oneOf(1, 2),
    year: oneOf(2024, 2025),
    DateUpdated: oneOf(null, new Date('2026-01-01')),
    texts: fc.array(oneOf(...texts), { maxLength: 2 }),
  })
  .map(({ day, year, texts, ...fields }) =>
    aBlog({
      ...fields,
      DatePosted: new Date(Date.UTC(year, 0, day)),
      sections: [section('A heading', ...texts)],
    }),
  );
const state: fc.Arbitrary<State> = fc.record({
  posts: fc
    .uniqueArray(post, { selector: ({ id }) => id, maxLength: 4 })
    .map((posts) => posts.sort(newestFirst)),
  since: fc.integer({ min: 1, max: 9 }),
  hasPdf: fc.boolean(),
});

test('after any changes, a build with what earlier ones have made writes the same bytes as one without', async () => {
  const { writeSite } = await importBuild();
  const cache = await createFolder();
  await fc.assert(
    fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 3 }), async (states) => {
      for (const one of states) {
        const files = await write(writeSite, one, cache);
        const clean = await write(writeSite, one, await openClean(cache));
        expect([...files.keys()].sort()).toEqual([...clean.keys()].sort());
        for (const [name, text] of clean) expect(files.get(name), name).toBe(text);
      }
    }),
    { numRuns: 6 },
  );
});

/** Finds pages that differ from what a browser draws of the snapshot in them. */
async function findOthers(files: Map<string, string>, renderPage: typeof Render) {
  const found: string[] = [];
  for (const [name, latin1] of files) {
    const html = Buffer.from(latin1, 'latin1').toString();
    const [, path] = /<div id="root" data-path="(\/[^"]*)"/.exec(html) ?? [];
    if (!path) continue;
    const [, json] = /id="snapshot">(.*?)<\/script>/.exec(html)!;
    if (!html.includes((await renderPage(path, parseSnapshot(json!))).body)) found.push(name);
  }
  return found;
}

test('every page is drawn as browsers draw it from the snapshot in it', async () => {
  const { writeSite, renderPage } = await importBuild();
  const cache = await createFolder();
  await fc.assert(
    fc.asyncProperty(state, async (one) => {
      expect(await findOthers(await write(writeSite, one, cache), renderPage)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test('a new post leaves what was drawn of the others, but for its neighbours; other code draws everything anew', async () => {
  const { writeSite } = await importBuild();
  const cache = await createFolder();
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  const old = [5, 4, 3, 2, 1].map((date) => aBlog({ id: `post-${date}`, DatePosted: day(date) }));
  const listDrawn = async () => (await readdir(cache)).filter((name) => !name.startsWith('share-'));
  const build = (posts: Post[], code?: string) =>
    write(writeSite, { posts, since: posts.length, hasPdf: true }, cache, code);
  await build(old);
  const first = await listDrawn();
  const posts = [aBlog({ id: 'post-6', DatePosted: day(6) }), ...old];
  await build(posts);
  const drawn = (await listDrawn()).filter((name) => !first.includes(name));
  const count = (kind: string) => drawn.filter((name) => name.startsWith(`${kind}-`)).length;
  // Its own, that of the next older post, of its year, and those that name the newest posts.
  expect(count('page')).toBeLessThan(first.filter((name) => name.startsWith('page-')).length);
  expect([count('trees'), count('texts'), count('markdown')]).toEqual([0, 0, 1]);
  const second = await listDrawn();
  await build(posts, 'other');
  expect((await listDrawn()).length - second.length).toBeGreaterThanOrEqual(first.length);
});
