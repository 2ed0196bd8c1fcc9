// Shared by the build, which writes the index, and the browser, which searches it.
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Blog, BlogSummary } from '../../blog';
import { withoutAddresses } from '../../picture';
import { listTexts } from '../../texts';
import { toBlog } from '../../toBlog';
import { plain, listWords } from './words';

/** How many characters of text the index holds, shared equally by all posts. Titles, summaries and headings are complete. */
export const MAX_TEXT = 1_000_000;

/** An index of posts, and its newest dates in milliseconds since 1970: newer posts and edits are missing. */
export interface SearchIndex {
  posted: number;
  updated: number;
  posts: MiniSearch;
}

/** A search result. */
export interface Hit {
  blog: BlogSummary;
  /** The post's matching words, plain. */
  words: Set<string>;
  /** The matching words that are only in the headings or the text. */
  inText: string[];
}

const options: Options = {
  fields: ['Title', 'Summary', 'headings', 'text'],
  storeFields: ['Title', 'Summary', 'Language', 'DatePosted'],
  tokenize: listWords,
  processTerm: plain,
  searchOptions: {
    boost: { Title: 4, Summary: 2, headings: 2 },
    combineWith: 'AND',
    prefix: true,
    // Allows one typing error in words of 3 to 5 letters and two up to 9; swapped letters count as two.
    fuzzy: (word) => word.length > 2 && 0.25,
  },
};

const toEntry = (
  { id, Title, Summary, Language, DatePosted, sections }: Blog,
  maxText: number,
) => ({
  id,
  Title,
  Summary,
  Language,
  DatePosted: DatePosted?.getTime(),
  headings: sections.map(({ Heading }) => Heading).join('\n'),
  text: listTexts(sections.map(({ paragraphs }) => paragraphs))
    .map(withoutAddresses)
    .join('\n')
    .slice(0, maxText),
});

const latest = (dates: (Date | null)[]): number =>
  // A date in the future, stored by hand, would hide posts newer than the index.
  dates.reduce((last, date) => Math.max(last, date && +date < Date.now() ? +date : 0), 0);

/** Creates the index of all posts. */
export function createIndex(blogs: Blog[]): SearchIndex {
  const posts = new MiniSearch(options);
  posts.addAll(blogs.map((blog) => toEntry(blog, Math.floor(MAX_TEXT / blogs.length))));
  return {
    posted: latest(blogs.map(({ DatePosted }) => DatePosted)),
    updated: latest(blogs.map(({ DateUpdated }) => DateUpdated)),
    posts,
  };
}

/** Reads an index from JSON without blocking the page. */
export async function readIndex(json: unknown): Promise<SearchIndex> {
  const index = json as SearchIndex;
  return { ...index, posts: await MiniSearch.loadJSAsync(index.posts as never, options) };
}

/** Adds new and edited posts to the index. */
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

/** Finds posts with every word of the query, also as the beginning of a word or with typing errors; the best first. */
export const search = ({ posts }: SearchIndex, query: string): Hit[] =>
  posts.search(query).map(toHit);
