import { versions } from '#words/versions';

/** Explains why a post was not changed. */
export const explainFailure = (error: unknown): string =>
  (error as { code?: string }).code === 'permission-denied'
    ? versions.notAllowed
    : versions.tryAgain;
