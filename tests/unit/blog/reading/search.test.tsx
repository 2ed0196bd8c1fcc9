import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Blog } from '../../../../src/blog/blog';
import {
  createIndex,
  MAX_TEXT,
  readIndex,
  search,
  update,
} from '../../../../src/blog/reading/search/searchIndex';
import { Marked } from '../../../../src/blog/reading/search/SearchResults';
import { aBlog } from '../../../fixtures/posts';

const withText = (text: string, more: Partial<Blog> = {}) =>
  aBlog({ ...more, sections: [{ Heading: '', paragraphs: [{ Paragraph: text }] }] });

/** What a query finds in these posts, through the JSON of the site. */
async function find(query: string, blogs: Blog[]) {
  return search(await readIndex(JSON.parse(JSON.stringify(createIndex(blogs)))), query);
}
const findIds = async (query: string, blogs: Blog[]) =>
  (await find(query, blogs)).map(({ blog }) => blog.id);

test.each([
  ['title', aBlog({ Title: 'Firestore rules' })],
  ['summary', aBlog({ Summary: 'About Firestore.' })],
  ['headings', aBlog({ sections: [{ Heading: 'Why Firestore', paragraphs: [] }] })],
  ['text', withText('It was Firestore all along.')],
])('a post is found by a word of its %s', async (_where, blog) => {
  expect(await findIds('firestore', [blog, aBlog({ id: 'other' })])).toEqual(['a']);
});

test.each([
  ['found', 'the beginning of a word', 'fire', ['a']],
  ['found', 'a typing error', 'firestroe', ['a']],
  ['found', 'other capitals', 'FIRESTORE', ['a']],
  ['found', 'an accent', 'fírestöre', ['a']],
  ['found', 'words in another order', 'rules firestore', ['a']],
  ['not found', 'one word of two', 'firestore banana', []],
])('a post is %s by %s', async (_is, _what, query, ids) => {
  expect(await findIds(query, [aBlog({ Title: 'Firestore rules' })])).toEqual(ids);
});

test('posts with the word in the title come first', async () => {
  const blogs = [
    withText('Rules, and rules again: rules.', { id: 'text' }),
    aBlog({ id: 'title', Title: 'Rules' }),
  ];
  expect(await findIds('rules', blogs)).toEqual(['title', 'text']);
});

test.each(['useEffect', 'bold', 'leaning', 'link', 'c++', 'c#'])('%s is found', async (query) => {
  const text = '`useEffect` **bold** _leaning_ [link](https://example.com/path), in C++ and C#';
  const other = withText('C', { id: 'other' });
  expect(await findIds(query, [withText(text), other])).toEqual(['a']);
});

test('a picture is found by its alternative text, not by its address', async () => {
  const blogs = [withText(`![A red line](/pictures/${'ab'.repeat(16)}.webp#40x30)`)];
  expect(await findIds('red line', blogs)).toEqual(['a']);
  for (const query of ['pictures', 'abab', 'webp', '40x30'])
    expect(await findIds(query, blogs)).toEqual([]);
});

test('a query without words, a very long one and names of JavaScript find nothing and are no errors', async () => {
  for (const query of ['', ' ', '*', '\\', 'a'.repeat(10_000), '__proto__', 'constructor'])
    expect(await findIds(query, [aBlog()])).toEqual([]);
});

test('a result has what the list shows, the matching words, and those of them that are only in the text', async () => {
  const blog = withText('All about hydrating.', { Title: 'Hydration' });
  const [hit] = await find('hydrat', [blog]);
  const { id, Title, Summary, DatePosted } = blog;
  expect(hit?.blog).toMatchObject({ id, Title, Summary, DatePosted });
  expect(hit?.words).toEqual(new Set(['hydration', 'hydrating']));
  expect(hit?.inText).toEqual(['hydrating']);
});

test('the words that match are marked, as they are written', () => {
  const marked = <Marked text="Café, cafés; C++ <b>" words={new Set(['cafe', 'c++'])} />;
  expect(renderToStaticMarkup(marked)).toBe('<mark>Café</mark>, cafés; <mark>C++</mark> &lt;b&gt;');
});

test('a post newer than the index is found, and an edited one only by its new words', () => {
  const index = createIndex([aBlog({ id: 'edited', Title: 'Before' })]);
  update(index, [aBlog({ id: 'edited', Title: 'After' }), aBlog({ id: 'new', Title: 'Later' })]);
  update(index, [aBlog({ id: 'edited', Title: 'After' })]);
  const found = ['before', 'after', 'later'].map((query) => search(index, query)[0]?.blog.id);
  expect(found).toEqual([undefined, 'edited', 'new']);
});

test('an index has its newest dates, except dates in the future', () => {
  const DatePosted = new Date('2026-03-01');
  const DateUpdated = new Date('2026-04-01');
  const index = createIndex([
    aBlog({ id: 'b', DatePosted: new Date('2025-01-01') }),
    aBlog({ DatePosted, DateUpdated }),
    aBlog({ id: 'c', DatePosted: new Date('2999-01-01') }),
    aBlog({ id: 'd', DatePosted: null }),
  ]);
  expect(index).toMatchObject({ posted: +DatePosted, updated: +DateUpdated });
  expect(createIndex([])).toMatchObject({ posted: 0, updated: 0 });
});

test('the index holds a limited amount of text, shared by all posts; titles are complete', async () => {
  const filler = 'x '.repeat(MAX_TEXT / 4);
  const blogs = ['apple', 'banana', 'cherry'].map((id) =>
    withText(`${id} ${filler} end-of-${id}`, { id, Title: `A ${filler} title of ${id}` }),
  );
  expect(await findIds('banana', blogs)).toEqual(['banana']);
  expect(await findIds('banana end', blogs)).toEqual([]);
  expect(await findIds('banana end', [blogs[1]!])).toEqual(['banana']);
});
