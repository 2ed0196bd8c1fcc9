import type { Post } from '../blog';
import { toPost } from '../toBlog';
import { warnBeforeClosing } from './warnBeforeClosing';

/** A post being written, under the id that it will be published with. */
export interface Draft {
  id: string;
  post: Post;
}

// Fallback when localStorage is full or unavailable: it lives as long as the tab.
const memory = new Map<string, string>();
const keyOf = (uid: string) => `draft:${uid}`;

// Firestore's generated ids: a draft with any other was not saved by this site.
const ID = /^[A-Za-z0-9]{20}$/;

/** Reads a user's draft; null when there is none or it is invalid. */
export function readDraft(uid: string): Draft | null {
  try {
    const saved = memory.get(keyOf(uid)) ?? localStorage.getItem(keyOf(uid));
    const { id, post } = JSON.parse(saved ?? 'null') as { id: unknown; post: unknown };
    return typeof id === 'string' && ID.test(id) ? { id, post: toPost(post) } : null;
  } catch {
    return null;
  }
}

/** Saves a user's draft. Returns false when the browser can't store it, so that it is lost with the tab. */
export function saveDraft(uid: string, draft: Draft): boolean {
  const key = keyOf(uid);
  const json = JSON.stringify(draft);
  try {
    localStorage.setItem(key, json);
    memory.delete(key);
  } catch {
    memory.set(key, json);
  }
  const isStored = !memory.has(key);
  warnBeforeClosing(key, !isStored);
  return isStored;
}

/** Deletes the draft with this id once it is published. A newer one stays. */
export function deleteDraft(uid: string, id: string): void {
  const key = keyOf(uid);
  if (readDraft(uid)?.id !== id) return;
  memory.delete(key);
  warnBeforeClosing(key, false);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
