import { isNewId } from '../firebase/newId';
import type { PostContent } from '../post/post';
import { toEditPath } from '../post/paths';
import { toContent } from '../post/toPost';
import { type Change, readStored } from '../rows/undo';
import type { Basis } from '../post/stored';
import { markUnsaved } from './locks';
import { warnBeforeClosing } from './warnBeforeClosing';

/** What two devices can change of a draft. */
export interface DraftContent {
  post: PostContent;
  /** The address of the post; undefined while it is made of the title. */
  address?: string;
  basedOn: Basis;
  /** When the draft was discarded, in ms since 1970. */
  discardedAt?: number;
  /** What other parts of the site add to this draft, which only they read. A draft that is made of it has only its time. */
  extras?: Record<string, unknown>;
}

/** A post that is being written. */
export interface Draft extends DraftContent {
  id: string;
  /** When the post was last changed, in ms since 1970. */
  savedAt: number;
  /** The device on which it was last changed. */
  device?: string;
  /** The id of that device's browser. Only in the cloud. */
  browser?: string;
  /** The device with whose changes it clashed, so that it became a draft of its own. */
  clashedWith?: string;
  /** Whether it was published or discarded elsewhere while it was changed here, and so became a draft of its own. */
  hasEndedElsewhere?: boolean;
  /** The changes that Undo takes back, the latest last. Only in the browser. */
  undo?: Change[];
  /** How many times the copy in the cloud had been saved when this draft was last the same; 0 if the first answer never came. Only in the browser. */
  copied?: number;
  /** Whether it was changed since. Only in the browser. */
  isAhead: boolean;
  /** What it was before that. Only in the browser. */
  base?: DraftContent;
  /** When this browser first had it as discarded, by its own clock, in ms since 1970. Only in the browser. */
  discardedSince?: number;
}

const KEEP_DISCARDED_MS = 24 * 60 * 60 * 1000;
// The ids that Firestore allows: https://firebase.google.com/docs/firestore/quotas
const ID = /^(?!\.\.?$|__.*__$)[^/]+$/;

// Fallback while local storage is full or unavailable; lost with the tab.
const memory = new Map<string, string>();
const toPrefix = (uid: string) => `draft:${encodeURIComponent(uid)}:`;
/** The key under which the browser stores a user's draft. */
export const toKey = (uid: string, id: string) => toPrefix(uid) + id;

/** Runs code that needs local storage; undefined if the browser refuses. */
function tryStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

const recordOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

function readBasis(value: unknown): Basis {
  const { kind, name } = (value ?? {}) as { kind?: unknown; name?: unknown };
  if (kind === 'version' && typeof name === 'string') return { kind, name };
  return { kind: kind === 'deleted' ? kind : 'new' };
}

const readContent = (stored: Partial<Record<keyof Draft, unknown>>): DraftContent => {
  const [discardedAt, savedAt] = [stored.discardedAt, stored.savedAt].map(numberOf);
  return {
    post: toContent(stored.post),
    address: textOf(stored.address),
    basedOn: readBasis(stored.basedOn),
    // Words that were typed since take the draft back.
    discardedAt: (savedAt ?? 0) > (discardedAt ?? 0) ? undefined : discardedAt,
    extras: recordOf(stored.extras),
  };
};

/** Reads a stored draft; null if it is invalid. */
export function parseDraft(id: string, json: string | null | undefined): Draft | null {
  try {
    const stored = JSON.parse(json ?? 'null') as Record<keyof Draft, unknown>;
    const savedAt = numberOf(stored.savedAt);
    if (!ID.test(id) || savedAt === undefined) return null;
    const base = recordOf(stored.base);
    return {
      id,
      ...readContent(stored),
      savedAt,
      device: textOf(stored.device),
      browser: textOf(stored.browser),
      clashedWith: textOf(stored.clashedWith),
      hasEndedElsewhere: stored.hasEndedElsewhere === true || undefined,
      undo: readStored(stored.undo),
      copied: numberOf(stored.copied),
      isAhead: stored.isAhead !== false,
      base: base && readContent(base),
      discardedSince: numberOf(stored.discardedSince),
    };
  } catch {
    return null;
  }
}

const parseStored = (key: string, id: string): Draft | null =>
  tryStorage((storage) => parseDraft(id, storage.getItem(key))) ?? null;

/** The path of the form for a draft. */
export function toFormPath({ id, address = id, basedOn }: Draft): string {
  if (basedOn.kind !== 'version' && isNewId(id)) return `/createblog?draft=${id}`;
  return toEditPath(address) + (address === id ? '' : `?draft=${id}`);
}

/** A user's draft as the browser stores it; null if there is none. */
export const readDraftText = (uid: string, id: string): string | null =>
  memory.get(toKey(uid, id)) ?? tryStorage((storage) => storage.getItem(toKey(uid, id))) ?? null;

/** Reads a user's draft; null if there is none with this id, or it is invalid. */
export const readDraft = (uid: string, id: string): Draft | null =>
  parseDraft(id, readDraftText(uid, id));

/** Whether a draft was discarded more than a day ago. Another device's clock may be wrong, so only this browser's counts. */
const isOver = ({ discardedAt, discardedSince = discardedAt }: Draft): boolean =>
  discardedAt !== undefined && Date.now() - discardedSince! > KEEP_DISCARDED_MS;

function listAll(uid: string): Draft[] {
  const stored = tryStorage((storage) => Object.keys(storage)) ?? [];
  return [...new Set([...memory.keys(), ...stored])]
    .filter((key) => key.startsWith(toPrefix(uid)))
    .flatMap((key) => readDraft(uid, key.slice(toPrefix(uid).length)) ?? []);
}

/** Lists a user's drafts in this browser, last changed first, without those discarded more than a day ago. */
export const listDrafts = (uid: string): Draft[] =>
  listAll(uid)
    .filter((draft) => !isOver(draft))
    .sort((a, b) => b.savedAt - a.savedAt);

/** Lists a user's drafts in this browser that were discarded more than a day ago. */
export const listOver = (uid: string): Draft[] => listAll(uid).filter(isOver);

/** Saves a user's draft. Returns false if the browser can't store its words, which are then lost with the tab. */
export function saveDraft(uid: string, draft: Draft): boolean {
  const key = toKey(uid, draft.id);
  const discardedSince = draft.discardedAt && (draft.discardedSince ?? Date.now());
  const json = JSON.stringify({ ...draft, discardedSince });
  const store = (text: string) => tryStorage((storage) => storage.setItem(key, text) ?? true);
  // The words matter more than Undo, and than a comparison.
  const isStored =
    (store(json) ||
      store(JSON.stringify({ ...draft, discardedSince, undo: [], base: undefined }))) ??
    false;
  if (isStored) memory.delete(key);
  else memory.set(key, json);
  const older = isStored ? null : parseStored(key, draft.id);
  // Other fields, such as discardedAt, may be lost with the tab.
  const hasWords = isStored || JSON.stringify(older?.post) === JSON.stringify(draft.post);
  // The cloud may have what this browser can't store.
  warnBeforeClosing(key, !hasWords && draft.isAhead);
  markUnsaved(uid, draft.id, !hasWords);
  return hasWords;
}

/** Deletes a draft. */
export function deleteDraft(uid: string, id: string): void {
  const key = toKey(uid, id);
  memory.delete(key);
  warnBeforeClosing(key, false);
  markUnsaved(uid, id, false);
  tryStorage((storage) => storage.removeItem(key));
}
