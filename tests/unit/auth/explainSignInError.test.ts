import { expect, test } from 'vitest';
import { explainSignInError } from '../../../src/auth/explainSignInError';
import words from '../../../src/languages/en';

const failure = (code: string) => Object.assign(new Error('The SDK’s message.'), { code });

test.each([
  ['auth/popup-blocked', words.account.popupBlocked],
  ['auth/popup-closed-by-user', words.account.popupClosed],
  ['auth/web-storage-unsupported', words.account.noStorage],
  ['auth/network-request-failed', words.account.noNetwork],
  ['auth/internal-error', words.account.noGoogle],
])('a sign-in that fails with %s has a message with its code', (code, reason) => {
  const sentence = words.account.signInFailed(`${reason} (${code})`);
  expect(explainSignInError(failure(code))).toBe(sentence);
});

test.each([
  new Error('No module.'),
  'No module.',
  Object.assign(new Error('No module.'), { code: 'other' }),
])('%j has its message', (error) => {
  expect(explainSignInError(error)).toBe(words.account.signInFailed('No module.'));
});
