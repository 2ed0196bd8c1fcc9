import { expect, test } from 'vitest';
import { ADMINS_ONLY, explainSubmitError } from '../../../../src/blog/writing/submitMessages';
import { resume } from '../../../../src/content/resume';

const failure = (code: string) => Object.assign(new Error('The SDK’s message.'), { code });

test.each([
  [failure('invalid-argument'), 'too large'],
  [failure('resource-exhausted'), 'daily write limit'],
  [failure('unauthenticated'), 'sign in again'],
  [failure('aborted'), 'The SDK’s message.'],
  ['thrown text', 'thrown text'],
])('a submit that fails with %o explains why, and that the text is still there', (error, words) => {
  const sentence = explainSubmitError(error);
  expect(sentence).toMatch(/^The post was not published\. .* Your text is still here\.$/);
  expect(sentence).toContain(words);
});

test('the dialog for a non-admin says that only ADMINS may submit and whom to contact, and asks to go home', () => {
  const { email } = resume.basics;
  expect(ADMINS_ONLY).toBe(
    `Only ADMINS may submit blog posts. Please contact the owner (${email}) if you should have this privilege. ` +
      'Do you want to be redirected to the home page?',
  );
});
