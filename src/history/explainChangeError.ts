import { versions } from '#words/versions';

/** Thrown where a post is no longer what the page shows of it. */
export class ChangedElsewhereError extends Error {}

/** Explains why a post was not changed. */
export function explainChangeError(error: unknown): string {
  if (error instanceof ChangedElsewhereError) return versions.changedElsewhere;
  const isRefused = (error as { code?: string }).code === 'permission-denied';
  return isRefused ? versions.notAllowed : versions.tryAgain;
}
