import { aPost } from '../fixtures/posts';
import type { ActorName } from './actors';
import type { Case } from './harness';
import { nameOf, rest } from './requests';

const text = (value: string) => ({ stringValue: value });
// The values of a post in the REST API's encoding.
const encode = (value: unknown) => (typeof value === 'string' ? text(value) : { arrayValue: {} });
const fields = Object.fromEntries(
  Object.entries(aPost()).map(([name, value]) => [name, encode(value)]),
);
const flag = { admin: { booleanValue: true } };
const clientTime = { timestampValue: '2026-01-01T00:00:00Z' };
const one = { integerValue: '1' };

const write = (at: string, content: object, more: object = {}) => ({
  update: { name: nameOf(at), fields: content },
  ...more,
});
const serverTime = (...paths: string[]) => ({
  updateTransforms: paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});
const masked = (...fieldPaths: string[]) => ({ updateMask: { fieldPaths } });
const exists = { currentDocument: { exists: true } };
const isNew = { currentDocument: { exists: false } };
const transform = (at: string, ...fieldTransforms: object[]) => ({
  transform: { document: nameOf(at), fieldTransforms },
});
const dated = serverTime('DatePosted');
const create = (content: object, more: object = dated) => write('blogs/new', content, more);

/** A write that creates a valid post: allowed to an admin (allowed.ts), so what is denied below is its change. */
export const valid = create(fields);
const bytes = { bytesValue: 'YQ==' };
const reference = { referenceValue: nameOf('users/admin') };

const commits: [actor: ActorName, reason: string, ...writes: object[]][] = [
  ['visitor', 'not signed in', valid],
  ['reader', 'the flag is false', valid],
  ['textVerified', "email_verified is the text 'true'", valid],

  ['admin', 'Title is a date', create(fields, serverTime('DatePosted', 'Title'))],
  ['admin', 'Title is bytes', create({ ...fields, Title: bytes })],
  ['admin', 'Title is a reference', create({ ...fields, Title: reference })],
  ['admin', 'x is an extra field', create(fields, serverTime('DatePosted', 'x'))],
  ['admin', 'the date is a map', create(fields, serverTime('DatePosted.x'))],
  ['admin', 'the empty mask leaves only the date', create(fields, { ...masked(), ...dated })],
  ['admin', 'the mask leaves two fields', create(fields, { ...masked('Title'), ...dated })],
  ['admin', 'x is the only field', transform('blogs/new', ...serverTime('x').updateTransforms)],

  [
    'admin',
    'the second write adds a field',
    valid,
    transform('blogs/new', { fieldPath: 'likes', increment: one }),
  ],
  [
    'admin',
    'the second write changes the date',
    valid,
    create({ DatePosted: clientTime }, masked('DatePosted')),
  ],
  ['admin', 'the second write removes the date', valid, create(fields, masked('DatePosted'))],
  ['admin', 'the second write deletes a post', valid, { delete: nameOf('blogs/a') }],

  ['admin', 'the post exists', write('blogs/a', fields, { ...dated, ...exists })],
  ['admin', 'a post cannot be deleted', { delete: nameOf('blogs/a'), ...exists }],
  ['admin', 'not even a missing post can be deleted', { delete: nameOf('blogs/none'), ...isNew }],

  ['reader', 'a mask does not open the flag', write('users/reader', flag, masked('admin'))],
  [
    'reader',
    'a quoted path does not open the flag',
    write('users/reader', flag, masked('`admin`')),
  ],
  ['reader', 'a precondition does not open the flag', write('users/reader', flag, exists)],
  ['newcomer', 'a precondition does not open the flag', write('users/newcomer', flag, isNew)],
  [
    'reader',
    'a transform does not open the flag',
    transform('users/reader', { fieldPath: 'admin', maximum: one }),
  ],
  ['reader', 'the flag before the batch counts', write('users/reader', flag), valid],
  ['reader', 'the order makes no difference', valid, write('users/reader', flag), valid],

  ['reader', 'a precondition does not tell who is a user', write('users/admin', {}, isNew)],
  ['reader', 'a precondition does not tell who is a user', write('users/nobody', {}, exists)],
  [
    'reader',
    'a precondition does not tell who is a user',
    { delete: nameOf('users/admin'), ...exists },
  ],
];

const clientDated = { ...fields, DatePosted: clientTime };

/** Writes by REST that the SDK never sends and that must be denied. */
export const deniedRestCalls: Case[] = [
  ...commits.map(([actor, why, ...writes]): Case => [actor, rest(':commit', { writes }), why]),
  ['reader', rest(':batchWrite', { writes: [valid] }), 'the flag is false'],
  ['admin', rest(':batchWrite', { writes: [valid] }), 'clients may not use batchWrite'],
  ['admin', rest('/blogs?documentId=new', { fields }), 'the date is missing'],
  ['admin', rest('/blogs?documentId=new', { fields: clientDated }), "the client's time"],
  ['visitor', rest('/users?documentId=admin', { fields: {} }), 'the answer hides taken ids'],
];
