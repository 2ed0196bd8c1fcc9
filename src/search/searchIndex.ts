// Shared by the build, which writes the index, and the browser, which searches it.
import { type Post, type PostSummary, type Section } from '../post/post';
import { toSummary } from '../post/summary';
import { type Changes, latestPosts } from '../live/changes';
import { fieldNames, getField, type ListedName } from '../post/fields';
import { replacePictures } from '../post/picture';
import { toDate } from '../post/toDate';
import { MAX_QUERY } from './query';
import { findTerm, isSimilar, listTerms, listWords, type Plain, toComparable } from './words';

/** How many characters of text the index holds, shared equally by all posts. */
export const MAX_TEXT = 870_000;

// The most characters that it holds of a post's headings, and of a title and summary that lists cut.
const MAX_HEADINGS = 5_000;

/** The heading and the text of a section. */
export type SectionTexts = [heading: string, text: string];

interface Entry extends Omit<PostSummary, 'DatePosted'> {
  DatePosted?: number;
  /** The words of a title or a summary that is cut. */
  more?: string;
  sections: SectionTexts[];
}

/** An index of posts. It may lack what has changed in the database since then, in milliseconds. */
interface Index<Posts> {
  since?: number;
  posts: Posts;
}

/** An index as it is stored: the posts' texts. */
export type StoredIndex = Index<Entry[]>;

interface Searchable {
  entry: Entry;
  /** As WEIGHTS. */
  texts: Plain[];
}

interface Scored {
  post: Searchable;
  score: number;
}

/** An index that can be searched. */
export interface SearchIndex extends Index<Map<string, Searchable>> {
  /** All words, for typing errors. */
  words: Set<string>;
}

/** The posts that a search found, and by what: the terms of the query, or similar words. */
export interface Found {
  hits: { post: PostSummary; sections: SectionTexts[] }[];
  terms: string[];
}

// The fields of a post in which a term counts.
const SEARCHED = fieldNames.filter(
  (name): name is 'Title' | ListedName => getField(name).weight !== undefined,
);
// Of these fields, the headings and the text.
const WEIGHTS = [...SEARCHED.map((name) => getField(name).weight!), 3, 1];
const RATES = { whole: 1, beginning: 0.6, inside: 0.4 };
// Many words begin with C, or with go: the word itself counts, wherever it is.
const SHORT_RATES = { ...RATES, beginning: 0.05 };
// Between them the page stays responsive, even on a slow phone.
const POSTS_AT_A_TIME = 20;

/** The words of a post's fields that its entry lacks otherwise: all of those that are cut. */
const findCut = (post: Post, shown: PostSummary): string =>
  SEARCHED.filter((name) => shown[name] !== post[name])
    .map((name) => post[name])
    .join('\n');

/** Makes plain texts of the Markdown of paragraphs, by section. */
export type ToTexts = (sections: Section[]) => string[][] | Promise<string[][]>;

const asWritten = (sections: Section[]): string[][] =>
  sections.map(({ paragraphs }) => paragraphs.map(({ Paragraph }) => Paragraph));

function toEntry(post: Post, maxText: number, shown = asWritten(post.sections)): Entry {
  const summary = toSummary(post);
  const more = findCut(post, summary).slice(0, Math.min(maxText, MAX_HEADINGS));
  let left = maxText - more.length;
  let leftForHeadings = MAX_HEADINGS;
  const sections = post.sections.map(({ Heading }, i): SectionTexts => {
    const heading = Heading.slice(0, leftForHeadings);
    leftForHeadings -= heading.length;
    const texts: string[] = [];
    for (const paragraph of shown[i]!) {
      if (left <= 0) break;
      // Nobody searches for their addresses.
      const text = replacePictures(paragraph, () => '').slice(0, left);
      left -= text.length;
      texts.push(text);
    }
    return [heading, texts.join('\n')];
  });
  const DatePosted = post.DatePosted?.getTime();
  return { ...summary, DatePosted, more: more || undefined, sections };
}

/** Creates the index of all posts. */
export async function createIndex(
  posts: Post[],
  since?: number,
  toTexts?: ToTexts,
): Promise<StoredIndex> {
  const maxText = Math.floor(MAX_TEXT / posts.length);
  const entries: Entry[] = [];
  // One after the other: of most texts, only the beginning stays.
  for (const post of posts) entries.push(toEntry(post, maxText, await toTexts?.(post.sections)));
  return { since, posts: entries };
}

function add({ posts, words }: SearchIndex, entry: Entry) {
  const { id, more = '', sections } = entry;
  const join = (part: 0 | 1) => sections.map((section) => section[part]).join('\n');
  const text = `${more}\n${join(1)}`;
  const named = SEARCHED.map((name) => [entry[name] ?? []].flat().join('\n'));
  const texts = [...named, join(0), text].map(toComparable);
  posts.set(id, { entry, texts });
  for (const word of texts.flatMap(listWords)) words.add(word);
}

/** Makes a stored index searchable without blocking the page. */
export async function readIndex({ since, posts }: StoredIndex): Promise<SearchIndex> {
  const index: SearchIndex = { since, posts: new Map(), words: new Set() };
  for (const [i, entry] of posts.entries()) {
    if (i % POSTS_AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve));
    add(index, entry);
  }
  return index;
}

/** The index as it is after changes. */
export function updateIndex({ since, posts, words }: SearchIndex, changes: Changes): SearchIndex {
  const { current, isAsBuilt } = latestPosts(changes);
  const builtPosts = [...posts].filter(([id]) => isAsBuilt(id));
  const index = { since, posts: new Map(builtPosts), words: new Set(words) };
  for (const post of current) add(index, toEntry(post, MAX_TEXT));
  return index;
}

/** How well a post matches one of the terms: 0 if not at all, more for its title and for several places. */
const rate = ({ texts }: Searchable, terms: string[]): number =>
  Math.max(
    0,
    ...terms.map((term) => {
      const rates = term.length < 3 ? SHORT_RATES : RATES;
      return texts.reduce((sum, text, i) => {
        const places = findTerm(text, term);
        const best = Math.max(0, ...places.map(({ is }) => rates[is]));
        return sum + WEIGHTS[i]! * best * (1 + Math.log10(Math.max(1, places.length)));
      }, 0);
    }),
  );

/** Lists words that may be meant: those that differ in one letter, or two from 8 letters on. */
const listSimilar = (words: Set<string>, term: string): string[] =>
  term.length < 4
    ? []
    : [...words].filter((word) => isSimilar(term, word, term.length < 8 ? 1 : 2));

const withTerm = (found: Scored[], terms: string[]): Scored[] =>
  found.flatMap(({ post, score }) => {
    const more = rate(post, terms);
    return more > 0 ? [{ post, score: score + more }] : [];
  });

/** Finds posts with every term of the query; a term that no post has may be misspelt. The best come first. */
export function search({ posts, words }: SearchIndex, query: string): Found {
  const queried = listTerms(query.slice(0, MAX_QUERY));
  let matches = queried.length > 0 ? [...posts.values()].map((post) => ({ post, score: 0 })) : [];
  const terms: string[] = [];
  for (const term of queried) {
    let meant = [term];
    let left = withTerm(matches, meant);
    if (matches.length > 0 && left.length === 0) {
      meant = listSimilar(words, term);
      left = withTerm(matches, meant);
    }
    matches = left;
    terms.push(...meant);
  }
  const hits = matches
    .sort((a, b) => b.score - a.score)
    .map(({ post: { entry } }) => {
      const { DatePosted, more: _more, sections, ...texts } = entry;
      return { post: { ...texts, DatePosted: toDate(DatePosted) }, sections };
    });
  return { hits, terms };
}
