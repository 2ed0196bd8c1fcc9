import { useEffect } from 'react';
import { announce } from '../../../layout/announce';
import { Loading } from '../../../layout/Loading';
import { BlogCard } from '../BlogCard';
import { LiveStatus } from '../LiveStatus';
import { Marked } from './Marked';
import { SearchFailed } from './SearchFailed';
import { search, type SearchIndex } from './searchIndex';
import { useChanges } from './useChanges';
import { useIndex } from './useIndex';

const MAX_SHOWN = 20;
// Not at every key: screen readers say the keys.
const PAUSE_MS = 700;

const messageFor = (found: number): string => {
  if (found === 0) return 'No post has these words.';
  if (found > MAX_SHOWN) return `${found} posts found. These are the best ${MAX_SHOWN}.`;
  return found === 1 ? '1 post found.' : `${found} posts found.`;
};

function Results({ index, query }: { index: SearchIndex; query: string }) {
  const { live, retry } = useChanges(index);
  const hits = search(index, query);
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
            {hits.slice(0, MAX_SHOWN).map(({ blog, words, inText }) => (
              <BlogCard
                key={blog.id}
                blog={blog}
                mark={(text) => <Marked text={text} words={words} />}
              >
                {inText.length > 0 && <p className="mono">In the text: {inText.join(', ')}</p>}
              </BlogCard>
            ))}
          </div>
        </>
      )}
    </LiveStatus>
  );
}

/** The posts that a query finds. */
export default function SearchResults({ query }: { query: string }) {
  const { index, isError, retry } = useIndex();
  if (isError) return <SearchFailed onRetry={retry} />;
  return index ? <Results index={index} query={query} /> : <Loading>Searching…</Loading>;
}
