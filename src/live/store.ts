import { useEffect } from 'react';
import { firebaseConfig } from '../firebase/config';
import { isStopped } from '../firebase/sdkFault';
import { createStore } from '../base/createStore';
import { reload, reloadIfKept } from '../base/reload';
import { type Post, PAGE_SIZE } from '../post/post';
import type { Changes } from './changes';

/** The states of the tab's connection to the database, as drawn in docs/architecture.md. */
export type State = 'connecting' | 'live' | 'paused' | 'refused';

/** What the tab knows of the database. */
export interface Live {
  state: State;
  /** Undefined until the database has answered. */
  changes?: Changes;
  /** Posts that no page and no change has, by id; null if there is none. */
  found: ReadonlyMap<string, Post | null>;
  /** The most that a page of the tab has needed. Undefined until the SDK has loaded. */
  need?: Need;
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

/** Changes some of what the tab knows. */
export const update = (changed: Partial<Live>) => live.set({ ...live.get(), ...changed });

type Connection = typeof import('./connection');

let connection: Connection | undefined;

/** Does something with the connection, which loads on demand. Returns a function that ends it. */
function withConnection(start: (connection: Connection) => (() => void) | void) {
  if (!firebaseConfig) return () => undefined;
  let end: (() => void) | void;
  let isOver = false;
  const timer = setTimeout(() => update({ state: 'paused' }), LOADED_AFTER_MS);
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
      update({ state: 'refused' });
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
export function useSearchOf(id: string, isWanted: boolean): void {
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
