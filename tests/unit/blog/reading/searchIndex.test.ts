// @vitest-environment node
import { expect, test } from 'vitest';
import type { Blog } from '../../../../src/blog/blog';
import {
  indexOf,
  MAX_TEXT,
  readIndex,
  search,
  update,
} from '../../../../src/blog/reading/search/searchIndex';
import { aBlog } from '../../../fixtures/posts';

const withText = (text: string, more: Partial<Blog> = {}) =>
  aBlog({ ...more, sections: [{ Heading: '', paragraphs: [{ Paragraph: text }] }] });

/** The ids of what a query finds in these posts, through the JSON that the site has. */
async function find(query: string, blogs: Blog[]) {
  const index = await readIndex(JSON.parse(JSON.stringify(indexOf(blogs))));
  return search(index, query).map(({ blog }) => blog.id);
}

test.each([
  ['title', aBlog({ Title: 'Firestore rules' })],
  ['summary', aBlog({ Summary: 'About Firestore.' })],
  ['headings', aBlog({ sections: [{ Heading: 'Why Firestore', paragraphs: [] }] })],
  ['text', withText('It was Firestore all along.')],
])('a post is found by a word of its %s', async (_where, blog) => {
  expect(await find('firestore', [blog, aBlog({ id: 'other' })])).toEqual(['a']);
});

test.each([
  ['the beginning of a word', 'fire'],
  ['a typing error', 'firestroe'],
  ['other capitals', 'FIRESTORE'],
  ['an accent', 'fírestöre'],
  ['words in another order', 'rules firestore'],
])('%s finds it', async (_what, query) => {
  expect(await find(query, [aBlog({ Title: 'Firestore rules' })])).toEqual(['a']);
});

test('every word must be there', async () => {
  expect(await find('firestore banana', [aBlog({ Title: 'Firestore rules' })])).toEqual([]);
});

test('what is in the title comes first', async () => {
  const blogs = [
    withText('Rules, and rules again: rules.', { id: 'text' }),
    aBlog({ id: 'title', Title: 'Rules' }),
  ];
  expect(await find('rules', blogs)).toEqual(['title', 'text']);
});

test.each([
  ['`useEffect`', 'useEffect'],
  ['**bold**', 'bold'],
  ['_leaning_', 'leaning'],
  ['[link](https://example.com/path)', 'link'],
  ['written in C++', 'c++'],
  ['written in C#', 'c#'],
])('a word in Markdown such as %s is found', async (text, query) => {
  expect(await find(query, [withText(text)])).toEqual(['a']);
});

test('C++ does not find every C', async () => {
  const blogs = [withText('C', { id: 'c' }), withText('C++', { id: 'cpp' })];
  expect(await find('c++', blogs)).toEqual(['cpp']);
});

test.each(['', ' ', '*', '"', '(', '\\', 'a'.repeat(10_000), '__proto__', 'constructor'])(
  'the query %j is no error',
  async (query) => {
    expect(await find(query, [aBlog()])).toEqual([]);
  },
);

test('a hit has what the list shows, and the words that match with where they are', async () => {
  const blog = withText('All about hydrating.', { Title: 'Hydration' });
  const index = await readIndex(JSON.parse(JSON.stringify(indexOf([blog]))));
  const [hit] = search(index, 'hydrat');
  const { id, Title, Summary, DatePosted } = blog;
  expect(hit?.blog).toMatchObject({ id, Title, Summary, DatePosted });
  expect(hit?.words).toEqual(new Set(['hydration', 'hydrating']));
  expect(hit?.inText).toEqual(['hydrating']);
});

test('a post that is newer than the index is found, and one that was edited by its new words only', () => {
  const index = indexOf([aBlog({ id: 'edited', Title: 'Before' })]);
  update(index, [aBlog({ id: 'edited', Title: 'After' }), aBlog({ id: 'new', Title: 'Later' })]);
  update(index, [aBlog({ id: 'edited', Title: 'After' })]);
  expect(search(index, 'before')).toEqual([]);
  expect(search(index, 'after').map(({ blog }) => blog.id)).toEqual(['edited']);
  expect(search(index, 'later').map(({ blog }) => blog.id)).toEqual(['new']);
});

test('an index says how new it is; a date in the future does not count', () => {
  const posted = new Date('2026-03-01');
  const updated = new Date('2026-04-01');
  const { posted: newest, updated: edited } = indexOf([
    aBlog({ id: 'b', DatePosted: new Date('2025-01-01') }),
    aBlog({ DatePosted: posted, DateUpdated: updated }),
    aBlog({ id: 'c', DatePosted: new Date('2999-01-01') }),
    aBlog({ id: 'd', DatePosted: null }),
  ]);
  expect([newest, edited]).toEqual([+posted, +updated]);
  expect(indexOf([])).toMatchObject({ posted: 0, updated: 0 });
});

test('however many posts there are, their text in the index has a bound; titles do not', async () => {
  const filler = 'x '.repeat(MAX_TEXT / 4);
  const blogs = ['apple', 'banana', 'cherry'].map((id) =>
    withText(`${id} ${filler} end-of-${id}`, { id, Title: `A ${filler} title of ${id}` }),
  );
  expect(await find('banana', blogs)).toEqual(['banana']);
  expect(await find('banana end', blogs)).toEqual([]);
  expect(await find('banana end', [blogs[1]!])).toEqual(['banana']);
});
