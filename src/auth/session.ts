import { useSyncExternalStore } from 'react';
import { cacheUser, onCachedUserChange, readCachedUser, type User } from './cachedUser';

type Client = typeof import('./authClient');

/** Who is signed in. Until it is `settled`, Auth has not answered and `user` is only the cached one. */
export interface Session {
  user: User | null;
  settled: boolean;
}

const signedOut: Session = { user: null, settled: false };
const subscribers = new Set<() => void>();
let session = signedOut;
let loading: Promise<Client> | undefined;

function publish(next: Session) {
  session = next;
  document.documentElement.toggleAttribute('data-signed-in', !!next.user);
  subscribers.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Who is signed in, kept current. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => signedOut,
  );

/** Loads the Auth SDK, once. Rejects when it can't be loaded; the next call tries again. */
export function loadAuth(): Promise<Client> {
  loading ??= import('./authClient').then(
    (client) => {
      client.watchUser((user) => {
        cacheUser(user);
        publish({ user, settled: true });
      });
      return client;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Paints the cached user at once and lets Auth confirm it; a visitor who never signed in loads no Auth. */
export function restoreSession(): void {
  const confirm = () => void loadAuth().catch(() => undefined);
  publish({ ...session, user: readCachedUser() });
  if (session.user) confirm();
  onCachedUserChange(confirm);
}
