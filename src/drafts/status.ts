import type { PostContent } from '../post/post';
import { type Basis, hasWords, isBasedOn, type Published } from '../post/stored';

/** What happens to a draft. `waiting`: there is no connection to publish it. `uploading`: its pictures, first. `address taken`: by another post. */
export type Phase =
  | { state: 'editing' | 'sending' | 'slow' | 'waiting' | 'address taken' }
  | { state: 'uploading'; count: number }
  | { state: 'failed'; reason: string };

/** How far a draft is on its way from the first key to the published post. */
export interface Status {
  phase: Phase;
  /** The published post, as last read. */
  published?: Published;
}

export type StatusEvent =
  | { type: 'sending' | 'slow' | 'waiting' | 'stopped' | 'address taken' | 'address changed' }
  | { type: 'uploading'; count: number }
  | { type: 'failed'; reason: string }
  | { type: 'published elsewhere'; published?: Published };

/** Whether the published version isn't the one that the draft is based on, and has other words. */
export const isConflict = (basedOn: Basis, { published }: Status, post: PostContent): boolean =>
  basedOn.kind !== 'new' && !isBasedOn(basedOn, published) && !hasWords(published?.stored, post);

/** Whether the post is being published. */
export const isBusy = ({ state }: Phase): boolean =>
  state !== 'editing' && state !== 'failed' && state !== 'address taken';

/** Whether the post or its pictures are on their way, but not yet for long. */
export const isUnderWay = ({ state }: Phase): boolean =>
  state === 'sending' || state === 'uploading';

/** The phase after an event. Late events of an attempt that has ended change nothing. */
function toPhase(phase: Phase, event: StatusEvent): Phase {
  switch (event.type) {
    case 'slow':
      return isUnderWay(phase) ? { state: 'slow' } : phase;
    case 'waiting':
      return isBusy(phase) ? { state: 'waiting' } : phase;
    case 'uploading':
      return isBusy(phase) ? { state: 'uploading', count: event.count } : phase;
    case 'address changed':
      return isBusy(phase) ? phase : { state: 'editing' };
    case 'failed':
      return { state: 'failed', reason: event.reason };
    case 'sending':
    case 'address taken':
      return { state: event.type };
    case 'stopped':
    case 'published elsewhere':
      return { state: 'editing' };
  }
}

/** The status of a draft after an event. */
export function reduceStatus(status: Status, event: StatusEvent): Status {
  const phase = toPhase(status.phase, event);
  if (event.type === 'published elsewhere') return { phase, published: event.published };
  // Under another address, it is another post.
  return event.type === 'address changed' ? { phase } : { ...status, phase };
}
