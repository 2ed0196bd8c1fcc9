import { resume } from '../../content/resume';

const { email } = resume.basics;

/** The question to a user who may not submit posts; OK leads to the home page. */
export const ADMINS_ONLY =
  `Only ADMINS may submit blog posts. Please contact the owner${email && ` (${email})`} if you should have this privilege. ` +
  'Do you want to be redirected to the home page?';

/** Asks before an empty post is published. */
export const EMPTY = 'This post is empty. Publish it anyway?';

/** Asks before the published version of a post is replaced that was not seen when the draft began. */
export const OVERWRITE = 'Replace the published version with yours? It stays under “Versions”.';

/** Asks before a post that was deleted is published again. */
export const PUBLISH_DELETED = 'This post was deleted. Publish your version again?';

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
  return `The post was not published. ${reasons[code] ?? message ?? String(error)} Your text is still here.`;
}
