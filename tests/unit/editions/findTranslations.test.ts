import { afterAll, expect, test, vi } from 'vitest';
import type { Edition } from '../../../src/content/editions';
import { NO_CHANGES } from '../../../src/live/changes';
import type { Snapshot } from '../../../src/post/cache';
import { aBlog } from '../../fixtures/posts';

const editions = ['en', 'de', 'ar'].map((lang, i): Edition => {
  const path = i === 0 ? '' : `/${lang}`;
  return { path, lang, dir: lang === 'ar' ? 'rtl' : 'ltr', name: lang, texts: [], projects: [] };
});

const post = (id: string, Language: string, Translation?: string) =>
  aBlog({ id, Language, Translation });

// The Arabic one names a German one that is not the first in its language.
const [a, b, other, c] = [
  post('a', 'en'),
  post('b', 'de', 'a'),
  post('other', 'de', 'a'),
  post('c', 'ar', 'other'),
];

/** Opens the page of the post `a`, as it was built. */
async function open() {
  vi.resetModules();
  vi.doMock('../../fixtures/editions', () => ({ editions, thisEdition: editions[0] }));
  const { openOthers } = await import('../../../scripts/editions/openOthers');
  const { findTranslations } = await import('../../../src/translations/findTranslations');
  const page = openOthers([a, b, other, c]).ofPost(a).snapshot;
  return (changes = NO_CHANGES, now = a, pages = new Map<string, Snapshot>()) => {
    const { translations, needs } = findTranslations({ post: now, page, pages, changes });
    return [...translations.map(({ id }) => id), needs].filter(Boolean);
  };
}

afterAll(() => {
  vi.doUnmock('../../fixtures/editions');
  vi.resetModules();
});

test('a page has the translations that the build has found, also by posts that it doesn’t know', async () => {
  const find = await open();
  expect(find()).toEqual(['b', 'c']);
});

test('a post that was published since the build and names this one is its translation', async () => {
  const find = await open();
  expect(find({ ...NO_CHANGES, posts: [post('new', 'ar', 'a')] })).toEqual(['b', 'new']);
});

test('a translation that is deleted, or no longer names the post, is gone at once', async () => {
  const find = await open();
  const DateUpdated = new Date('2030-01-01');
  expect(find({ ...NO_CHANGES, deletions: ['b'] })).toEqual(['c']);
  const edited = { ...b, Translation: undefined, DateUpdated };
  expect(find({ ...NO_CHANGES, posts: [edited] })).toEqual(['c']);
  // What a changed post leads to, only its own words say.
  const changed = { ...a, DateUpdated };
  expect(find({ ...NO_CHANGES, posts: [changed] }, changed)).toEqual(['b']);
});

test('a post that the open one names since the build is its translation as soon as the page that leads to it is loaded', async () => {
  const find = await open();
  const [named, path] = [post('named', 'ar'), '/blog/named'];
  const changed = { ...a, Translation: 'named', DateUpdated: new Date('2030-01-01') };
  const changes = { ...NO_CHANGES, posts: [changed] };
  expect(find(changes, changed)).toEqual(['b', path]);
  const pages = new Map([[path, { elsewhere: named }]]);
  expect(find(changes, changed, pages)).toContain('named');
});
