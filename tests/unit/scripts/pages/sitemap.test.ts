import { expect, test } from 'vitest';
import { sitemap } from '../../../../scripts/pages/sitemap';
import { absoluteUrl } from '../../../../src/layout/absoluteUrl';

test('a sitemap says when a page last changed, if that is known and the protocol can express it', () => {
  const changed = new Date('2026-06-01T12:00:00Z');
  const xml = sitemap([
    { path: '/q&a' },
    { path: '/blog/a', changed },
    { path: '/blog/b', changed: new Date(8.64e15) },
  ]);
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>${absoluteUrl('/q&amp;a')}</loc></url>`,
    `<url><loc>${absoluteUrl('/blog/a')}</loc><lastmod>2026-06-01T12:00:00.000Z</lastmod></url>`,
    `<url><loc>${absoluteUrl('/blog/b')}</loc></url>`,
  ]);
});
