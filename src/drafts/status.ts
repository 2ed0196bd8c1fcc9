import type { PostContent } from '../post/post';
import type { Shared } from './drafts';
import { hasWords, isBasedOn, NO_VERSION, type Published, versionOf } from '../history/storedPosts';

/** What happens to a draft. `waiting`: there is no connection to publish it. `uploading`: its pictures, first. `address taken`: by another post. */
type Phase =
  | { state: 'editing' | 'sending' | 'slow' | 'waiting' | 'address taken' }
  | { state: 'uploading'; count: number }
  | { state: 'failed'; reason: string };

/** The life of a draft from the first key to the published post. */
export interface Life {
  phase: Phase;
  /** When the browser saved the words, in ms since 1970; if it can't, whether the cloud has them. */
  saved?: number | 'copied' | 'failed';
  /** Whether the copy in the cloud could not be brought up to date. */
  isCopyBehind: boolean;
  /** Undefined while the draft is shown to nobody. */
  shared?: Shared;
  /** The published post, as last read. */
  published?: Published;
  /** The version that the draft is based on; undefined for a new post. */
  basedOn?: string;
}

export type LifeEvent =
  | { type: 'saved'; at: number | 'copied' | 'failed'; shared?: Shared }
  | { type: 'copied'; isBehind: boolean }
  | { type: 'sending' | 'slow' | 'waiting' | 'stopped' | 'address taken' | 'address changed' }
  | { type: 'uploading'; count: number }
  | { type: 'failed'; reason: string }
  | { type: 'published elsewhere'; published?: Published }
  // The words of another device took the place of these.
  | { type: 'replaced'; basedOn?: string }
  // The author has seen the published version.
  | { type: 'rebased' };

/** Whether the published version isn't the one that the draft is based on, and has other words. */
export const isConflict = ({ published, basedOn }: Life, post: PostContent): boolean =>
  basedOn !== undefined && !isBasedOn(basedOn, published) && !hasWords(published?.stored, post);

/** Whose the draft's address is, for its field. */
export const toAddressStatus = ({ basedOn }: Life): 'new' | 'own' | 'published' =>
  basedOn === undefined ? 'new' : basedOn === NO_VERSION ? 'own' : 'published';

/** Whether the post is being published. */
export const isBusy = ({ phase: { state } }: Life): boolean =>
  state !== 'editing' && state !== 'failed' && state !== 'address taken';

/** Whether the post or its pictures are on their way, but not yet for long. */
export const isUnderWay = ({ phase: { state } }: Pick<Life, 'phase'>): boolean =>
  state === 'sending' || state === 'uploading';

/** The life of a draft after an event. */
export function reduceLife(life: Life, event: LifeEvent): Life {
  switch (event.type) {
    case 'saved':
      return { ...life, saved: event.at, shared: event.shared };
    case 'copied':
      return { ...life, isCopyBehind: event.isBehind };
    // Late events of an attempt that has ended change nothing.
    case 'slow':
      return isUnderWay(life) ? { ...life, phase: { state: 'slow' } } : life;
    case 'waiting':
      return isBusy(life) ? { ...life, phase: { state: 'waiting' } } : life;
    case 'uploading':
      return isBusy(life) ? { ...life, phase: { state: 'uploading', count: event.count } } : life;
    case 'sending':
    case 'address taken':
      return { ...life, phase: { state: event.type } };
    case 'address changed': {
      const phase: Phase = isBusy(life) ? life.phase : { state: 'editing' };
      return { ...life, phase, basedOn: undefined };
    }
    case 'stopped':
      return { ...life, phase: { state: 'editing' } };
    case 'failed':
      return { ...life, phase: { state: 'failed', reason: event.reason } };
    case 'published elsewhere':
      return {
        ...life,
        phase: { state: 'editing' },
        published: event.published,
        basedOn: life.basedOn ?? NO_VERSION,
      };
    case 'replaced':
      return { ...life, basedOn: event.basedOn };
    case 'rebased':
      return {
        ...life,
        phase: { state: 'editing' },
        basedOn: versionOf(life.published),
      };
  }
}
