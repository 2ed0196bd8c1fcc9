// What would once have taken minutes: the limit of time of a test is the judge.
import { test } from 'vitest';
import { toResume } from '../index';

const LENGTH = 1_000_000;

test.each([
  ['the language', { meta: { language: `${'.'.repeat(LENGTH)}\n.` } }],
  ['a place', { basics: { location: `a${'\t'.repeat(LENGTH)}b` } }],
  ['a date', { awards: [{ title: 'A', date: `${'0 00:11'.repeat(LENGTH / 5)}\n` }] }],
])('%s in a resume takes no long time', { timeout: 20_000 }, (_, resume) => {
  toResume(resume);
});
