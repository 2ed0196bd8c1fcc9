import type { ActorName } from './actors';
import type { Case } from './harness';
import { nameOf, rest } from './requests';
import {
  create,
  dated,
  edited,
  exists,
  fields,
  isNew,
  masked,
  one,
  restEdit,
  serverTime,
  transform,
  valid,
  write,
} from './restWrites';

const flag = { admin: { booleanValue: true } };
const clientTime = { timestampValue: '2026-01-02T00:00:00Z' };
const likes = { fieldPath: 'likes', increment: one };
const counted = { fieldPath: 'Revision', increment: one };
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

  ['admin', 'the second write adds a field', valid, transform('blogs/new', likes)],
  [
    'admin',
    'the second write changes the date',
    valid,
    create({ DatePosted: clientTime }, masked('DatePosted')),
  ],
  ['admin', 'the second write removes the date', valid, create(fields, masked('DatePosted'))],

  ['visitor', 'not signed in', restEdit()],
  ['reader', 'the flag is false', restEdit()],
  ['visitor', 'not signed in', { delete: nameOf('blogs/a'), ...exists }],
  ['reader', 'the flag is false', { delete: nameOf('blogs/a'), ...exists }],
  ['reader', 'the flag is false', { delete: nameOf('blogs/none'), ...isNew }],
  ['textVerified', "email_verified is the text 'true'", { delete: nameOf('blogs/a') }],

  ['admin', 'a creation is not an edit', write('blogs/a', fields, { ...dated, ...exists })],
  ['admin', 'Revision is a float', restEdit({ Revision: { doubleValue: 1 } })],
  ['admin', 'Revision is a date', restEdit({}, serverTime('DateUpdated', 'Revision'))],
  ['admin', 'the date is the edit’s', restEdit({}, serverTime('DateUpdated', 'DatePosted'))],
  ['admin', "DateUpdated is the client's time", restEdit({ DateUpdated: clientTime }, {})],
  ['admin', 'DateUpdated is missing', restEdit({}, {})],
  ['admin', 'x is an extra field', restEdit({}, serverTime('DateUpdated', 'x'))],
  ['admin', 'the mask leaves out the Revision', restEdit({}, { ...masked('Title'), ...edited })],
  [
    'admin',
    'the mask removes the date',
    write('blogs/a', { Revision: one }, { ...masked('Revision', 'DatePosted'), ...edited }),
  ],
  ['admin', 'the second write adds a field', restEdit(), transform('blogs/a', likes)],
  ['admin', 'the second write counts on', restEdit(), transform('blogs/a', counted)],
  ['admin', 'a transform counts only', transform('blogs/a', counted)],

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
  ['admin', rest(':batchWrite', { writes: [restEdit()] }), 'clients may not use batchWrite'],
  ['admin', rest(':batchWrite', { writes: [valid] }), 'clients may not use batchWrite'],
  ['admin', rest('/blogs?documentId=new', { fields }), 'the date is missing'],
  ['admin', rest('/blogs?documentId=new', { fields: clientDated }), "the client's time"],
  ['visitor', rest('/users?documentId=admin', { fields: {} }), 'the answer hides taken ids'],
];
