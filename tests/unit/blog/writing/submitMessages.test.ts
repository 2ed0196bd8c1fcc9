// @vitest-environment node
import { expect, test } from 'vitest';
import { ADMINS_ONLY, explainSubmitError } from '../../../../src/blog/writing/submitMessages';
import { resume } from '../../../../src/content/resume';

const failure = (code: string) => Object.assign(new Error('The SDK’s own words.'), { code });

test.each([
  ['invalid-argument', 'too large'],
  ['resource-exhausted', 'daily write limit'],
  ['unauthenticated', 'sign in again'],
])('a submit that fails with %s says why, and that no text is lost', (code, words) => {
  const sentence = explainSubmitError(failure(code));
  expect(sentence).toMatch(/^The post was not published\. /);
  expect(sentence).toContain(words);
  expect(sentence).toMatch(/ Your words are still here\.$/);
});

test('an unknown error shows the SDK’s message', () => {
  const sentence = 'The post was not published. The SDK’s own words. Your words are still here.';
  expect(explainSubmitError(failure('aborted'))).toBe(sentence);
  expect(explainSubmitError(new Error('The SDK’s own words.'))).toBe(sentence);
  expect(explainSubmitError('The SDK’s own words.')).toBe(sentence);
});

test('a post that an earlier attempt has published says that Submit corrects it', () => {
  expect(explainSubmitError(failure('other-version'))).toMatch(
    /published this post already.*Submit once more/,
  );
});

test('the dialog for a non-admin says that only ADMINS may submit and whom to contact, and asks to go home', () => {
  expect(ADMINS_ONLY).toContain('Only ADMINS may submit blog posts');
  expect(ADMINS_ONLY).toContain(`contact the owner (${resume.basics.email})`);
  expect(ADMINS_ONLY).toContain('should have this privilege');
  expect(ADMINS_ONLY).toMatch(/redirected to the home page\?$/);
});
