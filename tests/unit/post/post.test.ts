import { expect, test } from 'vitest';
import { firstDate, newestFirst, toTitle } from '../../../src/post/post';
import { toSlug, toTagPath } from '../../../src/post/paths';
import { toSummary } from '../../../src/post/summary';
import { inLanguage } from '../../../src/base/language/inLanguage';
import { archives } from '../../../src/list/archives';
import { selectNewest } from '../../../src/list/Lately';
import { findDirection } from '../../../src/post/text/language';
import { toOwnPath } from '../../../src/post/ownPath';
import { toTags } from '../../../src/post/tags';
import { completePost } from '../../../scripts/import/completePost';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';
import { describeText } from '../../../src/post/text/texts';
import { aBlog, aPost, section } from '../../fixtures/posts';

const dated = (id: string, date?: string) =>
  aBlog({ id, DatePosted: date ? new Date(date) : null });

test('posts are sorted by DatePosted, newest first; on the same date and without one by descending id', () => {
  const found = [
    ...[dated('one'), dated('middle', '2026-02-01'), dated('new', '2026-03-01'), dated('two')],
    dated('old', '1969-07-20'),
  ];
  const ids = found.sort(newestFirst).map(({ id }) => id);
  expect(ids).toEqual(['new', 'middle', 'old', 'two', 'one']);
});

test('a post is listed by the date that its author chose, in lists, years and titles', () => {
  const chosen = aBlog({ id: 'chosen', FirstPublished: '2019-05-04' });
  const posts = [chosen, dated('new', '2026-03-01'), dated('older', '2018-01-01')];
  expect(posts.sort(newestFirst).map(({ id }) => id)).toEqual(['new', 'chosen', 'older']);
  expect(archives.year.list(chosen)).toEqual(['2019']);
  expect(firstDate(toTitle(chosen))).toEqual(new Date('2019-05-04'));
});

test.each([
  ['//cv', '/cv'],
  ['/%63v', '/cv'],
  ['/Blog//AbC%2Dd', '/blog/AbC-d'],
  ['/EditBlog/A%20b/', '/editblog/A%20b'],
  ['/blogs/tag/C%23', '/blogs/tag/c~23'],
  ['/Blogs/Series/A%20Series', '/blogs/series/a-series'],
  [
    `/blogs/series/${encodeURIComponent('日'.repeat(100))}`,
    `/blogs/series/${toSlug('日'.repeat(100))}`,
  ],
  ['/', '/'],
  ['/blog/100%', '/blog/100%'],
])('of %s, the own path is %s', (path, own) => {
  expect(toOwnPath(path)).toBe(own);
  expect(toOwnPath(own)).toBe(own);
});

test('every tag has a path of its own that is a safe file name, whatever its characters', () => {
  const tags =
    'c|c#|c++|.env|..|.|a/b|a\\b|a%2fb|a?b|天気|إتاحة|👩‍💻|~63|index|404|con|__proto__'.split('|');
  const paths = tags.map(toTagPath);
  for (const path of paths) expect(path).toMatch(/^\/blogs\/tag\/(?!index$)[\w~-]{1,255}$/);
  expect(new Set(paths).size).toBe(tags.length);
  expect(toTagPath('😀'.repeat(20)).length).toBeLessThan(250);
});

test('capitals and spaces don’t make another page', () => {
  for (const tag of ['Machine Learning', 'machine-learning'])
    expect(toTagPath(tag)).toBe('/blogs/tag/machine-learning');
});

test('lists cut titles and summaries, between two characters', () => {
  const [Title, Summary] = ['👩‍💻'.repeat(100), 'é'.normalize('NFD').repeat(1_000)];
  const shown = toSummary(aBlog({ Title, Summary }));
  expect(shown.Title).toBe(`${'👩‍💻'.repeat(39)}…`);
  expect(shown.Summary).toBe(`${'é'.normalize('NFD').repeat(249)}…`);
  expect(toTitle(aBlog({ Title }))).toMatchObject({ Title: shown.Title });
  // A page that was built is drawn as it is.
  expect(toSummary(shown)).toEqual(shown);
  const whole = { Title: 'T'.repeat(200), Summary: 'S'.repeat(500) };
  expect(toSummary(aBlog(whole))).toMatchObject(whole);
});

test('every page pays for the titles of the newest posts, whatever else they have', () => {
  const size = (Summary: string) =>
    JSON.stringify(selectNewest([toSummary(aBlog({ Summary }))])).length;
  expect(size('Some words. '.repeat(1_700))).toBe(size(''));
});

test('texts are cut at commas into at most eight tags of up to 40 characters, each once', () => {
  expect(toTags([' CSS ,css,  web  design', '', 'a'.repeat(41), 'e\u0301'])).toEqual([
    'CSS',
    'web design',
    'é',
  ]);
  expect(toTags(['1,2,3,4,5,6,7,8,9'])).toHaveLength(8);
  expect(toTags(['a'.repeat(40)])).toHaveLength(1);
});

test('the direction of words is that of their language, or else that of their first letter', () => {
  for (const lang of ['ar', 'he', 'fa-IR', 'ur', 'az-Arab', 'yi', 'dv'])
    expect(inLanguage(lang)).toEqual({ lang, dir: 'rtl' });
  for (const lang of ['de', 'ja', 'zh-Hant', 'az', 'ar-Latn'])
    expect(inLanguage(lang)).toEqual({ lang, dir: 'ltr' });
  expect(inLanguage()).toEqual({ dir: 'auto' });
});

test('a sentence in Arabic or Hebrew is one also if it begins with a word in Latin letters', () => {
  for (const text of ['React مكتبة لبناء الواجهات', 'CSS היא שפה לעיצוב'])
    expect(findDirection(text)).toBe('rtl');
  for (const text of ['Words', 'The word سلام is a greeting, and nothing more', '', '?!'])
    expect(findDirection(text)).toBe('auto');
});

test('what describes a post has the words of a list and of cells apart', () => {
  const text = 'What I need:\n\n- a *saw*\n- nails\n\n| a | b |\n| - | - |\n| c | d |';
  const sections = [section('', text)];
  const described = describeText(sections, new Map([[text, parseMarkdown(text)]]));
  expect(described).toBe('What I need: a saw nails a b c d');
  expect(completePost(aPost({ Summary: '', sections })).Summary).toBe(described);
});
