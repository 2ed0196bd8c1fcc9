import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Edition } from '../../../src/content/editions';
import { aBlog } from '../../fixtures/posts';

/** The editions of a site in these languages. */
const inLanguages = (...langs: string[]): Edition[] =>
  langs.map((lang, i) => ({
    path: i === 0 ? '' : `/${lang.toLowerCase()}`,
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    name: lang,
    texts: i === 2 ? [] : [{ path: '/imprint', label: 'Imprint' }],
    projects: [],
  }));

/** Has the modules that a test loads belong to one of these editions. */
function open(editions: Edition[], index = 0, base = '/') {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  vi.doMock('../../fixtures/editions', () => ({ editions, thisEdition: editions[index] }));
}

afterAll(() => {
  vi.doUnmock('../../fixtures/editions');
  vi.resetModules();
});

describe('a post belongs to the edition of its language', () => {
  const find = async (language: string | undefined, ...langs: string[]) => {
    open(inLanguages(...langs));
    const { findEdition } = await import('../../../src/base/language/findEdition');
    return findEdition(language)?.lang;
  };

  test.each([
    [undefined, ['en', 'de'], 'en'],
    ['en-GB', ['en', 'de'], 'en'],
    ['de-AT', ['en', 'de'], 'de'],
    ['de', ['en', 'de-AT'], 'de-AT'],
    ['fr', ['en', 'de'], 'en'],
    ['fr', ['ar', 'en'], 'ar'],
    ['zh-TW', ['en', 'zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh', ['en', 'zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['pt-BR', ['en', 'pt-PT', 'pt-BR'], 'pt-BR'],
    ['sr-Latn', ['en', 'sr', 'sr-Latn'], 'sr-Latn'],
    // Without one of its script, a reader understands another at least by ear.
    ['zh-Hant', ['en', 'zh-Hans'], 'zh-Hans'],
  ])('%s in %j: %s', async (language, langs, found) => {
    expect(await find(language, ...langs)).toBe(found);
  });

  test('and to no other', async () => {
    open(inLanguages('en', 'de'), 1);
    const { belongsToThisEdition } = await import('../../../src/base/language/findEdition');
    const languages = [undefined, 'en', 'fr', 'de', 'de-CH'];
    expect(languages.filter((Language) => belongsToThisEdition({ Language }))).toEqual([
      'de',
      'de-CH',
    ]);
  });

  test('on a site in one language, every post is its own', async () => {
    open([]);
    const { belongsToThisEdition, hasEditions } =
      await import('../../../src/base/language/findEdition');
    expect(hasEditions).toBe(false);
    for (const Language of [undefined, 'en', 'x-odd'] as const)
      expect(belongsToThisEdition({ Language })).toBe(true);
  });
});

test('lists leave out a post that is no longer in their language, and take one that is now', async () => {
  open(inLanguages('en', 'de'));
  const { applyChanges, applyToPost } = await import('../../../src/live/changes');
  const DateUpdated = new Date('2026-05-01');
  const [a, b] = [aBlog({ id: 'a' }), aBlog({ id: 'b', Language: 'de' })];
  const changes = {
    posts: [
      { ...a, Language: 'de', DateUpdated },
      { ...b, Language: undefined, DateUpdated },
    ],
    deletions: [],
    more: 'nothing' as const,
  };
  expect(applyChanges([a], changes, () => true).map(({ id }) => id)).toEqual(['b']);
  // Whoever has its page open goes on reading.
  expect(applyToPost('a', a, changes)).toMatchObject({ Language: 'de' });
});

test('a page is at the same path in all editions that have it, for search engines with the first one for other languages', async () => {
  open(inLanguages('en', 'de', 'ar'));
  const { findAlternates, listAlternates } = await import('../../../src/editions/alternates');
  const list = (path: string) =>
    listAlternates(findAlternates(path)).map(({ lang, edition }) => [lang, edition.path]);
  expect(list('/cv')).toEqual([
    ['en', ''],
    ['de', '/de'],
    ['ar', '/ar'],
    ['x-default', ''],
  ]);
  expect(list('/imprint')).toEqual([
    ['en', ''],
    ['de', '/de'],
    ['x-default', ''],
  ]);
  // The blog's are told by the pages; forms and what is missing are in one edition at most.
  for (const path of ['/blog/a', '/createblog', '/nothing']) expect(list(path)).toEqual([]);
  expect(listAlternates({ '/de': '/blog/b', '/ar': '/blog/c' }).map(({ lang }) => lang)).toEqual([
    'de',
    'ar',
    'x-default',
  ]);
});

describe('translations', () => {
  const post = (id: string, Language?: string, Translation?: string) =>
    aBlog({ id, Language, Translation });
  const find = async (id: string, ...posts: ReturnType<typeof post>[]) => {
    open(inLanguages('en', 'de', 'ar'));
    const { openTranslations } = await import('../../../src/translations/openTranslations');
    return openTranslations(posts)(posts.find((one) => one.id === id)!).map((one) => one.id);
  };

  test('are found whichever of two posts names the other', async () => {
    const posts = [post('a', 'en', 'b'), post('b', 'de')];
    expect(await find('a', ...posts)).toEqual(['b']);
    expect(await find('b', ...posts)).toEqual(['a']);
    const both = [post('a', 'en', 'b'), post('b', 'de', 'a')];
    expect(await find('a', ...both)).toEqual(['b']);
  });

  test('of three languages are found although two of them name the third only', async () => {
    for (const posts of [
      [post('a'), post('b', 'de', 'a'), post('c', 'ar', 'a')],
      [post('a', 'en', 'b'), post('b', 'de', 'c'), post('c', 'ar')],
    ]) {
      expect(await find('a', ...posts)).toEqual(['b', 'c']);
      expect(await find('b', ...posts)).toEqual(['a', 'c']);
      expect(await find('c', ...posts)).toEqual(['a', 'b']);
    }
  });

  test('are one for each language, the nearest first, and never the post itself or one of its own language', async () => {
    const posts = [
      post('a', 'en', 'b'),
      post('b', 'de', 'x'),
      post('x', 'de', 'a'),
      post('y', 'en', 'a'),
      post('z', 'en', 'z'),
      post('none', 'en', 'not there'),
    ];
    expect(await find('a', ...posts)).toEqual(['b']);
    expect(await find('y', ...posts)).toEqual(['b']);
    expect(await find('z', ...posts)).toEqual([]);
    expect(await find('none', ...posts)).toEqual([]);
  });

  test('are told to search engines only where each of two posts has the other, both are in the language of their edition, and their originals are here', async () => {
    const posts = [
      post('a', 'en', 'b'),
      post('b', 'de'),
      post('second', 'en', 'b'),
      post('c', 'ar', 'a'),
      { ...post('copy', 'en', 'original'), Canonical: 'https://example.org/copy' },
      post('original', 'de'),
      post('french', 'fr', 'swiss'),
      post('swiss', 'de-CH'),
    ];
    const told = new Map<string, string[]>();
    for (const i of [0, 1, 2]) {
      open(inLanguages('en', 'de', 'ar'), i);
      const { belongsToThisEdition } = await import('../../../src/base/language/findEdition');
      const { openOthers } = await import('../../../scripts/editions/openOthers');
      const { toMutual } = await import('../../../src/translations/openTranslations');
      const { ofPost } = openOthers(posts);
      for (const one of posts.filter(belongsToThisEdition)) {
        const { translations = [], alternates = {} } = ofPost(one).snapshot;
        const mutual = Object.values(toMutual(one, translations));
        told.set(`/blog/${one.id}`, mutual);
        // The header leads to a translation nevertheless.
        expect(Object.keys(alternates).length, one.id).toBeGreaterThan(1);
      }
    }
    for (const [path, others] of told)
      for (const other of others) expect(told.get(other), `${other} has ${path}`).toContain(path);
    expect(told.get('/blog/a')).toEqual(['/blog/a', '/blog/b', '/blog/c']);
    for (const id of ['second', 'copy', 'original', 'french', 'swiss'])
      expect(told.get(`/blog/${id}`), id).toEqual([`/blog/${id}`]);
  });

  test('say where each is', async () => {
    open(inLanguages('en', 'de', 'ar'), 1);
    const { toAlternates } = await import('../../../src/translations/openTranslations');
    expect(toAlternates(post('b', 'de'), [post('a'), post('c d', 'ar')])).toEqual({
      '': '/blog/a',
      '/de': '/blog/b',
      '/ar': '/blog/c%20d',
    });
  });
});

describe.each(['/', '/me/'])('editions of a site at %s', (base) => {
  const site = base.slice(0, -1);

  test('have addresses beside each other', async () => {
    const editions = inLanguages('en', 'de');
    for (const [i, edition] of editions.entries()) {
      open(editions, i, site + edition.path + '/');
      const { toHref, fromHref, toHrefIn, listHrefs } = await import('../../../src/addresses');
      expect(toHref('/cv')).toBe(site + edition.path + '/cv');
      expect(fromHref(toHref('/cv'))).toBe('/cv');
      for (const other of editions) expect(toHrefIn(other, '/cv')).toBe(`${site + other.path}/cv`);
      expect(listHrefs('/blog/a')).toEqual([`${site}/blog/a`, `${site}/de/blog/a`]);
    }
  });

  test('keep the caches of each other', async () => {
    const openCaches = async (edition: number, at: string) => {
      open(inLanguages('en', 'de'), edition, at);
      const { isWithinOther } = await import('../../../src/addresses');
      return { isWithinOther, ...(await import('../../../src/offline/caches')) };
    };
    const first = await openCaches(0, base);
    const names = [first.toCacheName('pages'), `${site}/de/pages`];
    expect(first.ownCaches(names)).toEqual([names[0]]);
    expect(first.isWithinOther(`${site}/de/cv`)).toBe(true);
    for (const path of ['/cv', '/design', '/de'])
      expect(first.isWithinOther(site + path)).toBe(false);
    const german = await openCaches(1, `${site}/de/`);
    expect(german.ownCaches(names)).toEqual([names[1]]);
    expect(german.isWithinOther(`${site}/de/cv`)).toBe(false);
  });
});

test('Not found leads on to that of an edition, also where the site begins with a capital', async () => {
  open(inLanguages('en', 'de'), 0, '/Portfolio/');
  const { editionOfNotFound } = await import('../../../scripts/pages/template/notFound');
  const script = editionOfNotFound.replaceAll(/<\/?script>/g, '');
  const replace = vi.fn();
  const location = { pathname: '/Portfolio/de/none', search: '?a', hash: '', replace };
  const document = { documentElement: { dataset: {} } };
  runInNewContext(script, { location, document });
  expect(replace).toHaveBeenCalledWith(
    `/Portfolio/de/404.html?at=${encodeURIComponent('/Portfolio/de/none?a')}`,
  );
});
