import {
  Bytes,
  type DocumentData,
  GeoPoint,
  increment,
  serverTimestamp,
  Timestamp,
  vector,
} from 'firebase/firestore';
import { stamp } from './edits';
import type { Case } from './harness';
import { merge, post, set, transaction, type Write } from './requests';

const day = 24 * 60 * 60 * 1000;
const notText: [kind: string, value: unknown][] = [
  ['null', null],
  ['a number', 1],
  ['a boolean', true],
  ['a map', { text: 'A text' }],
  ['a list', ['A text']],
  ['bytes', Bytes.fromUint8Array(new Uint8Array([65]))],
  ['the server time', serverTimestamp()],
  ['an increment', increment(1)],
];
const notList: typeof notText = [
  ['null', null],
  ['a number', 1],
  ['a boolean', true],
  ['a text', 'A text'],
  ['a map', { 0: { Heading: '', paragraphs: [] } }],
  ['a vector', vector([1, 2])],
  ['a geopoint', new GeoPoint(0, 0)],
  ['the server time', serverTimestamp()],
];

/** Values that are not the server's time. */
export const notServerTime: typeof notText = [
  ['null', null],
  ['a number', Date.now()],
  ['a text', new Date().toISOString()],
  ['a map', { seconds: 0, nanoseconds: 0 }],
  ['the server time in a map', { seconds: serverTimestamp() }],
  ["the client's time", Timestamp.now()],
  ['in the past', Timestamp.fromMillis(Date.now() - day)],
  ['in the future', Timestamp.fromMillis(Date.now() + day)],
  ['the earliest date', new Timestamp(-62135596800, 0)],
  ['the latest date', new Timestamp(253402300799, 0)],
];

/** Wrong values for the fields of a new post. */
export const wrongValues = {
  Name: notText,
  Title: notText,
  Summary: notText,
  DatePosted: notServerTime,
  sections: notList,
};

/** Writes of a valid document without one field, or with a wrong value in it. */
export const mistyped = (at: string, valid: DocumentData, wrongs: Record<string, typeof notText>) =>
  Object.entries(wrongs).flatMap(([field, values]): Case[] => {
    const { [field]: _, ...rest } = valid;
    const wrong = values.map(([kind, value]): Case => [
      'admin',
      set(at, { ...valid, [field]: value }),
      `${field} is ${kind}`,
    ]);
    return [['admin', set(at, rest), `${field} is missing`], ...wrong];
  });

const extraFields = [
  'id',
  'name',
  'title',
  'admin',
  'author',
  'a.b',
  '`Title`',
  'Name ',
  '\u202ex',
];

/** Writes of a valid document with one field too many. */
export const extended = (at: string, valid: DocumentData) =>
  extraFields.map((field): Case => [
    'admin',
    set(at, { ...valid, [field]: 'x' }),
    `no field is called ${JSON.stringify(field)}`,
  ]);

const { DateUpdated } = stamp();
const edited = [{ DateUpdated }, { Revision: 0 }, { Revision: 1 }, stamp()].map((more): Case => [
  'admin',
  set('blogs/new', post(more)),
  `a new post has no ${Object.keys(more).join(' or ')}`,
]);

const { DatePosted: _, ...undated } = post();
const incomplete: [Write, reason: string][] = [
  [set('blogs/new', {}), 'all fields are missing'],
  [set('blogs/new', { Title: 'A title' }), 'all fields but one are missing'],
  [merge('blogs/new', undated), 'a merge that creates a post must set the date'],
  [merge('blogs/new', { Title: 'A title' }), 'a merge that creates a post must set every field'],
  [set('blogs/new', post({ likes: increment(1) })), 'an increment adds a field'],
];
const bySetOrTransaction = incomplete.flatMap(([write, reason]): Case[] => [
  ['admin', write, reason],
  ['admin', transaction(['blogs/new'], write), reason],
]);

/** Creations by an admin that must be denied for the fields of the post. */
export const malformedPosts = [
  ...mistyped('blogs/new', post(), wrongValues),
  ...extended('blogs/new', post()),
  ...edited,
  ...bySetOrTransaction,
];
