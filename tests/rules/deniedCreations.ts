import { Bytes, GeoPoint, increment, serverTimestamp, Timestamp, vector } from 'firebase/firestore';
import type { Who } from './actors';
import { add, merge, post, set, transaction, type Write } from './requests';
import type { Case } from './harness';

const notAdmins: [Who, string][] = [
  ['visitor', 'nobody is signed in'],
  ['unverified', 'its e-mail is not verified'],
  ['silent', 'its token is silent on the e-mail'],
  ['nullVerified', 'null is not verified'],
  ['textVerified', "the text 'true' is not verified"],
  ['numberVerified', '1 is not verified'],
  ['reader', 'its admin flag is false'],
  ['newcomer', 'it has no users document'],
  ['flagless', 'its users document has no admin flag'],
  ['textFlag', "its admin flag is the text 'true'"],
  ['numberFlag', 'its admin flag is 1'],
  ['nullFlag', 'its admin flag is null'],
  ['listFlag', 'its admin flag is a list'],
  ['mapFlag', 'its admin flag is a map'],
  ['capitalFlag', 'its flag is called Admin'],
  ['deepFlag', 'its admin flag lies deeper'],
  ['claimant', 'a claim in the token is no flag in the users document'],
  ['slash', 'its id leads to a document that is not a users document'],
  ['climber', "its id climbs to an admin's users document"],
  ['escaper', "its id climbs, escaped, to an admin's users document"],
];
const byOthers: Case[] = [
  ...notAdmins.map(([who, why]): Case => [who, set('blogs/new', post()), why]),
  ['visitor', add('blogs', post()), 'nobody is signed in'],
  ['reader', add('blogs', post()), 'its admin flag is false'],
];

const day = 24 * 60 * 60 * 1000;
const noText: [string, unknown][] = [
  ['null', null],
  ['a number', 1],
  ['a boolean', true],
  ['a map', { text: 'A text' }],
  ['a list', ['A text']],
  ['bytes', Bytes.fromUint8Array(new Uint8Array([65]))],
  ["the server's time", serverTimestamp()],
  ['an increment', increment(1)],
];
const noList: [string, unknown][] = [
  ['null', null],
  ['a number', 1],
  ['a boolean', true],
  ['a text', 'A text'],
  ['a map', { 0: { Heading: '', paragraphs: [] } }],
  ['a vector', vector([1, 2])],
  ['a place', new GeoPoint(0, 0)],
  ["the server's time", serverTimestamp()],
];
const noServerTime: [string, unknown][] = [
  ['null', null],
  ['a number', Date.now()],
  ['a text', new Date().toISOString()],
  ['a map', { seconds: 0, nanoseconds: 0 }],
  ["the server's time in a map", { seconds: serverTimestamp() }],
  ["the client's time", Timestamp.now()],
  ['in the past', Timestamp.fromMillis(Date.now() - day)],
  ['in the future', Timestamp.fromMillis(Date.now() + day)],
  ['the first date there is', new Timestamp(-62135596800, 0)],
  ['the last date there is', new Timestamp(253402300799, 0)],
];

const malformed: Record<string, [string, unknown][]> = {
  Name: noText,
  Title: noText,
  Summary: noText,
  DatePosted: noServerTime,
  sections: noList,
};
const wrong = Object.entries(malformed).flatMap(([field, values]) => {
  const { [field]: _, ...rest } = post();
  return [
    ['admin', set('blogs/new', rest), `${field} is missing`] satisfies Case,
    ...values.map(([what, value]): Case => [
      'admin',
      set('blogs/new', post({ [field]: value })),
      `${field} is ${what}`,
    ]),
  ];
});

const extra = ['id', 'name', 'title', 'admin', 'author', 'a.b', '`Title`', 'Name ', '\u202eeltiT'];
const withMore = extra.map((field): Case => [
  'admin',
  set('blogs/new', post({ [field]: 'x' })),
  `a post has no field ${JSON.stringify(field)}`,
]);

const { DatePosted: _date, ...undated } = post();
const ways: [Write, string][] = [
  [set('blogs/new', {}), 'every field is missing'],
  [set('blogs/new', { Title: 'A title' }), 'all fields but one are missing'],
  [merge('blogs/new', undated), 'a merge that creates needs its date, too'],
  [merge('blogs/new', { Title: 'A title' }), 'a merge that creates needs every field'],
  [set('blogs/new', post({ likes: increment(1) })), 'a transform adds a field, too'],
];
const byAdmin = ways.flatMap(([write, why]): Case[] => [
  ['admin', write, why],
  ['admin', transaction(['blogs/new'], write), why],
]);

const oddIds = [
  'new\n',
  ' ',
  '\u202e',
  '*',
  '{blog}',
  '$(database)',
  'a.b',
  '💥',
  'x'.repeat(1500),
];
const byId = oddIds.flatMap((id): Case[] => [
  ['reader', set(`blogs/${id}`, post()), `the id ${JSON.stringify(id.slice(0, 12))} opens no door`],
  [
    'admin',
    set(`blogs/${id}`, post({ Title: 1 })),
    `under the id ${JSON.stringify(id.slice(0, 12))} a post needs its shape, too`,
  ],
]);

/** Creations of a post that must be refused. */
export const hostileCreating = [...byOthers, ...wrong, ...withMore, ...byAdmin, ...byId];
