import type { Post } from '../blog';
import { bySection } from '../bySection';
import { toPost } from '../toBlog';
import { holdUnsaved } from './unsavedLock';
import { warnBeforeClosing } from './warnBeforeClosing';

/** A post being written. */
export interface Draft {
  /** The id that it will be published with. */
  id: string;
  post: Post;
  /** When it was changed last, in ms since 1970. */
  savedAt: number;
  /** Whether it was submitted, perhaps with other words: it may be published already. */
  isSubmitted: boolean;
  /** The revision of the published post that it was made from; undefined for a new post. */
  basedOn?: number;
  /** When it was discarded, in ms since 1970. */
  discardedAt?: number;
}

// For how long a discarded draft can be put back.
const DISCARDED_FOR_MS = 24 * 60 * 60 * 1000;
// As Firestore makes them, for new posts.
const NEW_ID = /^[A-Za-z0-9]{20}$/;
// What Firestore allows: https://firebase.google.com/docs/firestore/quotas
const ID = /^(?!\.\.?$|__.*__$)[^/]+$/;

// Fallback when localStorage is full or unavailable: it lives as long as the tab.
const memory = new Map<string, string>();
const prefixOf = (uid: string) => `draft:${encodeURIComponent(uid)}:`;
const keyOf = (uid: string, id: string) => prefixOf(uid) + id;

/** Runs what needs local storage; undefined where the browser refuses it. */
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

const sectionToJson = bySection((section) => JSON.stringify(section));

/** The same as JSON.stringify, except for the order; but only what has changed in a long post takes time. */
function toJson({ post: { sections, ...texts }, ...draft }: Draft): string {
  const open = JSON.stringify({ ...draft, post: texts }).slice(0, -2);
  return `${open},"sections":[${sections.map(sectionToJson).join()}]}}`;
}

/** Whether a text can be the id of a new post. */
export const isNewId = (id: string | null): id is string => id !== null && NEW_ID.test(id);

const parseStored = (key: string, id: string): Draft | null =>
  parse(
    id,
    tryStorage((storage) => storage.getItem(key)),
  );

/** Reads one of a user's drafts; null when there is none with this id, or it is invalid. */
export function readDraft(uid: string, id: string): Draft | null {
  const key = keyOf(uid, id);
  return parse(id, memory.get(key)) ?? parseStored(key, id);
}

/** All drafts of a user, the one that was changed last first. Those discarded too long ago are deleted. */
export function listDrafts(uid: string): Draft[] {
  const stored = tryStorage((storage) => Object.keys(storage)) ?? [];
  return [...new Set([...memory.keys(), ...stored])]
    .filter((key) => key.startsWith(prefixOf(uid)))
    .flatMap((key) => readDraft(uid, key.slice(prefixOf(uid).length)) ?? [])
    .filter(({ id, discardedAt }) => {
      const isOver = Date.now() - (discardedAt ?? Infinity) > DISCARDED_FOR_MS;
      if (isOver) deleteDraft(uid, id);
      return !isOver;
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Saves a user's draft. Returns false when the browser can't store its words, so that they are lost with the tab. */
export function saveDraft(uid: string, draft: Draft): boolean {
  const key = keyOf(uid, draft.id);
  const json = toJson(draft);
  const isStored = tryStorage((storage) => storage.setItem(key, json) ?? true) ?? false;
  if (isStored) memory.delete(key);
  else memory.set(key, json);
  const older = isStored ? null : parseStored(key, draft.id);
  // That it was submitted must outlive the tab: it decides whether the next submit corrects a post or creates one.
  if (older && draft.isSubmitted && !older.isSubmitted) {
    const marked = JSON.stringify({ ...older, isSubmitted: true });
    tryStorage((storage) => storage.setItem(key, marked));
  }
  // A mark alone, such as discardedAt, may be lost with the tab.
  const hasWords = isStored || JSON.stringify(older?.post) === JSON.stringify(draft.post);
  warnBeforeClosing(key, !hasWords);
  holdUnsaved(draft.id, !hasWords);
  return hasWords;
}

/** Deletes a draft. */
export function deleteDraft(uid: string, id: string): void {
  const key = keyOf(uid, id);
  memory.delete(key);
  warnBeforeClosing(key, false);
  holdUnsaved(id, false);
  tryStorage((storage) => storage.removeItem(key));
}
