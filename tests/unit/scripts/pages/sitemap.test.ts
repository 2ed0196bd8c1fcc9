import { expect, test } from 'vitest';
import { sitemaps } from '../../../../scripts/pages/sitemap';
import { absoluteUrl } from '../../../../src/layout/absoluteUrl';

const paths = (count: number) => Array.from({ length: count }, (_, i) => ({ path: `/blog/${i}` }));
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

test('a sitemap says when a page was changed last, where that is known', () => {
  const changed = new Date('2026-06-01T12:00:00Z');
  const { 'sitemap.xml': xml } = sitemaps([{ path: '/cv' }, { path: '/blog/a', changed }]);
  expect(xml).toContain(`<url><loc>${absoluteUrl('/cv')}</loc></url>`);
  expect(xml).toContain(
    `<url><loc>${absoluteUrl('/blog/a')}</loc><lastmod>2026-06-01T12:00:00.000Z</lastmod></url>`,
  );
});

test('a year that the protocol has no form for is left out', () => {
  const { 'sitemap.xml': xml } = sitemaps([{ path: '/a', changed: new Date(8.64e15) }]);
  expect(xml).not.toContain('lastmod');
});

test('up to 50,000 pages are in one sitemap, more in several that it lists', () => {
  expect(Object.keys(sitemaps(paths(50_000)))).toEqual(['sitemap.xml']);
  const files = sitemaps(paths(100_001));
  const names = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'];
  expect(Object.keys(files)).toEqual(['sitemap.xml', ...names]);
  expect(files['sitemap.xml']).toContain('<sitemapindex');
  expect(locs(files['sitemap.xml']!)).toEqual(names.map((name) => absoluteUrl(`/${name}`)));
  expect(names.flatMap((name) => locs(files[name]!))).toEqual(
    paths(100_001).map(({ path }) => absoluteUrl(path)),
  );
});
