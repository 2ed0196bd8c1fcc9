// The pictures that this browser keeps until the database has them, by user.
import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { isPicture, type PictureData } from '../post/picture';
import { withTimeout } from '../firebase/app';
import { listDrafts } from '../drafts/drafts';
import { warnBeforeClosing } from '../drafts/warnBeforeClosing';

/** A picture in this browser. */
export interface LocalPicture extends PictureData {
  /** When it was added, in ms since 1970. */
  savedAt: number;
  /** Whether it was uploaded; its owner may have erased it since. */
  isUploaded: boolean;
}

const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
// Some browsers never answer when their storage is broken.
const TIMEOUT_MS = 5000;

// While the browser can’t store them; lost with the tab.
const memory = new Map<string, LocalPicture>();

/** The key of a picture of a user in this browser. */
export const toPictureKey = (uid: string, id: string) => `${uid}/${id}`;

let store: UseStore | undefined;

/** Runs code that needs IndexedDB. Rejects if the browser refuses. */
async function tryStore<T>(run: (store: UseStore) => Promise<T>): Promise<T> {
  // Without IndexedDB, this itself throws.
  store ??= createStore('pictures', 'pictures');
  return withTimeout(TIMEOUT_MS, run(store));
}

async function save(key: string, picture: LocalPicture) {
  try {
    await tryStore((opened) => set(key, picture, opened));
    memory.delete(key);
  } catch {
    memory.set(key, picture);
  }
  warnBeforeClosing(key, memory.has(key) && !picture.isUploaded);
}

/** Saves a picture in this browser. */
export const saveLocalPicture = (uid: string, id: string, picture: PictureData): Promise<void> =>
  save(toPictureKey(uid, id), { ...picture, savedAt: Date.now(), isUploaded: false });

/** Finds a picture of this browser. */
export async function findLocalPicture(uid: string, id: string): Promise<LocalPicture | undefined> {
  const key = toPictureKey(uid, id);
  const localPicture =
    memory.get(key) ??
    (await tryStore((opened) => get<LocalPicture>(key, opened)).catch(() => undefined));
  return isPicture(localPicture) ? localPicture : undefined;
}

/** Marks a picture as uploaded. */
export async function markUploaded(uid: string, id: string): Promise<void> {
  const picture = await findLocalPicture(uid, id);
  if (picture) await save(toPictureKey(uid, id), { ...picture, isUploaded: true });
}

/** Whether one of these pictures would be lost with the tab. */
export const isAnyInMemory = (uid: string, ids: string[]): boolean =>
  ids.some((id) => memory.get(toPictureKey(uid, id))?.isUploaded === false);

/** Deletes pictures that were added more than a week ago and are in none of the user’s drafts. */
export async function deleteOldPictures(uid: string): Promise<void> {
  const drafts = JSON.stringify(listDrafts(uid));
  for (const key of await tryStore((opened) => keys<string>(opened))) {
    const [owner, id] = key.split('/');
    if (owner !== uid || drafts.includes(id!)) continue;
    const localPicture = await tryStore((opened) => get<LocalPicture>(key, opened));
    if (Date.now() - (localPicture?.savedAt ?? 0) > KEEP_MS)
      await tryStore((opened) => del(key, opened));
  }
}
