import { deleteField } from 'firebase/firestore';
import { actorNames } from './actors';
import { closedPaths, edit, post, stamp } from './documents';
import { casesOf, type Case, type Sent } from './harness';
import { add, batch, merge, remove, set, transaction, update, type Request } from './requests';
import * as rest from './rest';

const byOthers = actorNames
  .filter((actor) => actor !== 'admin')
  .map((actor): Case => [actor, set('blogs/new', post()), 'only an admin may post']);

const byReader: Request[] = [
  add('blogs', post()),
  set('blogs/a', edit()),
  merge('blogs/a', stamp()),
  update('blogs/a', stamp()),
  remove('blogs/a'),
  remove('blogs/none'),
  transaction(['blogs/a'], set('blogs/a', edit())),
  batch(remove('blogs/a'), set('blogs/new', post())),
  rest.commit(rest.creation()),
  rest.commit(rest.edit()),
  rest.commit({ delete: rest.nameOf('blogs/a'), ...rest.exists(true) }),
  rest.call(':batchWrite', { writes: [rest.creation()] }),
];

const flag = { admin: true };
const own = 'users/reader';
const writeFlag = (more: object) => rest.commit(rest.write(own, rest.encodeFields(flag), more));
const attacks: Sent[] = [
  [set(own, flag), 'the flag cannot be set'],
  [update(own, flag), 'the flag cannot be updated'],
  [merge(own, flag), 'the flag cannot be merged in'],
  [merge(own, { name: 'x' }), 'no other field can be added'],
  [update(own, { admin: deleteField() }), 'the flag cannot be removed'],
  [remove(own), 'a users document cannot be deleted'],
  [batch(set(own, flag), set('blogs/new', post())), 'the flag before the batch counts'],
  [add('users', flag), 'nobody may create a users document'],
  [set('users/admin', flag), "nobody may write another user's document"],
  [writeFlag(rest.masked('`admin`')), 'a quoted path does not open the flag'],
  [rest.commit(rest.transform(own, rest.increment('admin'))), 'a transform does not open the flag'],
  [rest.call('/users?documentId=admin', { fields: {} }), 'nobody learns who is a user'],
];
const usersDocuments: Case[] = [
  ...casesOf('reader', attacks),
  ['visitor', set(own, flag), 'a visitor cannot appoint anyone'],
  ['admin', set('users/newcomer', flag), 'an admin cannot appoint anyone'],
  ['admin', update('users/admin', { name: 'x' }), 'not even an admin may write a users document'],
  ['unverified', remove('users/unverified'), 'nobody may delete their own users document'],
  ['newcomer', set('users/newcomer', { admin: false }), 'not even with a flag that is false'],
  ['slashId', set('users/reader/users/reader', flag), 'an id with slashes is not a path'],
];

const closed = ['blogs/a/sections/1', 'blogs/a/sections/2', ...closedPaths].flatMap(
  (path): Case[] => [
    ['admin', set(path, post()), 'no rule opens this document'],
    ['admin', remove(path), 'no rule opens this document'],
  ],
);

const valid = set('blogs/new', post());
const likes = rest.increment('likes');
// Rules compare a document before the commit with the document after it, so a commit is one edit.
const batches: Sent[] = [
  [batch(valid, set('blogs/a', post())), 'one of two posts exists'],
  [batch(valid, remove('blogs/a/sections/1')), 'one deletion is of a section'],
  [batch(valid, set('blogs/new/sections/1', {})), 'one write is to a section'],
  [batch(valid, update('blogs/new', stamp())), 'the new post is edited at once'],
  [batch(set('blogs/a', edit()), set('blogs/a', edit({ Revision: 2 }))), 'two edits are one'],
  [batch(remove('blogs/a'), set('blogs/a', post())), 'replacing is not creating'],
  [rest.commit(rest.creation(), rest.transform('blogs/new', likes)), 'the second adds a field'],
  [rest.call(':batchWrite', { writes: [rest.creation()] }), 'clients may not use batchWrite'],
];

/** Writes that must be denied for who makes them, or for where. */
export const deniedWrites: Case[] = [
  ...byOthers,
  ...byReader.map((request): Case => ['reader', request, 'only an admin may write posts']),
  ...usersDocuments,
  ...closed,
  ...casesOf('admin', batches),
];
