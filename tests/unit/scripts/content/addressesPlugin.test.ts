import { expect, test } from 'vitest';
import { splitAtAddresses } from '#every-script';
import { toAddressPattern } from '../../../../scripts/content/addressesPlugin';
import { resume } from '../../../../src/content/resume';

const withSummary = (summary: string) => ({ ...resume, basics: { ...resume.basics, summary } });
const split = (text: string, words = text) =>
  text.split(new RegExp(toAddressPattern(withSummary(words))));

test.each([
  '見る（https://example.com/a）。https://example.com/a/b、https://example.com/a',
  'See https://example.com/a_(b)?c=d+e. A [$^*|\\] word',
  'No address',
])('a built page finds the addresses of the owner’s words without the rule: %s', (text) => {
  expect(split(text)).toEqual(splitAtAddresses(text));
});

test('without addresses, no words are one', () => {
  expect(split('http://a.b', '')).toEqual(['http://a.b']);
});
