import type { Published } from '../../post/stored';
import type { deferUntilPaint } from '../deferUntilPaint';
import type { Draft } from '../drafts';
import type { Lock } from '../locks';
import type { Answer, CloudDraft } from '../mergeDraft';
import type { DraftEvent } from './table';

/** How far a post is on its way. `waiting`: there is no connection; `pictures`: as many are uploaded first. */
export type Progress = 'sending' | 'slow' | 'waiting' | { pictures: number };

/** What comes of a Submit. */
export type Outcome =
  // With the time of a scheduled post, in ms since 1970.
  | { event: 'published'; address: string; dueAt?: number }
  | { event: 'post changed' | 'post deleted'; published?: Published }
  | { event: 'copy differs'; copy: CloudDraft | null }
  | { event: 'address taken' | 'refused' }
  | { event: 'failed'; reason: string };

/** What publishing needs of the session. */
export interface Sending {
  /** Aborted to cancel it before it is written. */
  signal: AbortSignal;
  /** Receives the address and the basis that the next Submit needs if the answer is lost: the post may be there. */
  onAddress: (begun: Required<Pick<Draft, 'address' | 'basedOn'>>) => void;
  onProgress: (progress: Progress) => void;
  /** Resolves when no copy is on its way any more, with how many times it was saved. */
  settle: () => Promise<number | undefined>;
}

/** What a session needs of the browser, of the cloud, and of what publishes. */
export interface DraftPorts {
  /** Names the device to its user. */
  device: () => string;
  /** The browser's id. */
  browser: () => string;
  now: () => number;
  isOnline: () => boolean;
  afterPaint: typeof deferUntilPaint;
  read: () => Draft | null;
  readText: () => string | null;
  /** Whether this tab has words that the browser could not store. */
  isUnsaved: () => boolean;
  /** Returns false if the browser can't store the words. */
  save: (draft: Draft) => boolean;
  remove: () => void;
  /** Sends a draft to the cloud. Rejects without an answer. */
  send: (draft: Draft) => Promise<Answer>;
  /** Listens to the copy until the returned function is called. */
  listen: (report: (copy: CloudDraft | null) => void, onError: () => void) => () => void;
  /** Asks for the draft, which one tab at a time has. */
  lock: (report: (lock: Lock) => void) => { takeOver: () => void; release: () => void };
  /** Runs while no other tab copies the draft. */
  inTurn: (run: () => Promise<void>) => Promise<void>;
  /** Whether a tab has the draft open. */
  isOpen: () => Promise<boolean>;
  publish: (draft: Draft, sending: Sending) => Promise<Outcome>;
  /** Reports what happens to the tab until the returned function is called; `flush`: words could be lost soon. */
  watch: (report: (event: DraftEvent | 'flush') => void) => () => void;
  /** Has the browser ask before the tab closes. */
  warn: (isActive: boolean) => void;
}

/** The form that shows a session. */
export interface View {
  /** Replaces the words of the form by those of another device, without losing the cursor. */
  replaceWords: (replace: () => void, draft: Draft) => void;
  /** Goes where the draft leads. */
  follow: (outcome: Leading) => void;
}

/** Where a draft leads its author. */
export type Leading =
  | { to: 'post'; address: string; title: string }
  | { to: 'scheduled'; dueAt: number; title: string }
  | { to: 'draft'; draft: Draft }
  | { to: 'home' }
  | { to: 'list' };
