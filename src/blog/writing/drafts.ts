import type { Post } from '../blog';
import { toBlog } from '../toBlog';

/** A post being written, under the id that it will be published with. */
export interface Draft {
  id: string;
  post: Post;
}

// What the browser will not store lives at least as long as the tab.
const memory = new Map<string, string>();
const key = (uid: string) => `draft:${uid}`;

// As Firestore makes them: anything else in the browser's storage was not put there by this site.
const ID = /^[A-Za-z0-9]{20}$/;

/** Reads a user's draft; null when there is none or it is garbage. */
export function readDraft(uid: string): Draft | null {
  try {
    const kept = memory.get(key(uid)) ?? localStorage.getItem(key(uid));
    const { id, post } = JSON.parse(kept ?? 'null') as { id: unknown; post: unknown };
    if (typeof id !== 'string' || !ID.test(id)) return null;
    const { Name, Title, Summary, sections } = toBlog(id, post);
    return { id, post: { Name, Title, Summary, sections } };
  } catch {
    return null;
  }
}

/** Keeps a user's draft. Returns false when it will not outlive the tab, because the browser can't store it. */
export function keepDraft(uid: string, draft: Draft): boolean {
  const kept = JSON.stringify(draft);
  try {
    localStorage.setItem(key(uid), kept);
    memory.delete(key(uid));
    return true;
  } catch {
    memory.set(key(uid), kept);
    return false;
  }
}

/** Drops the draft with this id, once it is published. A newer one stays. */
export function dropDraft(uid: string, id: string): void {
  if (readDraft(uid)?.id !== id) return;
  memory.delete(key(uid));
  try {
    localStorage.removeItem(key(uid));
  } catch {
    // What could not be stored needs no removing.
  }
}
