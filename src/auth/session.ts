import { useSyncExternalStore } from 'react';
import { cacheUser, onCachedUserChange, readCachedUser, type User } from './cachedUser';

type AuthClient = typeof import('./authClient');

/** The signed-in user. Until Auth has answered (`ready`), it is only the cached one. */
interface Session {
  user: User | null;
  ready: boolean;
}

const signedOut: Session = { user: null, ready: false };
const subscribers = new Set<() => void>();
let session = signedOut;
let client: Promise<AuthClient> | undefined;

function setSession(next: Session) {
  session = next;
  document.documentElement.toggleAttribute('data-signed-in', !!next.user);
  subscribers.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** The signed-in user, live. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => signedOut,
  );

async function importClient(): Promise<AuthClient> {
  const loaded = await import('./authClient').catch((cause: unknown) => {
    // Retrying the import would fail too: see layout/reload.ts.
    throw new Error('Please check your connection and reload the page.', { cause });
  });
  loaded.watchUser((user) => {
    cacheUser(user);
    setSession({ user, ready: true });
  });
  return loaded;
}

/** Loads the Auth SDK once. Rejects if it can't be loaded. */
export const loadAuth = (): Promise<AuthClient> => (client ??= importClient());

function restore() {
  const user = readCachedUser();
  // Visitors who never signed in load no Auth SDK.
  if (user || session.user) loadAuth().catch(() => undefined);
  if (!session.ready) setSession({ user, ready: false });
}

/** Shows the cached user until Auth has answered, also when another tab changes the cache. */
export function restoreSession(): void {
  restore();
  onCachedUserChange(restore);
}
