import {
  arrayUnion,
  doc,
  GeoPoint,
  getDoc,
  setDoc,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { refusal, startOpen } from './openDatabase';

const { db, things } = await startOpen('demo-contract-data');
const thing = doc(things, 'a');

describe('nested arrays are unsupported', () => {
  test.each([
    ['setDoc', () => setDoc(thing, { list: [[1]] })],
    ['setDoc in a map', () => setDoc(thing, { map: { list: [[1]] } })],
    ['updateDoc', () => updateDoc(thing, { list: [[1]] })],
    ['arrayUnion', () => updateDoc(thing, { list: arrayUnion([1]) })],
    [
      'a batch',
      () =>
        writeBatch(db)
          .set(thing, { list: [[1]] })
          .commit(),
    ],
  ])('%s', async (_, write) => {
    await setDoc(thing, { list: [] });
    expect(await refusal(write)).toMatch(/^invalid-argument: .* Nested arrays are not supported/);
    expect((await getDoc(thing)).data()).toEqual({ list: [] });
  });

  test('but an array of maps that hold arrays is stored, as the sections of a post are', async () => {
    const sections = [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'A paragraph' }] }];
    await setDoc(thing, { sections });
    expect((await getDoc(thing)).data()).toEqual({ sections });
  });
});

const uses: [string, (batch: WriteBatch) => unknown][] = [
  ['set', (batch) => batch.set(thing, { name: 'Other' })],
  ['update', (batch) => batch.update(thing, { name: 'Other' })],
  ['delete', (batch) => batch.delete(thing)],
  ['commit', (batch) => batch.commit()],
];

describe.each(uses)('reuse of a write batch after commit: %s', (_, use) => {
  const message =
    'failed-precondition: A write batch can no longer be used after commit() has been called.';

  test('is an error', async () => {
    const batch = writeBatch(db).set(thing, { name: 'A thing' });
    await batch.commit();
    expect(await refusal(() => use(batch))).toBe(message);
    expect((await getDoc(thing)).data()).toEqual({ name: 'A thing' });
  });

  test('is an error after a commit that failed, too', async () => {
    const batch = writeBatch(db).update(doc(things, 'none'), { name: 'A thing' });
    expect(await refusal(() => batch.commit())).toMatch(/^not-found: /);
    expect(await refusal(() => use(batch))).toBe(message);
  });
});

test.each([
  [-90, -180],
  [90, 180],
  [0, 0],
])('latitude %d and longitude %d are stored', async (latitude, longitude) => {
  const place = new GeoPoint(latitude, longitude);
  await setDoc(thing, { place });
  expect((await getDoc(thing)).data()).toEqual({ place });
});

test.each([-90.000001, 90.000001, 180, NaN, Infinity])(
  'latitude is -90..90: %d is refused',
  async (latitude) => {
    expect(await refusal(() => new GeoPoint(latitude, 0))).toBe(
      `invalid-argument: Latitude must be a number between -90 and 90, but was: ${latitude}`,
    );
  },
);

test.each([-180.000001, 180.000001, 360, NaN, Infinity])(
  'longitude is -180..180: %d is refused',
  async (longitude) => {
    expect(await refusal(() => new GeoPoint(0, longitude))).toBe(
      `invalid-argument: Longitude must be a number between -180 and 180, but was: ${longitude}`,
    );
  },
);

test('an update of a document that does not exist is not-found', async () => {
  expect(await refusal(() => updateDoc(thing, { name: 'Other' }))).toMatch(/^not-found: /);
  expect((await getDoc(thing)).exists()).toBe(false);
});

test('a value the database does not know is an invalid-argument', async () => {
  expect(await refusal(() => setDoc(thing, { name: undefined }))).toMatch(
    /^invalid-argument: .* Unsupported field value: undefined/,
  );
});

test('a document of more than 1 MiB is an invalid-argument', async () => {
  const name = 'x'.repeat(1024 * 1024);
  expect(await refusal(() => setDoc(thing, { name }))).toMatch(/^invalid-argument: /);
});
