import { expect, test } from 'vitest';
import { explainSignInError } from '../../../src/auth/explainSignInError';

const failure = (code: string) => Object.assign(new Error('The SDK’s message.'), { code });

test.each([
  ['auth/popup-blocked', 'allow popups'],
  ['auth/popup-closed-by-user', 'closed before you were signed in'],
  ['auth/web-storage-unsupported', 'blocks cookies or storage'],
  ['auth/network-request-failed', 'network could not be reached'],
  ['auth/internal-error', 'Google could not be reached'],
  ['auth/quota-exceeded', 'The SDK’s message.'],
])('a sign-in that fails with %s has a message with its code', (code, words) => {
  const sentence = explainSignInError(failure(code));
  expect(sentence).toMatch(/^Sign-in failed\. /);
  expect(sentence).toContain(words);
  expect(sentence).toContain(`(${code})`);
});

test.each([new Error('No module.'), 'No module.'])('%j has its message', (error) => {
  expect(explainSignInError(error)).toBe('Sign-in failed. No module.');
});
