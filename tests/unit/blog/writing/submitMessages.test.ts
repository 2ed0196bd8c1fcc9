// @vitest-environment node
import { expect, test } from 'vitest';
import { ADMINS_ONLY, submitError } from '../../../../src/blog/writing/submitMessages';
import { resume } from '../../../../src/content/resume';

const failure = (code: string) => Object.assign(new Error('The SDK’s own words.'), { code });

test.each([
  ['invalid-argument', 'too large'],
  ['resource-exhausted', 'no more writes today'],
  ['unauthenticated', 'sign in again'],
])('a submit that fails with %s says why, and that nothing is lost', (code, words) => {
  const sentence = submitError(failure(code));
  expect(sentence).toMatch(/^The post is not published\. /);
  expect(sentence).toContain(words);
  expect(sentence).toMatch(/ Your words are still here\.$/);
});

test('an unknown failure is told in the words of the database', () => {
  const sentence = 'The post is not published. The SDK’s own words. Your words are still here.';
  expect(submitError(failure('aborted'))).toBe(sentence);
  expect(submitError(new Error('The SDK’s own words.'))).toBe(sentence);
  expect(submitError('The SDK’s own words.')).toBe(sentence);
});

test('a non-admin is told that only ADMINS may submit, whom to contact, and asked to go home', () => {
  expect(ADMINS_ONLY).toContain('Only ADMINS may submit blog posts');
  expect(ADMINS_ONLY).toContain(`contact the owner (${resume.basics.email})`);
  expect(ADMINS_ONLY).toContain('should have this privilege');
  expect(ADMINS_ONLY).toMatch(/redirected to the home page\?$/);
});
