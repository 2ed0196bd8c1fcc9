import { doc, GeoPoint, getDoc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { errorOf, openUnrestricted } from './unrestricted';

const { db, things } = await openUnrestricted('demo-contract-data');
const thing = doc(things, 'a');

test('nested arrays are unsupported', async () => {
  expect(await errorOf(() => setDoc(thing, { list: [[1]] }))).toMatch(
    /^invalid-argument: .* Nested arrays are not supported/,
  );
});

test('an array may hold maps with arrays, as the sections of a post do', async () => {
  const sections = [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'A paragraph' }] }];
  await setDoc(thing, { sections });
  expect((await getDoc(thing)).data()).toEqual({ sections });
});

test('a write batch cannot be reused after commit', async () => {
  const batch = writeBatch(db).set(thing, { name: 'A thing' });
  await batch.commit();
  for (const reuse of [
    () => batch.set(thing, { name: 'Other' }),
    () => batch.update(thing, { name: 'Other' }),
    () => batch.delete(thing),
    () => batch.commit(),
  ])
    expect(await errorOf(reuse)).toBe(
      'failed-precondition: A write batch can no longer be used after commit() has been called.',
    );
  expect((await getDoc(thing)).data()).toEqual({ name: 'A thing' });
});

test('latitudes from -90 to 90 and longitudes from -180 to 180 are stored', async () => {
  const places = [new GeoPoint(-90, -180), new GeoPoint(90, 180)];
  await setDoc(thing, { places });
  expect((await getDoc(thing)).data()).toEqual({ places });
});

test.each([-90.000001, 90.000001])('latitude %d is out of range', async (latitude) => {
  expect(await errorOf(() => new GeoPoint(latitude, 0))).toBe(
    `invalid-argument: Latitude must be a number between -90 and 90, but was: ${latitude}`,
  );
});

test.each([-180.000001, 180.000001])('longitude %d is out of range', async (longitude) => {
  expect(await errorOf(() => new GeoPoint(0, longitude))).toBe(
    `invalid-argument: Longitude must be a number between -180 and 180, but was: ${longitude}`,
  );
});

test('updating a missing document is not-found', async () => {
  expect(await errorOf(() => updateDoc(thing, { name: 'Other' }))).toMatch(/^not-found: /);
});

test('an undefined value is an invalid-argument', async () => {
  expect(await errorOf(() => setDoc(thing, { name: undefined }))).toMatch(
    /^invalid-argument: .* Unsupported field value: undefined/,
  );
});
