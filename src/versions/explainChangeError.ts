import { frame } from '#firstWords/frame';
import { versions } from '#firstWords/author/versions';
import { isStopped } from '../firebase/sdkFault';
import { PART_LIMITS, TooManyPartsError } from './limits';

/** Thrown where a post is no longer what the page shows of it. */
export class ChangedElsewhereError extends Error {}

/** Explains why a post was not changed. */
export function explainChangeError(error: unknown): string {
  if (error instanceof ChangedElsewhereError) return versions.changedElsewhere;
  if (error instanceof TooManyPartsError) return PART_LIMITS;
  if (isStopped(error)) return frame.broken;
  const isRefused = (error as { code?: string }).code === 'permission-denied';
  return isRefused ? versions.notAllowed : versions.tryAgain;
}
