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
  for (const latitude of [-90.000001, 90.000001])
    expect(await errorOf(() => new GeoPoint(latitude, 0))).toMatch(
      /^invalid-argument: Latitude must be a number between -90 and 90, but was/,
    );
  for (const longitude of [-180.000001, 180.000001])
    expect(await errorOf(() => new GeoPoint(0, longitude))).toMatch(
      /^invalid-argument: Longitude must be a number between -180 and 180, but was/,
    );
});

const mebibyte = 1024 * 1024;

test.each<[string, () => unknown, string]>([
  ['an update of a missing document', () => updateDoc(thing, { name: 'Other' }), 'not-found'],
  ['an undefined value', () => setDoc(thing, { name: undefined }), 'invalid-argument'],
  // The limit includes the names of the document and its fields.
  ['1 MiB in all', () => setDoc(thing, { x: 'x'.repeat(mebibyte - 20) }), 'invalid-argument'],
  ['1 MiB in bytes', () => setDoc(thing, { x: '💥'.repeat(mebibyte / 4) }), 'invalid-argument'],
])('%s is refused', async (_, write, code) => {
  expect(await errorOf(write)).toMatch(new RegExp(`^${code}: `));
});

test('a request over 4 MiB is resource-exhausted, which the SDK would retry forever', async () => {
  const at = 'projects/demo-vendor-data/databases/(default)/documents/things?documentId=a';
  const body = JSON.stringify({ fields: { text: { stringValue: 'x'.repeat(4 * mebibyte) } } });
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${at}`;
  const answer = await fetch(url, { method: 'POST', body });
  expect(await answer.text()).toContain('RESOURCE_EXHAUSTED');
});
