import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, nameOf, post, set } from './requests';
import { openWorld } from './harness';

const world = await openWorld('demo-size', readFileSync('firestore.rules', 'utf8'));
beforeEach(() => world.reset());
afterAll(() => world.close());

// A document also weighs its name, its fields' names and its other values.
const mebibyte = 1024 * 1024;
const sized = (Summary: string) => set('blogs/new', post({ Summary, sections: [] }));
const sectioned = (length: number) => {
  const paragraphs = Array.from({ length }, () => ({ Paragraph: 'x'.repeat(1000) }));
  return set('blogs/new', post({ sections: [{ Heading: '', paragraphs }] }));
};

test.each([
  ['in one text', sized('x'.repeat(mebibyte - 400))],
  ['in one text of four bytes a sign', sized('💥'.repeat(mebibyte / 4 - 100))],
  ['in a thousand paragraphs', sectioned(1000)],
])('a post just under 1 MiB %s is saved', async (_, request) => {
  expect(await world.outcome('admin', request)).toBe('ok');
});

test.each([
  ['in one text', sized('x'.repeat(mebibyte))],
  ['by the weight of its other fields', sized('x'.repeat(mebibyte - 90))],
  ['in bytes, though not in signs', sized('💥'.repeat(mebibyte / 4))],
  ['in paragraphs', sectioned(1100)],
  ['by far, as 3 MiB', sized('x'.repeat(3 * mebibyte))],
])("an admin's post over 1 MiB %s is an invalid-argument, and not saved", async (_, request) => {
  const before = await world.dump();
  expect(await world.outcome('admin', request)).toBe('invalid-argument');
  expect(await world.dump()).toEqual(before);
});

test('a reader with a post over 1 MiB is refused, whichever check comes first', async () => {
  const before = await world.dump();
  expect(await world.outcome('reader', sectioned(1100))).toBe('permission-denied');
  expect(await world.outcome('reader', sized('x'.repeat(mebibyte)))).toBe('invalid-argument');
  expect(await world.dump()).toEqual(before);
});

test('a request over the 4 MiB of a message is resource-exhausted, which the SDK retries for ever', async () => {
  const fields = { Summary: { stringValue: 'x'.repeat(4 * mebibyte) } };
  const writes = [{ update: { name: nameOf('blogs/new'), fields } }];
  expect(await world.outcome('admin', call(':commit', { writes }))).toBe('resource-exhausted');
});
