import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { firebaseConfig } from '../../../firebase/config';
import { ErrorBoundary } from '../../../layout/ErrorBoundary';
import { Loading } from '../../../layout/Loading';
import { reload } from '../../../layout/reload';
import { SearchFailed } from './SearchFailed';

const load = () => import('./SearchResults');
const SearchResults = lazy(load);

// Browsers refuse to write the address too often.
const PAUSE_MS = 300;

/** Writes a query into the address, which can be shared. Not through the router: the page and its focus stay. */
function writeQuery(query: string) {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** A field that searches all posts, those written since the build included; its children while it is empty. */
export function Search({ children }: { children: ReactNode }) {
  const { key, search } = useLocation();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  // Not while rendering: the page that was built knows no query.
  useLayoutEffect(() => {
    // What was typed before this page could listen.
    const typed = isFirst.current ? input.current?.value : '';
    isFirst.current = false;
    setText(typed || (new URLSearchParams(search).get('q') ?? ''));
  }, [key, search]);

  useEffect(() => {
    const timer = setTimeout(() => writeQuery(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  if (!firebaseConfig) return children;
  return (
    <>
      <search className="across">
        <label htmlFor="search" className="mono aside">
          Search
        </label>
        <input
          ref={input}
          id="search"
          type="search"
          className="form-control"
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          // Fetches what will be needed, so that the first results come sooner.
          onFocus={() => void load().catch(() => undefined)}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => writeQuery(text.trim())}
        />
      </search>
      {query ? (
        <ErrorBoundary fallback={<SearchFailed onRetry={() => void reload()} />}>
          <Suspense fallback={<Loading>Searching…</Loading>}>
            <SearchResults query={query} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        children
      )}
    </>
  );
}
