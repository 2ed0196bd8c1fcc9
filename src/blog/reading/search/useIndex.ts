import { useEffect, useState } from 'react';
import { SEARCH_FILE } from '../../blog';
import { indexOf, readIndex, type SearchIndex } from './searchIndex';

let loaded: Promise<SearchIndex> | undefined;

async function fetchIndex(): Promise<SearchIndex> {
  // `vite` serves no index: all posts count as newer than it.
  if (import.meta.env.DEV) return indexOf([]);
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answers with status ${answer.status}.`);
  return readIndex(await answer.json());
}

/** The index of the posts, which is fetched once in a visit. */
export function useIndex() {
  const [index, setIndex] = useState<SearchIndex>();
  const [isError, setError] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    loaded ??= fetchIndex();
    loaded.then(
      (value) => isOver || setIndex(value),
      (error: unknown) => {
        loaded = undefined;
        console.error(error);
        if (!isOver) setError(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [attempt]);

  const retry = () => {
    setError(false);
    setAttempt(attempt + 1);
  };
  return { index, isError, retry };
}
