import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { addDoc, collection, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { post, startRules } from './environment';

const { db, stored } = await startRules('demo-rules-posts');

test.each([
  ['with every field filled in', {}],
  ['with empty texts', { Name: '', Title: '', Summary: '' }],
  ['without sections', { sections: [] }],
  ['with an empty heading and no paragraphs', { sections: [{ Heading: '', paragraphs: [] }] }],
  ['with text that looks like HTML', { Title: '<script>alert(1)</script>' }],
  ['with a text of 500,000 characters', { Summary: 'x'.repeat(500_000) }],
])('a post %s is saved', async (_, changes) => {
  await assertSucceeds(setDoc(doc(db.admin, 'blogs/new'), post(changes)));
  expect(await stored('blogs/new')).toMatchObject(changes);
});

test('a post may be added under an id that the SDK chooses', async () => {
  const { path } = await assertSucceeds(addDoc(collection(db.admin, 'blogs'), post()));
  expect(await stored(path)).toBeDefined();
});

test("DatePosted is the server's time", async () => {
  const before = Date.now();
  await assertSucceeds(setDoc(doc(db.admin, 'blogs/new'), post()));
  const date = (await stored('blogs/new'))?.DatePosted as Timestamp;
  expect(date.toMillis()).toBeGreaterThanOrEqual(before);
  expect(date.toMillis()).toBeLessThanOrEqual(Date.now());
});

const day = 24 * 60 * 60 * 1000;
const noText: [string, unknown][] = [
  ['null', null],
  ['a number', 1],
  ['a boolean', true],
  ['a map', { text: 'A text' }],
  ['a list', ['A text']],
  ["the server's time", serverTimestamp()],
];
const malformed: Record<string, [string, unknown][]> = {
  Name: noText,
  Title: noText,
  Summary: noText,
  sections: [
    ['null', null],
    ['a number', 1],
    ['a boolean', true],
    ['a text', 'A text'],
    ['a map', { 0: { Heading: '', paragraphs: [] } }],
    ["the server's time", serverTimestamp()],
  ],
  DatePosted: [
    ['null', null],
    ['a number', Date.now()],
    ['a text', new Date().toISOString()],
    ['a map', { seconds: 0, nanoseconds: 0 }],
    ["the client's time", Timestamp.now()],
    ['in the past', Timestamp.fromMillis(Date.now() - day)],
    ['in the future', Timestamp.fromMillis(Date.now() + day)],
  ],
};

describe.each(Object.entries(malformed))('a post is refused', (field, values) => {
  test(`without ${field}`, async () => {
    const { [field]: _, ...rest } = post();
    await assertFails(setDoc(doc(db.admin, 'blogs/new'), rest));
  });

  test.each(values)(`whose ${field} is %s`, async (_, value) => {
    await assertFails(setDoc(doc(db.admin, 'blogs/new'), post({ [field]: value })));
  });
});

test.each(['id', 'name', 'Admin', 'admin', 'author', 'a.b'])(
  'a post with the extra field %s is refused',
  async (field) => {
    await assertFails(setDoc(doc(db.admin, 'blogs/new'), post({ [field]: 'x' })));
  },
);

test('a post without any field is refused', async () => {
  await assertFails(setDoc(doc(db.admin, 'blogs/new'), {}));
});
