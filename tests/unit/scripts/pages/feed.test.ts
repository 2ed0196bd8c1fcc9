import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { atomFeed } from '../../../../scripts/pages/feed';
import { escapeXml } from '../../../../scripts/pages/xml';
import { type Blog, toPath } from '../../../../src/blog/blog';
import { resume } from '../../../../src/content/resume';
import { absoluteUrl } from '../../../../src/layout/absoluteUrl';
import { aBlog } from '../../../fixtures/posts';
import { atomRules } from './feedRules';
import words from '../../../../src/languages/en';

// Markup, quotes, the end of CDATA and emoji can break a feed; XML forbids control characters.
const allowed = `Q&A <b class="x">'1' ]]> 👩‍💻 é</b>`;
const hostile = `${allowed}\u0000`;
const DateUpdated = new Date('2026-06-01T12:00:00Z');
const shown = `${allowed}\uFFFD`;

const blog = (changes: Partial<Blog> = {}): Blog =>
  aBlog({
    id: `50% & 'more' <é> 👩‍💻`,
    Name: hostile,
    Title: hostile,
    Summary: hostile,
    sections: [{ Heading: hostile, paragraphs: [{ Paragraph: hostile }, { Paragraph: 'Last.' }] }],
    ...changes,
  });

// Decodes a text once, as feed readers do.
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
const parse = (...blogs: Blog[]) =>
  (parser.parse(atomFeed(blogs)) as { feed: { entry: object } }).feed;

test('a feed follows RFC 4287, whatever its posts have', () => {
  const bare = blog({ id: 'b', DatePosted: null, Title: '', Name: '', Summary: '', sections: [] });
  // Each element is a list, so that a second one shows.
  const lists = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && name !== 'feed',
  });
  for (const blogs of [[], [blog({ DateUpdated }), bare]]) {
    const xml = atomFeed(blogs);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { feed } = lists.parse(xml) as { feed: unknown };
    expect(atomRules.safeParse(feed).error).toBeUndefined();
  }
});

test('a feed reader gets from a post what its author wrote, with the full text as HTML in which it is not markup', () => {
  const url = absoluteUrl(toPath(blog().id));
  const text = escapeXml(hostile).replaceAll('&apos;', '&#x27;');
  expect(parse(blog({ DateUpdated })).entry).toEqual({
    id: url,
    title: shown,
    link: { href: url },
    published: '2026-03-01T12:00:00.000Z',
    updated: DateUpdated.toISOString(),
    author: { name: shown },
    summary: shown,
    content: {
      type: 'html',
      '#text': `<h2>${text}</h2><p dir="auto">${text}</p><p dir="auto">Last.</p>`,
    },
  });
});

test('a feed says where it is, its language and when its posts last changed', () => {
  expect(parse(blog(), blog({ id: 'b', DateUpdated }))).toMatchObject({
    link: [{ rel: 'self', href: absoluteUrl('/feed.xml') }, { href: absoluteUrl('/blogs') }],
    'xml:lang': 'en',
    updated: DateUpdated.toISOString(),
  });
});

test('a post without date, title or author still has all three in the feed, as Atom demands', () => {
  const bare = blog({ DatePosted: null, Title: '', Name: '' });
  expect(parse(bare).entry).toMatchObject({
    published: new Date(0).toISOString(),
    title: words.posts.untitled,
    author: { name: resume.basics.name },
  });
});

test('a feed says the language and the tags of a post that has them', () => {
  const { entry } = parse(blog({ Language: 'ar', Tags: ['إتاحة', hostile] }));
  expect(entry).toMatchObject({ 'xml:lang': 'ar', category: [{ term: 'إتاحة' }, { term: shown }] });
});
