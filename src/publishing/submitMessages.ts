import { publishing } from '#words/publishing';
import { explainUnexpected } from '../auth/explainUnexpected';
import { resume } from '../content/resume';

const email = resume.basics.email.map(({ text }) => text).join('');

/** The question to a user who may not submit posts; OK leads to the home page. */
export const ADMINS_ONLY = publishing.adminsOnly(email);

/** Asks before an empty post is published. */
export const EMPTY = publishing.empty;

/** Asks before a draft replaces a published version that it isn't based on. */
export const OVERWRITE = publishing.overwrite;

/** Asks before a post that was deleted is published again. */
export const PUBLISH_DELETED = publishing.publishDeleted;

const reasons: Record<string, string> = {
  'invalid-argument': publishing.rejected,
  'out-of-range': publishing.firstTooLate,
  'resource-exhausted': publishing.dailyLimit,
  unauthenticated: publishing.signInExpired,
};

/** Explains to the author why a post was not published. */
export function explainSubmitError(error: unknown): string {
  const { code = '' } = error as { code?: string };
  return publishing.failed(reasons[code] ?? explainUnexpected(error));
}
