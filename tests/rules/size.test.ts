import type { DocumentData } from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { edit } from './edits';
import { openHarness } from './harness';
import { nameOf, post, rest, set } from './requests';

const { attempt, close, readAll, reset } = await openHarness('demo-rules-size');
beforeEach(reset);
afterAll(close);

// The limit includes the document's name, its field names and its other values.
const mebibyte = 1024 * 1024;
const creation = (data: DocumentData) => set('blogs/new', post(data));
const change = (data: DocumentData) => set('blogs/a', edit(data));
const withSummary = (Summary: string) => ({ Summary, sections: [] });
const withParagraphs = (length: number) => {
  const paragraphs = Array.from({ length }, () => ({ Paragraph: 'x'.repeat(1000) }));
  return { sections: [{ Heading: '', paragraphs }] };
};

describe.each([
  ['a post', creation],
  ['an edit', change],
])('%s', (_, write) => {
  test.each([
    ['in one text', withSummary('x'.repeat(mebibyte - 400))],
    ['in one text of four-byte characters', withSummary('💥'.repeat(mebibyte / 4 - 100))],
    ['in a thousand paragraphs', withParagraphs(1000)],
  ])('just under 1 MiB %s is stored', async (_, data) => {
    expect(await attempt('admin', write(data))).toBe('ok');
  });

  test.each([
    ['in one text', withSummary('x'.repeat(mebibyte))],
    ['because of its other fields', withSummary('x'.repeat(mebibyte - 90))],
    ['in bytes but not in characters', withSummary('💥'.repeat(mebibyte / 4))],
    ['in paragraphs', withParagraphs(1100)],
    ['three times over', withSummary('x'.repeat(3 * mebibyte))],
  ])('over 1 MiB %s is an invalid-argument and is not stored', async (_, data) => {
    const before = await readAll();
    expect(await attempt('admin', write(data))).toBe('invalid-argument');
    expect(await readAll()).toEqual(before);
  });

  test('over 1 MiB from a reader is denied, by the rules or for its size', async () => {
    const before = await readAll();
    expect(await attempt('reader', write(withParagraphs(1100)))).toBe('permission-denied');
    expect(await attempt('reader', write(withSummary('x'.repeat(mebibyte))))).toBe(
      'invalid-argument',
    );
    expect(await readAll()).toEqual(before);
  });
});

test('a request over 4 MiB is resource-exhausted, which the SDK retries forever', async () => {
  const fields = { Summary: { stringValue: 'x'.repeat(4 * mebibyte) } };
  const writes = [{ update: { name: nameOf('blogs/new'), fields } }];
  expect(await attempt('admin', rest(':commit', { writes }))).toBe('resource-exhausted');
});
