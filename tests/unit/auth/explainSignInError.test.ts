import { expect, test, vi } from 'vitest';
import { explainSignInError } from '../../../src/auth/explainSignInError';
import * as words from '../../fixtures/words/en';
import { loadWords } from '../../fixtures/words/loadWords';

const failure = (code: string) => Object.assign(new Error('The SDK’s message.'), { code });

test.each([
  ['auth/popup-blocked', words.signInErrors.popupBlocked],
  ['auth/internal-error', words.signInErrors.noGoogle],
])('a sign-in that fails with %s has a message with its code', (code, reason) => {
  expect(explainSignInError(failure(code))).toBe(`${reason} (${code})`);
});

test.each([new Error('No module.'), 'No module.'])('%s has its message', (error) => {
  expect(explainSignInError(error)).toBe('No module.');
});

test('outside English, an error of the SDK or the browser is named by its code, and one of the site by its sentence', async () => {
  const arabic = await loadWords('ar');
  vi.resetModules();
  vi.doMock('#words/site', () => arabic);
  vi.doMock('#words/author/signInErrors', () => arabic);
  const { explainUnexpected } = await import('../../../src/auth/explainUnexpected');
  const named = arabic.signInErrors.unexpected;
  expect(explainUnexpected(failure('aborted'))).toBe(named('aborted'));
  expect(explainUnexpected(new TypeError('No module.'))).toBe(named('TypeError'));
  const own = arabic.frame.checkConnection;
  expect(explainUnexpected(new Error(own))).toBe(named(own));
  vi.doUnmock('#words/site');
  vi.doUnmock('#words/author/signInErrors');
});
