import { afterAll, beforeEach, expect, test } from 'vitest';
import { openHarness } from './harness';
import { nameOf, post, rest, set } from './requests';

const { attempt, close, readAll, reset } = await openHarness('demo-rules-size');
beforeEach(reset);
afterAll(close);

// The limit includes the document's name, its field names and its other values.
const mebibyte = 1024 * 1024;
const withSummary = (Summary: string) => set('blogs/new', post({ Summary, sections: [] }));
const withParagraphs = (length: number) => {
  const paragraphs = Array.from({ length }, () => ({ Paragraph: 'x'.repeat(1000) }));
  return set('blogs/new', post({ sections: [{ Heading: '', paragraphs }] }));
};

test.each([
  ['in one text', withSummary('x'.repeat(mebibyte - 400))],
  ['in one text of four-byte characters', withSummary('💥'.repeat(mebibyte / 4 - 100))],
  ['in a thousand paragraphs', withParagraphs(1000)],
])('a post just under 1 MiB %s is stored', async (_, request) => {
  expect(await attempt('admin', request)).toBe('ok');
});

test.each([
  ['in one text', withSummary('x'.repeat(mebibyte))],
  ['because of its other fields', withSummary('x'.repeat(mebibyte - 90))],
  ['in bytes but not in characters', withSummary('💥'.repeat(mebibyte / 4))],
  ['in paragraphs', withParagraphs(1100)],
  ['three times over', withSummary('x'.repeat(3 * mebibyte))],
])('a post over 1 MiB %s is an invalid-argument and is not stored', async (_, request) => {
  const before = await readAll();
  expect(await attempt('admin', request)).toBe('invalid-argument');
  expect(await readAll()).toEqual(before);
});

test('a post over 1 MiB from a reader is denied, by the rules or for its size', async () => {
  const before = await readAll();
  expect(await attempt('reader', withParagraphs(1100))).toBe('permission-denied');
  expect(await attempt('reader', withSummary('x'.repeat(mebibyte)))).toBe('invalid-argument');
  expect(await readAll()).toEqual(before);
});

test('a request over 4 MiB is resource-exhausted, which the SDK retries forever', async () => {
  const fields = { Summary: { stringValue: 'x'.repeat(4 * mebibyte) } };
  const writes = [{ update: { name: nameOf('blogs/new'), fields } }];
  expect(await attempt('admin', rest(':commit', { writes }))).toBe('resource-exhausted');
});
