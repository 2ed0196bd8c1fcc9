import type { Post } from '../blog';
import { toPost } from '../toBlog';
import { markUnsaved } from './unsavedLock';
import { warnBeforeClosing } from './warnBeforeClosing';

/** A post that is being written. */
export interface Draft {
  /** The id that the post will be published under. */
  id: string;
  post: Post;
  /** When the post was last changed, in ms since 1970. */
  savedAt: number;
  /** Whether some version of it was submitted, and so may be published. */
  isSubmitted: boolean;
  /** The revision of the published post that it corrects; undefined for a new post. */
  basedOn?: number;
  /** When the draft was discarded, in ms since 1970. */
  discardedAt?: number;
}

const KEEP_DISCARDED_MS = 24 * 60 * 60 * 1000;
// The ids that Firestore makes.
const NEW_ID = /^[A-Za-z0-9]{20}$/;
// The ids that Firestore allows: https://firebase.google.com/docs/firestore/quotas
const ID = /^(?!\.\.?$|__.*__$)[^/]+$/;

// Fallback while local storage is full or unavailable; lost with the tab.
const memory = new Map<string, string>();
const toPrefix = (uid: string) => `draft:${encodeURIComponent(uid)}:`;
const toKey = (uid: string, id: string) => toPrefix(uid) + id;

/** Runs code that needs local storage; undefined if the browser refuses. */
function tryStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

function parse(id: string, json: string | null | undefined): Draft | null {
  try {
    const stored = JSON.parse(json ?? 'null') as Record<keyof Draft, unknown>;
    const { post, savedAt, isSubmitted, basedOn, discardedAt } = stored;
    if (!ID.test(id) || typeof savedAt !== 'number') return null;
    return {
      id,
      post: toPost(post),
      savedAt,
      isSubmitted: isSubmitted === true,
      ...(typeof basedOn === 'number' && { basedOn }),
      ...(typeof discardedAt === 'number' && { discardedAt }),
    };
  } catch {
    return null;
  }
}

/** Whether a text can be a new post's id. */
export const isNewId = (id: string | null): id is string => id !== null && NEW_ID.test(id);

const parseStored = (key: string, id: string): Draft | null =>
  tryStorage((storage) => parse(id, storage.getItem(key))) ?? null;

/** Reads a user's draft; null if there is none with this id, or it is invalid. */
export function readDraft(uid: string, id: string): Draft | null {
  const key = toKey(uid, id);
  return parse(id, memory.get(key)) ?? parseStored(key, id);
}

/** Lists a user's drafts, last changed first. Deletes drafts that were discarded more than a day ago. */
export function listDrafts(uid: string): Draft[] {
  const stored = tryStorage((storage) => Object.keys(storage)) ?? [];
  return [...new Set([...memory.keys(), ...stored])]
    .filter((key) => key.startsWith(toPrefix(uid)))
    .flatMap((key) => readDraft(uid, key.slice(toPrefix(uid).length)) ?? [])
    .filter(({ id, discardedAt }) => {
      const isOver = Date.now() - (discardedAt ?? Infinity) > KEEP_DISCARDED_MS;
      if (isOver) deleteDraft(uid, id);
      return !isOver;
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Saves a user's draft. Returns false if the browser can't store its words, which are then lost with the tab. */
export function saveDraft(uid: string, draft: Draft): boolean {
  const key = toKey(uid, draft.id);
  const json = JSON.stringify(draft);
  const isStored = tryStorage((storage) => storage.setItem(key, json) ?? true) ?? false;
  if (isStored) memory.delete(key);
  else memory.set(key, json);
  const older = isStored ? null : parseStored(key, draft.id);
  // Store this at least: it decides whether the next submit corrects a post or creates one.
  if (older && draft.isSubmitted && !older.isSubmitted) {
    const marked = JSON.stringify({ ...older, isSubmitted: true });
    tryStorage((storage) => storage.setItem(key, marked));
  }
  // Other fields, such as discardedAt, may be lost with the tab.
  const hasWords = isStored || JSON.stringify(older?.post) === JSON.stringify(draft.post);
  warnBeforeClosing(key, !hasWords);
  markUnsaved(draft.id, !hasWords);
  return hasWords;
}

/** Deletes a draft. */
export function deleteDraft(uid: string, id: string): void {
  const key = toKey(uid, id);
  memory.delete(key);
  warnBeforeClosing(key, false);
  markUnsaved(id, false);
  tryStorage((storage) => storage.removeItem(key));
}
