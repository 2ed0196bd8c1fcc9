import { memo, use, useEffect, useMemo } from 'react';
import { search as words } from '#words/search';
import { toHref } from '../addresses';
import { announce } from '../base/announce';
import { MAX_LISTED, toPath } from '../post/post';
import { inLanguage } from '../base/language/inLanguage';
import { isolateNames } from '../base/language/isolateNames';
import { RememberPosition } from '../site/RememberPosition';
import { LiveStatus } from '../live/LiveStatus';
import { useChanges } from '../live/store';
import { PostCard } from '../reading/PostCard';
import { makeAnchors } from '../markdown/headings/anchors';
import { SEARCH_FILE } from './query';
import {
  createIndex,
  readIndex,
  search,
  type SearchIndex,
  type SectionTexts,
  type StoredIndex,
  updateIndex,
} from './searchIndex';
import { findTerm, splitAtTerms, toComparable } from './words';

const MAX_SHOWN = 20;
const SENTENCE = /.+?(?:\p{STerm}(?=\s)|[。！？]|$)/gmu;
// Longer sentences, such as lines of code, are cut.
const MAX_LENGTH = 220;
const BEFORE_TERM = 80;
// Not after every key: screen readers speak the keys.
const PAUSE_MS = 700;

let loaded: Promise<SearchIndex> | undefined;

async function fetchIndex(): Promise<SearchIndex> {
  // The development server has no index: every post counts as newer.
  if (import.meta.env.DEV) return readIndex(await createIndex([]));
  const answer = await fetch(toHref(SEARCH_FILE));
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answers with status ${answer.status}.`);
  return readIndex((await answer.json()) as StoredIndex);
}

// Once per visit, even if it fails: `use` must get the same promise in each render.
const loadIndex = () => (loaded ??= fetchIndex());

/** A text with the terms marked. */
export const Marked = ({ text, terms }: { text: string; terms: string[] }) =>
  splitAtTerms(text, terms).map((part, index) =>
    index % 2 ? <mark key={index}>{isolateNames(part)}</mark> : isolateNames(part),
  );

/** Cuts a long sentence around its first term, at spaces if there are any near. */
function cut(sentence: string, terms: string[]): string {
  if (sentence.length <= MAX_LENGTH) return sentence;
  const first = splitAtTerms(sentence, terms)[0]!.length;
  const start = Math.max(0, first - BEFORE_TERM);
  const end = start + MAX_LENGTH;
  const excerpt = sentence.slice(start, end);
  const fromWord = start > 0 ? excerpt.replace(/^\S{0,20}\s/, '') : excerpt;
  return end < sentence.length ? fromWord.replace(/\s\S{0,20}$/, '') : fromWord;
}

/** The sentence or heading with the most terms, and the URL's fragment that leads to it; undefined if no term is in any. */
export function findSentence(sections: SectionTexts[], terms: string[]) {
  let best = { text: '', section: 0, isHeading: false, count: 0 };
  for (const [section, [heading, text]] of sections.entries()) {
    for (const [i, sentence] of [heading, ...(text.match(SENTENCE) ?? [])].entries()) {
      const plain = toComparable(sentence);
      const count = terms.filter((term) => findTerm(plain, term).length > 0).length;
      if (count > best.count) best = { text: sentence.trim(), section, isHeading: i === 0, count };
    }
  }
  if (best.count === 0) return undefined;
  // Half a pair of surrogates can't be encoded.
  const text = cut(best.text, terms).replace(/\p{Cs}/gu, '');
  const anchors = makeAnchors(sections.map(([Heading]) => ({ Heading, paragraphs: [] })));
  const fragment = `#${encodeURIComponent(anchors[best.section]!)}`;
  // The table of contents has the heading, too; and a hyphen has a meaning in a text fragment.
  const words = `:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
  return {
    text: [best.text.startsWith(text) ? '' : '… ', text, best.text.endsWith(text) ? '' : ' …'].join(
      '',
    ),
    fragment: best.isHeading ? fragment : fragment + words,
  };
}

const messageFor = (found: number): string => {
  if (found === 0) return words.noneFound;
  if (found > MAX_SHOWN) return words.best(found, MAX_SHOWN);
  return words.found(found);
};

function SearchResults({ query }: { query: string }) {
  const built = use(loadIndex());
  const live = useChanges(built.since, MAX_LISTED);
  const { changes } = live;
  const index = useMemo(() => (changes ? updateIndex(built, changes) : built), [built, changes]);
  const { hits, terms } = search(index, query);
  const message = messageFor(hits.length);

  useEffect(() => {
    const timer = setTimeout(() => announce(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, query]);

  return (
    <LiveStatus live={live} what="posts" value={hits}>
      {() => (
        <>
          <p className="meta">{message}</p>
          <div className="blog-list across">
            {hits.slice(0, MAX_SHOWN).map(({ post, sections }) => {
              const sentence = findSentence(sections, terms);
              const mark = (text: string) => <Marked text={text} terms={terms} />;
              return (
                <PostCard key={post.id} post={post} mark={mark}>
                  {sentence && (
                    <p className="sentence" {...inLanguage(post.Language)}>
                      {/* The browser finds the words only in a page that it loads. */}
                      <a href={toHref(toPath(post.id)) + sentence.fragment}>
                        {mark(sentence.text)}
                      </a>
                    </p>
                  )}
                </PostCard>
              );
            })}
          </div>
          <RememberPosition part="search" />
        </>
      )}
    </LiveStatus>
  );
}

/** The posts that match a query. Suspends until the index is loaded; throws if it can't be. */
// Memoized: a key is shown before the search for it.
export default memo(SearchResults);
