import { publishing } from '#words/author/publishing';
import { scheduling } from '#words/author/scheduling';
import { explainUnexpected } from '../auth/explainUnexpected';
import { resume } from '../content/resume';
import { PART_LIMITS, TooManyPartsError } from '../versions/limits';
import { hasScheduledPosts } from '../settings';

const email = resume.basics.email.map(({ text }) => text).join('');

/** The question to a user who may not submit posts; OK leads to the home page. */
export const ADMINS_ONLY = publishing.adminsOnly(email);

const reasons: Record<string, string> = {
  'invalid-argument': publishing.rejected,
  'out-of-range': publishing.firstTooLate,
  'resource-exhausted': publishing.dailyLimit,
  unauthenticated: publishing.signedOut,
  ...(hasScheduledPosts && {
    'time-passed': scheduling.passed,
    published: scheduling.isPublished,
  }),
};

/** Explains to the author why a post was not published. */
export function explainSubmitError(error: unknown): string {
  if (error instanceof TooManyPartsError) return publishing.failed(PART_LIMITS);
  const { code = '' } = error as { code?: string };
  return publishing.failed(reasons[code] ?? explainUnexpected(error));
}
