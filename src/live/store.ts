import { useEffect } from 'react';
import { firebaseConfig } from '../firebase/config';
import { createStore } from '../messages/createStore';
import { reload, reloadIfKept } from '../messages/reload';
import { type Post, PAGE_SIZE } from '../post/post';
import type { Changes } from './changes';

/** The states of the tab's connection to the database, as drawn in docs/architecture.md. */
export type State = 'connecting' | 'live' | 'paused' | 'polling' | 'refused';

/** What the tab knows of the database. */
export interface Live {
  state: State;
  /** Undefined until the database has answered. */
  changes?: Changes;
  /** Posts that no page and no change has, by id; null if there is none. */
  found: ReadonlyMap<string, Post | null>;
}

/** What a page needs: the changes since a time in milliseconds; since 0, the newest `count` posts. */
export interface Need {
  since: number;
  count: number;
}

// Loading the SDK takes about 2 s on a slow phone.
const LOADED_AFTER_MS = 10_000;

/** The one store of a tab, which every page shows. */
export const live = createStore<Live>({ state: 'connecting', found: new Map() });

/** Sets the state of the connection. */
export const enter = (state: State, more: Partial<Live> = {}) =>
  live.set({ ...live.get(), ...more, state });

type Connection = typeof import('./connection');

let connection: Connection | undefined;

/** Does something with the connection, which loads on demand. Returns a function that ends it. */
function withConnection(start: (connection: Connection) => () => void) {
  if (!firebaseConfig) return () => undefined;
  let end: (() => void) | undefined;
  let isOver = false;
  const timer = setTimeout(() => enter('paused'), LOADED_AFTER_MS);
  const settle = reloadIfKept();
  import('./connection').then(
    (loaded) => {
      connection = loaded;
      clearTimeout(timer);
      settle();
      if (!isOver) end = start(loaded);
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

/** Looks for a post that neither the page nor the changes have. Undefined until the database has answered; null if there is none. */
export function useFound(id: string, isWanted: boolean): Post | null | undefined {
  useEffect(() => {
    if (isWanted) return withConnection(({ find }) => find(id));
  }, [id, isWanted]);
  return live.useValue().found.get(id);
}

/** Connects again. Resolves to false if neither that nor a reload is possible. */
export const retry = async (): Promise<boolean> =>
  connection ? ((await connection.connectAgain()) ?? true) : reload();
