import { resume } from '../../content/resume';

const { email } = resume.basics;

/** The question for a user who may not submit posts; OK leads to the home page. */
export const ADMINS_ONLY =
  `Only ADMINS may submit blog posts. Please contact the owner${email && ` (${email})`} if you should have this privilege. ` +
  'Do you want to be redirected to the home page?';

const OTHER_VERSION =
  'This post is published with other words: it was changed elsewhere, or an earlier Submit has published this post ' +
  'already. You find what is published under “Published”. Submit once more to replace it by your words.';

const DELETED =
  'This post was deleted elsewhere. Your words are still here. Submit once more to publish them as a new post.';

const reasons: Record<string, string> = {
  'invalid-argument':
    'The database did not accept it. Most likely it is too large: a post may hold about one million ' +
    'characters (1 MiB). Please shorten it or split it in two.',
  'resource-exhausted': 'The daily write limit is reached. Please try again tomorrow.',
  unauthenticated: 'Your sign-in has expired. Please sign out, sign in again and submit once more.',
};

/** Says why a post was not published. */
export function submitError(error: unknown): string {
  const { code = '', message } = error as { code?: string; message?: string };
  if (code === 'other-version') return OTHER_VERSION;
  if (code === 'deleted') return DELETED;
  return `The post was not published. ${reasons[code] ?? message ?? String(error)} Your words are still here.`;
}
