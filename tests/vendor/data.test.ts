import { doc, GeoPoint, getDoc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { errorOf, openUnrestricted } from './unrestricted';

const { db, things } = await openUnrestricted('demo-vendor-data');
const thing = doc(things, 'a');

test('nested arrays are unsupported, unless in a map', async () => {
  expect(await errorOf(() => setDoc(thing, { list: [[1]] }))).toMatch(
    /^invalid-argument: .* Nested arrays are not supported/,
  );
  const sections = [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'A paragraph' }] }];
  await setDoc(thing, { sections });
  expect((await getDoc(thing)).data()).toEqual({ sections });
});

test('a write batch cannot be reused after commit', async () => {
  const batch = writeBatch(db).set(thing, { name: 'A thing' });
  await batch.commit();
  for (const reuse of [() => batch.set(thing, {}), () => batch.delete(thing), () => batch.commit()])
    expect(await errorOf(reuse)).toBe(
      'failed-precondition: A write batch can no longer be used after commit() has been called.',
    );
});

test('latitudes are from -90 to 90 and longitudes from -180 to 180', async () => {
  const places = [new GeoPoint(-90, -180), new GeoPoint(90, 180)];
  await setDoc(thing, { places });
  expect((await getDoc(thing)).data()).toEqual({ places });
  for (const sign of [-1, 1]) {
    expect(await errorOf(() => new GeoPoint(sign * 90.000001, 0))).toBe(
      `invalid-argument: Latitude must be a number between -90 and 90, but was: ${sign * 90.000001}`,
    );
    expect(await errorOf(() => new GeoPoint(0, sign * 180.000001))).toBe(
      `invalid-argument: Longitude must be a number between -180 and 180, but was: ${sign * 180.000001}`,
    );
  }
});

test('updating a missing document is not-found', async () => {
  expect(await errorOf(() => updateDoc(thing, { name: 'Other' }))).toMatch(/^not-found: /);
});

test('an undefined value is an invalid-argument', async () => {
  expect(await errorOf(() => setDoc(thing, { name: undefined }))).toMatch(
    /^invalid-argument: .* Unsupported field value: undefined/,
  );
});

const mebibyte = 1024 * 1024;

test.each([
  // The limit includes the names of the document and its fields.
  ['in all', 'x'.repeat(mebibyte - 20)],
  ['in bytes but not in characters', '💥'.repeat(mebibyte / 4)],
])('a document over 1 MiB %s is an invalid-argument', async (_, text) => {
  expect(await errorOf(() => setDoc(thing, { text }))).toMatch(/^invalid-argument: /);
});

test('a request over 4 MiB is resource-exhausted, which the SDK would retry forever', async () => {
  const at = 'projects/demo-vendor-data/databases/(default)/documents/things?documentId=a';
  const body = JSON.stringify({ fields: { text: { stringValue: 'x'.repeat(4 * mebibyte) } } });
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${at}`;
  const answer = await fetch(url, { method: 'POST', body });
  expect(await answer.text()).toContain('RESOURCE_EXHAUSTED');
});
