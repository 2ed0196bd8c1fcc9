import { useSyncExternalStore } from 'react';
import { cacheUser, onCachedUserChange, readCachedUser, type User } from './cachedUser';

type AuthClient = typeof import('./authClient');

/** Who is signed in. Until Auth has answered (`ready`), `user` is only the cached one. */
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

/** Who is signed in, live. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => signedOut,
  );

async function importClient(): Promise<AuthClient> {
  const loaded = await import('./authClient').catch((cause: unknown) => {
    // Another import() would fail as well: see layout/reload.ts.
    throw new Error('Please check your connection and reload the page.', { cause });
  });
  loaded.watchUser((user) => {
    cacheUser(user);
    setSession({ user, ready: true });
  });
  return loaded;
}

/** Loads the Auth SDK, once. Rejects when it can't be loaded. */
export const loadAuth = (): Promise<AuthClient> => (client ??= importClient());

/** Shows the cached user at once and lets Auth confirm it. Visitors who never signed in load no Auth SDK. */
export function restoreSession(): void {
  const confirm = () => void loadAuth().catch(() => undefined);
  setSession({ ...session, user: readCachedUser() });
  if (session.user) confirm();
  onCachedUserChange(confirm);
}
