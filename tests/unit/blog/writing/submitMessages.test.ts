import { expect, test } from 'vitest';
import { ADMINS_ONLY, explainSubmitError } from '../../../../src/blog/writing/submitMessages';
import { resume } from '../../../../src/content/resume';
import words from '../../../../src/languages/en';

const failure = (code: string) => Object.assign(new Error('The SDK’s message.'), { code });

test.each([
  [failure('invalid-argument'), words.publishing.rejected],
  [failure('resource-exhausted'), words.publishing.dailyLimit],
  [failure('unauthenticated'), words.publishing.signInExpired],
  [failure('aborted'), 'The SDK’s message.'],
  ['thrown text', 'thrown text'],
])(
  'a submit that fails with %o explains why, and that the text is still there',
  (error, reason) => {
    expect(explainSubmitError(error)).toBe(words.publishing.failed(reason));
  },
);

test('the dialog for a non-admin says that only ADMINS may submit and whom to contact, and asks to go home', () => {
  expect(ADMINS_ONLY).toBe(words.publishing.adminsOnly(resume.basics.email[0]!.text));
});
