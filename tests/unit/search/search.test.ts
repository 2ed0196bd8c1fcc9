import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import type { Post } from '../../../src/post/post';
import {
  createIndex,
  type Found,
  MAX_TEXT,
  readIndex,
  search,
  type StoredIndex,
  updateIndex,
} from '../../../src/search/searchIndex';
import { NO_CHANGES } from '../../../src/live/changes';
import { listTerms } from '../../../src/search/words';
import { findSentence, Marked } from '../../../src/search/SearchResults';
import { toShownTexts } from '../../../src/search/writeIndex';
import { aBlog, section, withText } from '../../fixtures/posts';
import { questions, searchPosts } from '../../fixtures/searchPosts';

/** The index of these posts, through the JSON of the site. */
const index = async (posts: Post[]) =>
  readIndex(JSON.parse(JSON.stringify(await createIndex(posts, 0, toShownTexts))) as StoredIndex);
const find = async (query: string, posts: Post[]) => search(await index(posts), query);
const listIds = ({ hits }: Found) => hits.map(({ post }) => post.id);
const findIds = async (query: string, posts: Post[]) => listIds(await find(query, posts));

describe('each question finds the posts it asks for among the first three, and nonsense nothing', () => {
  const ready = index(searchPosts);
  // Begins with an empty line, as Vitest colors the first.
  const table = [''];
  afterAll(() => console.log(table.join('\n')));
  test.each(questions)('%s: %s', async (what, query, expected) => {
    const ids = listIds(search(await ready, query));
    const shown = ids.slice(0, 3);
    table.push(`Search: ${what}: ${query} → ${shown.join(', ') || 'nothing'}`);
    expect(expected.length > 0 ? shown : ids).toEqual(
      expected.length > 0 ? expect.arrayContaining(expected) : [],
    );
  });
});

test.each([
  ['title', aBlog({ Title: 'Firestore rules' })],
  ['summary', aBlog({ Summary: 'About Firestore.' })],
  ['tags', aBlog({ Tags: ['Firestore'] })],
  ['headings', aBlog({ sections: [section('Why Firestore')] })],
  ['text', withText('It was Firestore all along.')],
])('a post is found by a word of its %s', async (_where, post) => {
  expect(await findIds('firestore', [post, aBlog({ id: 'other' })])).toEqual(['a']);
});

test('a picture is found by its alternative text, not by its address', async () => {
  const posts = [withText(`![A red line](/pictures/${'ab'.repeat(16)}.webp#40x30)`)];
  expect(await findIds('red line', posts)).toEqual(['a']);
  for (const query of ['pictures', 'abab', 'webp', '40x30'])
    expect(await findIds(query, posts)).toEqual([]);
});

test('a footnote is found by its words and a link by its own, wherever the text of their marks stands', async () => {
  const texts = ['A boat[^1] [sails][sea].', '[^1]: Of *wood*.', '[sea]: https://far.example'];
  const post = aBlog({ sections: [section('', ...texts)] });
  expect((await find('wood', [post])).hits[0]!.sections).toEqual([
    ['', 'A boat sails.\nOf wood.\n'],
  ]);
  expect(await findIds('far', [post])).toEqual([]);
});

test('quotation marks of every script hold a phrase together, and the title of code is found', async () => {
  const posts = [
    withText('東京 大阪を結ぶ線。'),
    { ...withText('大阪と東京。\n```js title="src/線路.js"\na\n```'), id: 'b' },
  ];
  expect(await findIds('東京 大阪', posts)).toHaveLength(2);
  for (const query of ['「東京 大阪」', '『東京 大阪』', '“東京 大阪”'])
    expect(await findIds(query, posts)).toEqual(['a']);
  expect(await findIds('線路', posts)).toEqual(['b']);
});

test('a query without words, a very long one and names of JavaScript find nothing and are no errors', async () => {
  for (const query of ['', ' ', '*', '\\', 'a'.repeat(10_000), '__proto__', 'constructor'])
    expect(await findIds(query, [aBlog()])).toEqual([]);
});

test.each([
  [
    'Café, cafés; C++ <b>',
    'cafe C++',
    '<mark>Café</mark>, <mark>café</mark>s; <mark><bdi>C++</bdi></mark> &lt;b&gt;',
  ],
  ['Vor der Straßenbahnhaltestelle', 'haltestelle', 'Vor der Straßenbahn<mark>haltestelle</mark>'],
  ['Straßenbahn', 'strass', '<mark>Straß</mark>enbahn'],
  ['今日の天気は', '天気', '今日の<mark>天気</mark>は'],
  ['שפת C# ו-C++', 'שפת', '<mark>שפת</mark> <bdi>C#</bdi> ו-<bdi>C++</bdi>'],
  ['قرب البحر.', 'بحر', 'قرب ال<mark>بحر</mark>.'],
])('in "%s", what matches %s is marked as it is written', async (text, query, html) => {
  const { terms } = await find(query, [withText(text)]);
  expect(renderToStaticMarkup(createElement(Marked, { text, terms }))).toBe(html);
});

/** The sentence shown for a query, and where it leads to. */
async function findPlace(query: string, post: Post) {
  const { hits, terms } = await find(query, [post]);
  return findSentence(hits[0]!.sections, terms);
}

test('the sentence with the most words of the query is shown as it is read, with a link to it', async () => {
  const sections = [
    section('One', 'A mouse. Then **an** [old-ish](/cv) mouse! No.'),
    section('Mouse pads', 'Soft.\n\n```js\nlet pads;\nexit(0)\n```'),
  ];
  const post = aBlog({ sections });
  expect(await findPlace('old mouse', post)).toEqual({
    text: 'Then an old-ish mouse!',
    fragment: '#section-one:~:text=Then%20an%20old%2Dish%20mouse!',
  });
  expect(await findPlace('soft', post)).toMatchObject({ text: 'Soft.' });
  expect(await findPlace('exit', post)).toMatchObject({ text: 'exit(0)' });
  expect(await findPlace('pads', post)).toEqual({
    text: 'Mouse pads',
    fragment: '#section-mouse-pads',
  });
  expect(await findPlace('title', post)).toBeUndefined();
});

// A term without letters would be found without end. Asked of the terms, so that the test fails and doesn't hang.
test.each(['" "', '\u0301', '\u0640', '\u0301 " " \u0640'])(
  'a query of spaces in quotes or of accents has no terms: %j',
  (query) => expect(listTerms(query)).toEqual([]),
);

test('of a long query, the first 200 characters count', async () => {
  expect(await findIds(`${'apple '.repeat(40)}nowhere`, [withText('An apple.')])).toEqual(['a']);
});

test('a long sentence is cut around the word, also inside an emoji', async () => {
  for (const filler of ['a long way ', '😀', 'x😀']) {
    const text = `${filler.repeat(99)} target ${filler.repeat(99)}`;
    const place = await findPlace('target', withText(text));
    expect(place?.text).toMatch(/^… .* target .* …$/u);
    expect(place?.text.length).toBeLessThan(250);
    expect(() => decodeURIComponent(place!.fragment)).not.toThrow();
  }
});

test('a post newer than the index is found, and an edited one only by its new words', async () => {
  const built = await index([aBlog({ id: 'edited', Title: 'Before' })]);
  const posts = [aBlog({ id: 'edited', Title: 'After' }), aBlog({ id: 'new', Title: 'Later' })];
  const now = updateIndex(built, { ...NO_CHANGES, posts });
  const found = ['before', 'after', 'later'].map((query) => listIds(search(now, query)));
  expect(found).toEqual([[], ['edited'], ['new']]);
});

test('the index holds a limited amount of text, shared by all posts, with the words of a title that lists cut', async () => {
  const filler = `${'x'.repeat(999)} `.repeat(MAX_TEXT / 2000);
  const posts = ['apple', 'banana', 'cherry'].map((id) =>
    withText(`${filler} end-of-${id}`, { id, Title: `${'word '.repeat(200)}${id}` }),
  );
  expect(await findIds('banana', posts)).toEqual(['banana']);
  expect(await findIds('banana end', posts)).toEqual([]);
  expect(await findIds('banana end', [posts[1]!])).toEqual(['banana']);
});

test('a huge title, summary and headings make the index no larger than the text it may hold', async () => {
  const huge = 'word '.repeat(MAX_TEXT / 5);
  const sections = [section(huge, huge), section(huge)];
  const posts = [aBlog({ Title: huge, Summary: huge, sections })];
  expect(JSON.stringify(await createIndex(posts)).length).toBeLessThan(MAX_TEXT + 10_000);
});
