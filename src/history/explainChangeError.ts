import { versions } from '#words/versions';

/** Explains why a post was not changed. */
export const explainChangeError = (error: unknown): string =>
  (error as { code?: string }).code === 'permission-denied'
    ? versions.notAllowed
    : versions.tryAgain;
