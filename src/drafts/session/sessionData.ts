import { type History, openHistory } from '../../rows/undo';
import { chooseStored } from '../../rows/undo';
import { toContentOfRows, toRows } from '../../rows/rows';
import { hasWords, isBasedOn, type Published, toBasis } from '../../post/stored';
import { toContent } from '../../post/toPost';
import type { Draft } from '../drafts';
import type { Lock } from '../locks';
import { type CloudDraft, hasSameWords } from '../mergeDraft';
import type { Progress } from './ports';
import type { DraftState } from './table';

/** All that is known of a draft in a tab. */
export interface SessionData {
  /** `open` stands for the states that follow from the rest. */
  phase: 'closed' | 'open' | 'failed' | 'publishing' | 'over';
  /** Why it is closed. */
  lock: Exclude<Lock, 'held'>;
  /** The rows of the form. */
  history: History;
  /** Whether they have words that the draft doesn't have yet. */
  isTyped: boolean;
  /** The draft as it is stored. */
  draft: Draft;
  /** Whether the form shows the published text in the place of a discarded draft. */
  isAside: boolean;
  /** When the browser saved the words, in ms since 1970; if it can't, whether the cloud has them. */
  saved?: number | 'copied' | 'failed';
  /** Why the copy in the cloud isn't up to date. */
  copyFault?: 'not sent' | 'too large';
  /** The copy that another device has changed too, about which the author must decide before the draft is copied again. */
  clash?: CloudDraft;
  /** When the correction was saved with which the form was opened, in ms since 1970; undefined if there was none. */
  openedFrom?: number;
  /** The published post, as last read. */
  published?: Published;
  progress: Progress;
  /** Why the last Submit failed, in a sentence. */
  problem?: string;
  /** Whether another post has the address. */
  isTaken: boolean;
}

/** Whether the published version isn't the one that the draft is based on, and has other words. */
export const isOutdated = ({ draft, published }: SessionData): boolean =>
  draft.basedOn.kind !== 'new' &&
  !isBasedOn(draft.basedOn, published) &&
  !hasWords(published?.stored, draft.post);

/** The state that follows from what is known. */
export function stateOf(data: SessionData): DraftState {
  const { phase, draft, clash, isTyped } = data;
  if (phase !== 'open') return phase;
  if (draft.discardedAt) return 'discarded';
  if (clash) return 'clash';
  if (isOutdated(data)) return 'outdated';
  return draft.isAhead || isTyped ? 'ahead' : 'same';
}

/** The draft as it begins: with the words of the published post, if there is one. */
export const toBegun = (blank: Draft, published?: Published): Draft =>
  published ? { ...blank, post: toContent(published.stored), basedOn: toBasis(published) } : blank;

/** The data of a form that opens a draft. In the place of a discarded correction, it shows the published text. */
export function openData(
  { history, draft: last, published }: SessionData,
  draft: Draft,
  blank: Draft,
): Partial<SessionData> {
  const isAside = draft.discardedAt !== undefined && published !== undefined;
  const shown = isAside ? toBegun(blank, published) : draft;
  const isSame = last !== blank && hasSameWords(shown, last);
  const isOlder = published && !hasWords(published.stored, draft.post);
  return {
    history: isSame ? history : toHistory(shown),
    draft,
    isAside,
    openedFrom: isOlder ? draft.savedAt : undefined,
    clash: undefined,
    problem: undefined,
    isTaken: false,
  };
}

/** The words of the form, as a draft has them. */
export const toWords = ({ rows, undo }: History) => ({
  post: toContentOfRows(rows),
  undo: chooseStored(undo),
});

export const toHistory = ({ post, undo }: Pick<Draft, 'post' | 'undo'>) =>
  openHistory(toRows(post), undo);
