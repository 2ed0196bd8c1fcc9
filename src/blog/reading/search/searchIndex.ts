// Shared by the build, which writes the index, and the browser, which searches in it.
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Blog, BlogSummary } from '../../blog';
import { textsOf } from '../../texts';
import { toBlog } from '../../toBlog';
import { plain, wordsOf } from './words';

/** How many characters of text all posts have in the index together; titles, summaries and headings are there whole. */
export const MAX_TEXT = 1_000_000;

/** An index of posts, and the newest dates in it, in milliseconds since 1970: what is newer is not in it. */
export interface SearchIndex {
  posted: number;
  updated: number;
  posts: MiniSearch;
}

/** A post that was found. */
export interface Hit {
  blog: BlogSummary;
  /** The words of it that match, plain. */
  words: Set<string>;
  /** Those of them that are in its headings or its text. */
  inText: string[];
}

const options: Options = {
  fields: ['Title', 'Summary', 'headings', 'text'],
  storeFields: ['Title', 'Summary', 'DatePosted'],
  tokenize: wordsOf,
  processTerm: plain,
  searchOptions: {
    boost: { Title: 4, Summary: 2, headings: 2 },
    combineWith: 'AND',
    prefix: true,
    // One error in words of 3 to 5 letters, two in words of up to 9; two letters that changed places are two.
    fuzzy: (word) => word.length > 2 && 0.25,
  },
};

const toEntry = ({ id, Title, Summary, DatePosted, sections }: Blog, maxText: number) => ({
  id,
  Title,
  Summary,
  DatePosted: DatePosted?.getTime(),
  headings: sections.map(({ Heading }) => Heading).join('\n'),
  text: textsOf(sections.map(({ paragraphs }) => paragraphs))
    .join('\n')
    .slice(0, maxText),
});

const latest = (dates: (Date | null)[]): number =>
  // A date in the future, which a console may store, would hide what is newer than the index.
  dates.reduce((last, date) => Math.max(last, date && +date < Date.now() ? +date : 0), 0);

/** Makes the index of these posts. Each has an equal part of the text. */
export function indexOf(blogs: Blog[]): SearchIndex {
  const posts = new MiniSearch(options);
  posts.addAll(blogs.map((blog) => toEntry(blog, Math.floor(MAX_TEXT / blogs.length))));
  return {
    posted: latest(blogs.map(({ DatePosted }) => DatePosted)),
    updated: latest(blogs.map(({ DateUpdated }) => DateUpdated)),
    posts,
  };
}

/** Reads an index from JSON, in slices that leave the page usable. */
export async function readIndex(json: unknown): Promise<SearchIndex> {
  const index = json as SearchIndex;
  return { ...index, posts: await MiniSearch.loadJSAsync(index.posts as never, options) };
}

/** Brings posts into the index as they are now. */
export function update({ posts }: SearchIndex, blogs: Blog[]): void {
  for (const blog of blogs) {
    if (posts.has(blog.id)) posts.discard(blog.id);
    posts.add(toEntry(blog, MAX_TEXT));
  }
}

function toHit({ id, match, ...stored }: SearchResult): Hit {
  const matches = Object.entries(match);
  const isShown = (fields: string[]) => fields.includes('Title') || fields.includes('Summary');
  return {
    blog: toBlog(id as string, stored),
    words: new Set(matches.map(([word]) => word)),
    inText: matches.flatMap(([word, fields]) => (isShown(fields) ? [] : [word])),
  };
}

/** Finds the posts that have every word of the query or one that is like it or begins with it; the best first. */
export const search = ({ posts }: SearchIndex, query: string): Hit[] =>
  posts.search(query).map(toHit);
