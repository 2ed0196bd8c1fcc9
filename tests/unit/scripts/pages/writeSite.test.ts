import { join } from 'pathe';
import { afterAll, expect, test, vi } from 'vitest';
import { openBuildCache } from '../../../../scripts/pages/buildCache';
import type { Post } from '../../../../src/post/post';
import { readFiles, writeApp } from '../../../fixtures/builtApp';
import { createFolder } from '../../../fixtures/createFolder';
import { aBlog } from '../../../fixtures/posts';

const editions = ['', '/de'].map((path) => {
  const lang = path.slice(1) || 'en';
  return { path, lang, dir: 'ltr', name: lang, texts: [], projects: [] };
});

afterAll(() => {
  vi.doUnmock('../../../fixtures/editions');
  vi.resetModules();
});

/** Writes the first edition of a site in two languages, without what Vite builds. Returns what is in its files. */
async function writeFiles(all: Post[]): Promise<Map<string, string>> {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-site');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.resetModules();
  vi.doMock('../../../fixtures/editions', () => ({ editions, thisEdition: editions[0] }));
  const { writeSite } = await import('../../../../scripts/pages/writeSite');
  const folder = await createFolder();
  const outDir = join(folder, 'dist');
  await writeApp(outDir);
  await writeSite({
    outDir,
    stored: { since: 0, all, readPicture: () => Promise.resolve(undefined) },
    cache: openBuildCache(join(folder, 'cache')),
    code: '',
    selectedPosts: [],
    printCv: () => Promise.resolve(false),
  });
  return readFiles(outDir);
}

test('no file of the build but those of the post itself has more of a long title and summary than lists show', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const long = { Title: 'title '.repeat(150_000), Summary: 'summary '.repeat(112_500) };
  const among = { Series: 'Series', Tags: ['tag'] };
  const files = await writeFiles([
    aBlog({ id: 'newer', ...among }),
    aBlog({ id: 'long', ...among, ...long, Language: 'en', Translation: 'german' }),
    aBlog({ id: 'older', ...among, Language: 'en', Translation: 'long-german' }),
    aBlog({ id: 'german', ...among, Language: 'de' }),
    aBlog({ id: 'long-german', ...among, ...long, Language: 'de' }),
  ]);
  for (const own of ['blog/long.html', 'blog/long.md']) {
    expect(files.get(own)).toContain(long.Title.trimEnd());
    files.delete(own);
  }
  const wherever = ['blogs.html', 'blogs/series/series.html', 'blog/older.html', 'llms.txt'];
  for (const name of [...wherever, 'feed.xml', 'blog/long-german.html', 'search.json'])
    expect(files.get(name), name).toContain('title title');
  const isTooLong = (text: string) =>
    text.includes('title '.repeat(34)) || text.includes('summary '.repeat(63));
  // The search also finds further words of them, as many as of headings.
  const longer = [...files].filter(([name, text]) => name !== 'search.json' && isTooLong(text));
  expect(longer.map(([name]) => name)).toEqual([]);
  const heavy = [...files].filter(([, text]) => text.length > 50_000);
  expect(heavy.map(([name, { length }]) => `${name}: ${length}`)).toEqual([]);
});

test('without a PDF of the CV, no page leads to one', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const files = await writeFiles([]);
  for (const name of ['cv.html', 'home.html'])
    expect(files.get(name), name).not.toMatch(/cv\.pdf|hasPdf":true|^$/);
});

test('the form offers the 200 values of a field that are newest', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const Tags = Array.from({ length: 201 }, (_, i) => `tag-${i}`);
  const files = await writeFiles([aBlog({ id: 'a', Tags })]);
  const shell = [...files].find(([, text]) => text.includes('"inUse"'))![1];
  expect(shell.match(/"tag-\d+"/g)).toHaveLength(200);
});
