import { deleteField, increment } from 'firebase/firestore';
import { people, type Who } from './actors';
import {
  add,
  batch,
  merge,
  post,
  remove,
  set,
  transaction,
  update,
  type Request,
} from './requests';
import type { Case } from './harness';

const flag = { admin: true };
const doors: [string, (at: string) => Request][] = [
  ['an overwrite', (at) => set(at, flag)],
  ['an update', (at) => update(at, flag)],
  ['a field path', (at) => update(at, { 'admin.admin': true })],
  ['a merge', (at) => merge(at, flag)],
  ['an increment', (at) => merge(at, { admin: increment(1) })],
  ['a harmless field', (at) => merge(at, { name: 'x' })],
  ['a removed flag', (at) => merge(at, { admin: deleteField() })],
  ['a deletion', (at) => remove(at)],
  ['a deletion and a creation in one batch', (at) => batch(remove(at), set(at, flag))],
  ['a transaction that reads it first', (at) => transaction([at], set(at, flag))],
];
const whose: [Who, Who][] = [
  ['visitor', 'reader'],
  ['unverified', 'unverified'],
  ['reader', 'reader'],
  ['reader', 'admin'],
  ['newcomer', 'newcomer'],
  ['textFlag', 'textFlag'],
  ['admin', 'admin'],
  ['admin', 'reader'],
];
const byDoor = doors.flatMap(([door, request]) =>
  whose.map(([who, owner]): Case => [
    who,
    request(`users/${people[owner].uid}`),
    `no client writes a users document: not by ${door}`,
  ]),
);

const created: Case[] = [
  ['newcomer', set('users/newcomer', { admin: false }), 'not even a flag that is false'],
  ['newcomer', set('users/newcomer', {}), 'not even an empty one'],
  ['newcomer', add('users', flag), "not under the SDK's id"],
  ['newcomer', transaction(['users/newcomer'], set('users/newcomer', flag)), 'not after a look'],
  ['admin', set('users/newcomer', flag), 'an admin makes no admins'],
  ['slash', set('users/reader/users/reader', flag), 'an id with slashes is one id, not a path'],
];

const newPost = set('blogs/new', post());
const batches: Case[] = [
  ['reader', batch(set('users/reader', flag), newPost), 'a batch is judged on the flag before it'],
  ['reader', batch(newPost, set('users/reader', flag)), 'in either order'],
  ['newcomer', batch(set('users/newcomer', flag), newPost), 'a flag created beside the post'],
  ['reader', transaction(['users/reader'], set('users/reader', flag), newPost), 'the same in one'],
  ['admin', batch(newPost, set('blogs/new2', post({ Name: 1 }))), 'one of the posts is malformed'],
  ['admin', batch(newPost, set('blogs/a', post())), 'one of the posts exists'],
  ['admin', batch(newPost, update('blogs/a', { Title: 'x' })), 'one write is an update'],
  ['admin', batch(newPost, remove('blogs/a')), 'one write is a deletion'],
  ['admin', batch(newPost, set('users/admin', flag)), 'one write is a users document'],
  ['admin', batch(newPost, set('blogs/new/sections/1', {})), 'one write is a section'],
  ['admin', batch(newPost, set('posts/new', post())), 'one write goes elsewhere'],
  ['admin', batch(newPost, update('blogs/new', { likes: 1 })), 'the new post is changed at once'],
  ['admin', batch(newPost, merge('blogs/new', { Title: 1 })), 'the new post is spoilt at once'],
  [
    'admin',
    batch(
      ...Array.from({ length: 8 }, (_, index) => set(`blogs/new${index}`, post())),
      set('blogs/last', post({ admin: true })),
    ),
    'the last of many is malformed',
  ],
];

/** Attempts to become an admin, or to hide a forbidden write among allowed ones. */
export const hostileUsers = [...byDoor, ...created, ...batches];
