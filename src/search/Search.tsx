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
import { search as words } from '#words/search';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { ErrorMessage } from '../base/ErrorMessage';
import { Loading } from '../base/Loading';
import { reload } from '../base/reload';
import { MAX_QUERY } from './query';
import './search.css';

const load = () => import('./SearchResults');
const SearchResults = lazy(load);

// Browsers limit how often a page may change its URL.
const PAUSE_MS = 300;

/** Puts the query into the URL, for sharing. Not through the router: that would move the focus. */
function writeQuery(query: string) {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

const searchFailed = <ErrorMessage onRetry={reload}>{words.notLoaded}</ErrorMessage>;

/** A field that searches all posts, including those newer than the build. Shows its children while it is empty. */
export function Search({ children }: { children: ReactNode }) {
  const { key, search } = useLocation();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  // Not while rendering: the built page has no query.
  useLayoutEffect(() => {
    // Keeps what was typed before hydration.
    const typed = isFirst.current ? input.current?.value : '';
    isFirst.current = false;
    setText(typed || (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY));
  }, [key, search]);

  useEffect(() => {
    const timer = setTimeout(() => writeQuery(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <search className="across">
        <label htmlFor="search" className="meta aside">
          {words.label}
        </label>
        <input
          ref={input}
          id="search"
          type="search"
          className="form-control"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_QUERY}
          value={text}
          // Loads the search before the first key.
          onFocus={() => void load().catch(() => undefined)}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => writeQuery(text.trim())}
        />
      </search>
      {query ? (
        <ErrorBoundary fallback={searchFailed}>
          <Suspense fallback={<Loading>{words.searching}</Loading>}>
            <SearchResults query={query} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        children
      )}
    </>
  );
}
