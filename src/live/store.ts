import { useEffect } from 'react';
import { isStopped } from '../firebase/sdkFault';
import { createStore } from '../base/createStore';
import { reload, reloadIfKept } from '../base/reload';
import { PAGE_SIZE } from '../post/post';
import type { Connection, Live, State } from './connection';

// Loading the SDK takes about 2 s on a slow phone.
const LOADED_AFTER_MS = 10_000;

/** The one store of a tab, which every page shows. */
export const live = createStore<Live>({ state: 'connecting', found: new Map() });

let connection: Connection | undefined;

/** Does something with the connection, which loads on demand. Returns a function that ends it. */
function withConnection(start: (connection: Connection) => (() => void) | void) {
  let end: (() => void) | void;
  let isOver = false;
  const enter = (state: State) => live.set({ ...live.get(), state });
  const timer = setTimeout(() => enter('paused'), LOADED_AFTER_MS);
  const settle = reloadIfKept();
  import('./connection').then(
    ({ connect }) => {
      connection ??= connect(live);
      clearTimeout(timer);
      settle();
      if (!isOver) end = start(connection);
    },
    () => {
      clearTimeout(timer);
      enter('refused');
    },
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
    settle();
    end?.();
  };
}

/** Follows what has changed since a page was built, or the newest posts if no page was built with posts. */
export function useChanges(since = 0, count = PAGE_SIZE): Live {
  useEffect(() => withConnection(({ follow }) => follow({ since, count })), [since, count]);
  return live.useValue();
}

/** Looks for a post that neither a page nor the changes have: see `found`. */
export function useLookup(id: string, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) return withConnection(({ find }) => find(id));
  }, [id, isWanted]);
}

/** Connects again. Resolves to false if neither that nor a reload is possible. */
export async function retry(): Promise<boolean> {
  // The attempt may be the first to find that the SDK has stopped.
  connection?.connectAgain();
  return !connection || isStopped() ? reload() : true;
}
