import { expect, test } from 'vitest';
import { readFrontMatter } from '#foreign-markdown';
import { readOwn, readOwnBody, toFile } from '../../../../scripts/export/ownFormat';
import { aBlog, fullPost, section } from '../../../fixtures/posts';

const oddSections = [
  [],
  [section('', 'Only words.')],
  [section('', 'Lead.'), section('A', 'One.\nTwo.', '- list\n\n  more'), section('B')],
  [section(''), section('', '')],
  [section('# A', '# no heading', '    indented', '- a', '- b', '&amp; <b>')],
  [section('A', 'Two\n\nin one.', ' spaces \n', '\n\n'), section('B', '```\nopen')],
  [section('', '### No section'), section('A', '#### Small\nWords.', '### Last')],
  [
    section('A', 'One[^1].\n\n[^1]: Of A.'),
    section('B', 'Two[^1] [a][b].', '[^1]: Of B.\n[b]: /cv'),
  ],
  [section('', 'Lead.', '### A', 'One.', '#### B')],
  [section('A [link](/a) *b*', '---\na: b\n---', '[^1]: Note', 'Words[^1]')],
];

test.each(oddSections.map((sections) => [sections]))('sections stay the same: %j', (sections) => {
  const { body } = readFrontMatter(toFile(aBlog({ sections })));
  expect(readOwnBody(body)).toEqual(sections);
});

test('an exported post has every field when it is imported', () => {
  const { data, body } = readFrontMatter(toFile(aBlog(fullPost)));
  expect(readOwn({ data, body })).toStrictEqual(fullPost);
});

test('usual sections are Markdown without marks', () => {
  const texts = ['One[^1].', '### Below', '- a\n- b', '[^1]: Note.'];
  const sections = [section('', 'Lead.'), section('A', ...texts)];
  const { body } = readFrontMatter(toFile(aBlog({ sections })));
  expect(body).toBe('\nLead.\n\n## A\n\nOne[^1].\n\n### Below\n\n- a\n- b\n\n[^1]: Note.\n');
  const within = [section('', 'Lead.', '### A', 'One.')];
  expect(readFrontMatter(toFile(aBlog({ sections: within }))).body).toBe(
    '\nLead.\n\n### A\n\nOne.\n',
  );
});

test('the front matter has the fields that Hugo and Astro read, whatever the words', () => {
  const DateUpdated = new Date('2026-03-02T12:00:00Z');
  const words = { Title: `a: "b" # 'c'\n---`, Summary: '- x\n+++', Tags: ['yes', '1'] };
  const origin = {
    Series: 'A series',
    FirstPublished: '2019-05-04',
    Canonical: 'https://example.com/a',
  };
  const about = { ...words, ...origin, Language: 'de', DateUpdated };
  const { data } = readFrontMatter(toFile(aBlog(about)));
  expect(data).toEqual({
    title: words.Title,
    date: '2026-03-01T12:00:00.000Z',
    lastmod: '2026-03-02T12:00:00.000Z',
    description: words.Summary,
    author: 'Your Name',
    tags: words.Tags,
    lang: 'de',
    series: 'A series',
    first_published: '2019-05-04',
    canonical_url: 'https://example.com/a',
    id: 'a',
  });
});
