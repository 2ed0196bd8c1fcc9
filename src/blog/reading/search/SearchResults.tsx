import { memo, use, useCallback, useEffect } from 'react';
import { announce } from '../../../layout/announce';
import { type Blog, SEARCH_FILE, toPath } from '../../blog';
import { inLanguage } from '../../language';
import { BlogCard } from '../BlogCard';
import { LiveStatus } from '../LiveStatus';
import { useLive } from '../useLive';
import { findSentence } from './findSentence';
import {
  createIndex,
  readIndex,
  search,
  type SearchIndex,
  type StoredIndex,
  update,
} from './searchIndex';
import { splitAtTerms } from './words';

const MAX_SHOWN = 20;
// Not after every key: screen readers speak the keys.
const PAUSE_MS = 700;

let loaded: Promise<SearchIndex> | undefined;

async function fetchIndex(): Promise<SearchIndex> {
  // The development server has no index: every post counts as newer.
  if (import.meta.env.DEV) return readIndex(createIndex([]));
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answers with status ${answer.status}.`);
  return readIndex((await answer.json()) as StoredIndex);
}

// Once per visit, even if it fails: `use` must get the same promise in each render.
const loadIndex = () => (loaded ??= fetchIndex());

/** A text with the terms marked. */
export const Marked = ({ text, terms }: { text: string; terms: string[] }) =>
  splitAtTerms(text, terms).map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : part,
  );

const messageFor = (found: number): string => {
  if (found === 0) return 'No posts match.';
  if (found > MAX_SHOWN) return `${found} posts found. These are the best ${MAX_SHOWN}.`;
  return found === 1 ? '1 post found.' : `${found} posts found.`;
};

function SearchResults({ query }: { query: string }) {
  const index = use(loadIndex());
  const { live, retry } = useLive<Blog[]>(
    useCallback(
      ({ listenToChanges }, report) =>
        listenToChanges(index, (changes) => {
          if (changes.state === 'ready') update(index, changes.value);
          report(changes);
        }),
      [index],
    ),
    [],
  );
  const { hits, terms } = search(index, query);
  const message = messageFor(hits.length);

  useEffect(() => {
    const timer = setTimeout(() => announce(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, query]);

  return (
    <LiveStatus live={live} what="posts" onRetry={retry}>
      {() => (
        <>
          <p className="mono">{message}</p>
          <div className="blog-list across">
            {hits.slice(0, MAX_SHOWN).map(({ blog, sections }) => {
              const sentence = findSentence(sections, terms);
              const mark = (text: string) => <Marked text={text} terms={terms} />;
              return (
                <BlogCard key={blog.id} blog={blog} mark={mark}>
                  {sentence && (
                    <p className="sentence" {...inLanguage(blog.Language)}>
                      {/* The browser finds the words only in a page that it loads. */}
                      <a href={toPath(blog.id) + sentence.fragment}>{mark(sentence.text)}</a>
                    </p>
                  )}
                </BlogCard>
              );
            })}
          </div>
        </>
      )}
    </LiveStatus>
  );
}

/** The posts that match a query. Suspends until the index is loaded; throws if it can't be. */
// Memoized: a key is shown before the search for it.
export default memo(SearchResults);
