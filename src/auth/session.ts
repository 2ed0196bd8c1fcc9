import { frame } from '#words/frame';
import { createStore } from '../base/createStore';
import { cacheUser, onCachedUserChange, readCachedUser, type User } from './cachedUser';

type AuthClient = typeof import('./authClient');

/** The signed-in user. Until Auth has answered (`ready`), it is only the cached one. */
interface Session {
  user: User | null;
  ready: boolean;
  /** Whether the last user signed out by the button of this tab. */
  hasLeft: boolean;
}

const session = createStore<Session>({ user: null, ready: false, hasLeft: false });
let client: Promise<AuthClient> | undefined;
let hasLeft = false;

function setSession(next: Omit<Session, 'hasLeft'>) {
  const { user, ready } = session.get();
  if (next.user && next.user !== user) hasLeft = false;
  // Another object would have React render again what shows it.
  if (next.user !== user || next.ready !== ready) session.set({ ...next, hasLeft });
  document.documentElement.toggleAttribute('data-signed-in', !!next.user);
}

/** The signed-in user, live. */
export const useSession = session.useValue;

async function importClient(): Promise<AuthClient> {
  const loaded = await import('./authClient').catch((cause: unknown) => {
    // Retrying the import would fail too: see messages/reload.ts.
    throw new Error(frame.checkConnection, { cause });
  });
  loaded.watchUser(
    (user) => {
      cacheUser(user);
      setSession({ user, ready: false });
    },
    (user) => {
      // Auth was still starting here when another tab signed out.
      if (user && user.uid !== session.get().user?.uid)
        return void loaded.signOutOfAuth().catch(() => undefined);
      cacheUser(user);
      setSession({ user, ready: true });
    },
  );
  return loaded;
}

/** Loads the Auth SDK once. Rejects if it can't be loaded. */
export const loadAuth = (): Promise<AuthClient> => (client ??= importClient());

/** A way to sign in. Rejects with a sentence for the user. */
export type SignInWay = (client: AuthClient) => Promise<void>;

/** Signs in. Rejects as the way does. */
export async function signInBy(way: SignInWay): Promise<void> {
  try {
    await way(await loadAuth());
  } catch (error) {
    const { user, ready } = session.get();
    // Auth names a user before it stores them, which may fail; one whom it has confirmed came from another tab.
    if (user && !ready) {
      cacheUser(null);
      setSession({ user: null, ready: true });
    }
    throw error;
  }
}

/** Signs out in every tab. Rejects if that fails. */
export async function signOut(): Promise<void> {
  // The next sign-in takes it back.
  hasLeft = true;
  await (await loadAuth()).signOutOfAuth();
}

/** Auth reports only changes, and may have known the cached user all along. */
function confirm({ readUid }: AuthClient) {
  const { user } = session.get();
  if (user && readUid() === user.uid) setSession({ user, ready: true });
}

function restore() {
  const { user, ready } = session.get();
  const cached = readCachedUser();
  // Visitors who never signed in load no Auth SDK.
  if (user || cached) loadAuth().then(confirm, () => undefined);
  // Auth confirms another user before that user may write.
  setSession({ user: cached, ready: ready && (!cached || cached.uid === user?.uid) });
}

/** Shows the cached user until Auth has answered, and when another tab has changed the cache. */
export function restoreSession(): void {
  restore();
  onCachedUserChange(() => {
    restore();
    // Tells Auth to read its storage too: a page that slept has missed the event.
    dispatchEvent(new StorageEvent('storage'));
  });
}
