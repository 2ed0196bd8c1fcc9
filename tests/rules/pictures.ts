import { Bytes, limit, where, type DocumentData } from 'firebase/firestore';
import { newBytes, picture, picturePath, storedBytes } from './documents';
import { casesOf, type Case, type Sent } from './harness';
import { mistyped, notNow } from './malformedPosts';
import { add, count, get, list, remove, set, update } from './requests';
import * as rest from './rest';

const newPath = picturePath(newBytes);
const storedPath = picturePath(storedBytes);

/** Adds the picture with these bytes under its hash. */
const addBytes = (bytes: Uint8Array) =>
  set(picturePath(bytes), picture({ data: Bytes.fromUint8Array(bytes) }));

const additions: Sent[] = [
  [set(newPath, picture()), 'an admin may add a picture'],
  [set(newPath, picture({ type: 'image/jpeg', width: 1, height: 1600 })), 'it may be a JPEG'],
  [addBytes(new Uint8Array(900_000)), 'it may be large'],
  [rest.commit(rest.picture()), 'REST may add a picture'],
  [remove(storedPath), 'an admin may delete a picture'],
];

/** Requests about pictures that must be allowed. */
export const allowedPictures: Case[] = [
  ['visitor', get(storedPath), 'pictures are public'],
  ['visitor', get(newPath), 'a picture may be missing'],
  ...casesOf('admin', additions),
];

const notLength = [null, 0, -1, 1601, 1.5, '1'];
const wrong = {
  type: [null, 1, 'image/png', 'image/svg+xml', 'image', ['image/webp']],
  data: [null, 1, Bytes.fromUint8Array(storedBytes)],
  width: notLength,
  height: notLength,
  DatePosted: notNow,
};

const sameId = (changes: DocumentData) => rest.commit(rest.picture(changes));
const denied: Sent[] = [
  ...mistyped(newPath, picture(), wrong),
  [set(newPath, picture({ alt: 'x' })), 'alt is an extra field'],
  [set(picturePath('Text'), picture({ data: 'Text' })), 'data is text'],
  [addBytes(new Uint8Array(900_001)), 'it is too large'],
  [sameId({ width: { doubleValue: 1 } }), 'width is a float'],
  [sameId({ data: { stringValue: 'AAH/' } }), 'data is encoded text'],
  [add('pictures', picture()), 'the id is not the hash'],
  [set(`pictures/${'0'.repeat(32)}`, picture()), 'the id is lower than the hash'],
  [set(`pictures/${'f'.repeat(32)}`, picture()), 'the id is higher than the hash'],
  [set(`${newPath}0`, picture()), 'the id is longer than the hash'],
  [addBytes(storedBytes), 'a picture never changes'],
  [update(storedPath, { width: 1 }), 'a picture never changes'],
  [list('pictures', limit(1)), 'nobody may list pictures'],
  [list('pictures', where('width', '==', 1), limit(1)), 'nobody may search for pictures'],
  [count('pictures', limit(1)), 'nobody may count pictures'],
];

const byReader = [set(newPath, picture()), rest.commit(rest.picture()), remove(storedPath)];

/** Requests about pictures that must be denied. */
export const deniedPictures: Case[] = [
  ...casesOf('admin', denied),
  ...byReader.map((request): Case => ['reader', request, 'only an admin may write pictures']),
];
