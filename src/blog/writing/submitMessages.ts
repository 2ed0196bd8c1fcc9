import { resume } from '../../content/resume';

const { email } = resume.basics;

/** The question to a user who may not submit posts; OK leads to the home page. */
export const ADMINS_ONLY =
  `Only ADMINS may submit blog posts. Please contact the owner${email && ` (${email})`} if you should have this privilege. ` +
  'Do you want to be redirected to the home page?';

const OTHER_VERSION =
  'The published version has changed. Either the post was changed elsewhere, or an earlier Submit has published this post ' +
  'already. You find it under “Published”. Submit again to replace it with your version.';

const DELETED =
  'This post was deleted elsewhere. Your text is still here. Submit again to publish it as a new post.';

const reasons: Record<string, string> = {
  'invalid-argument':
    'The database rejected it. It is probably too large: a post can have about one million characters ' +
    '(1 MiB). Please shorten it or split it in two.',
  'resource-exhausted': 'The daily write limit has been reached. Please try again tomorrow.',
  unauthenticated: 'Your sign-in has expired. Please sign out, sign in again, and submit again.',
};

/** Explains to the author why a post was not published. */
export function explainSubmitError(error: unknown): string {
  const { code = '', message } = error as { code?: string; message?: string };
  if (code === 'other-version') return OTHER_VERSION;
  if (code === 'deleted') return DELETED;
  return `The post was not published. ${reasons[code] ?? message ?? String(error)} Your text is still here.`;
}
