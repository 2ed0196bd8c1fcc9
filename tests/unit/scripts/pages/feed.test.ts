import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { atomFeed } from '../../../../scripts/pages/feed';
import { escapeXml } from '../../../../scripts/pages/xml';
import type { Blog } from '../../../../src/blog/blog';
import { absoluteUrl } from '../../../../src/layout/absoluteUrl';
import { aBlog } from '../../../fixtures/posts';

// Markup, quotes, the end of CDATA and emoji can break a feed; XML forbids control characters and half an emoji.
const allowed = `Q&A <b class="x">'1' ]]> 👩‍💻 é</b>`;
const hostile = `${allowed}\u0000\u0008\u000B\u001F\uFFFE\uD83D.\uDE00`;
const shown = `${allowed}${'\uFFFD'.repeat(6)}.\uFFFD`;

const blog = (changes: Partial<Blog> = {}): Blog =>
  aBlog({
    id: 'a-post',
    Name: hostile,
    Title: hostile,
    Summary: hostile,
    sections: [{ Heading: hostile, paragraphs: [{ Paragraph: hostile }, { Paragraph: 'Last.' }] }],
    ...changes,
  });

const parse = (...blogs: Blog[]) => parseFeed(atomFeed(blogs));

test('a feed of posts with markup, emoji and control characters in every field is well-formed', () => {
  const xml = atomFeed([blog(), blog({ id: `50% & 'more' <é> 👩‍💻` })]);
  expect(XMLValidator.validate(xml)).toBe(true);
  // The validator lets these pass; XML 1.0 does not.
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
});

test('a feed reader gets from a post what its author wrote', () => {
  const { title, description, url, authors, published } = parse(blog()).items[0]!;
  expect({ title, description, url, authors: authors.map(({ name }) => name), published }).toEqual({
    title: shown,
    description: shown,
    url: absoluteUrl('/blog/a-post'),
    authors: [shown],
    published: new Date('2026-03-01T12:00:00Z'),
  });
});

test('a feed holds the full text of a post as HTML in which the text is not markup', () => {
  // The feed parser decodes a text twice, a feed reader as this parser does: once.
  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(atomFeed([blog()])) as {
    feed: { entry: { content: Record<string, string> } };
  };
  const text = escapeXml(hostile).replaceAll('&apos;', '&#x27;');
  expect(feed.entry.content).toEqual({
    '@_type': 'html',
    '#text': `<h2>${text}</h2><p dir="auto">${text}</p><p dir="auto">Last.</p>`,
  });
});

test('a post keeps its id from build to build, also when its Title and text have changed', () => {
  const ids = (...blogs: Blog[]) => parse(...blogs).items.map(({ id }) => id);
  const [first] = ids(blog());
  expect(first).toMatch(/^https:\/\//);
  expect(ids(blog({ id: 'newer' }), blog({ Title: 'Another title', sections: [] }))).toEqual([
    expect.not.stringMatching(new RegExp(`^${first}$`)),
    first,
  ]);
});

test('a feed says where it is and when it last changed, and each post when it last changed', () => {
  const DateUpdated = new Date('2026-06-01T00:00:00Z');
  const changed = blog({ id: 'older', DatePosted: new Date('2026-01-01T00:00:00Z'), DateUpdated });
  const feed = parse(blog(), changed);
  expect(feed).toMatchObject({ self: absoluteUrl('/feed.xml'), updated: DateUpdated });
  expect(feed.items[0]).toMatchObject({ updated: blog().DatePosted });
  expect(feed.items[1]).toMatchObject({ published: changed.DatePosted, updated: DateUpdated });
});

test('a post without date, title or author still has all three in the feed, as Atom demands', () => {
  const bare = blog({ DatePosted: null, Title: '', Name: '' });
  const { published, title } = parse(bare).items[0]!;
  expect({ published, title }).toEqual({ published: new Date(0), title: 'Untitled' });
  // The feed parser would take the feed's author for the missing one.
  expect(atomFeed([bare]).match(/<name>[^<]+<\/name>/g)).toHaveLength(2);
});

test('a feed without posts is a feed', () => {
  expect(XMLValidator.validate(atomFeed([]))).toBe(true);
  expect(parse()).toMatchObject({ items: [], meta: { type: 'atom' } });
});
