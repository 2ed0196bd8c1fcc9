import { deleteField, increment } from 'firebase/firestore';
import { actors, type ActorName } from './actors';
import type { Case } from './harness';
import { add, batch, merge, remove, set, transaction, update, type Request } from './requests';

const flag = { admin: true };
const attacks: [reason: string, request: (at: string) => Request][] = [
  ['the flag cannot be set', (at) => set(at, flag)],
  ['the flag cannot be updated', (at) => update(at, flag)],
  ['the flag cannot be updated by its path', (at) => update(at, { 'admin.admin': true })],
  ['the flag cannot be merged in', (at) => merge(at, flag)],
  ['the flag cannot be incremented', (at) => merge(at, { admin: increment(1) })],
  ['no other field can be added', (at) => merge(at, { name: 'x' })],
  ['the flag cannot be removed', (at) => merge(at, { admin: deleteField() })],
  ['a users document cannot be deleted', (at) => remove(at)],
  ['a users document cannot be replaced', (at) => batch(remove(at), set(at, flag))],
  ['the flag cannot be set after reading it', (at) => transaction([at], set(at, flag))],
];
const targets: [actor: ActorName, owner: ActorName][] = [
  ['visitor', 'reader'],
  ['unverified', 'unverified'],
  ['reader', 'reader'],
  ['reader', 'admin'],
  ['newcomer', 'newcomer'],
  ['textFlag', 'textFlag'],
  ['admin', 'admin'],
  ['admin', 'reader'],
];
const attacked = attacks.flatMap(([reason, request]) =>
  targets.map(([actor, owner]): Case => [actor, request(`users/${actors[owner].uid}`), reason]),
);

const created: Case[] = [
  ['newcomer', set('users/newcomer', { admin: false }), 'not even a flag that is false'],
  ['newcomer', set('users/newcomer', {}), 'not even without fields'],
  ['newcomer', add('users', flag), 'not under an id that the SDK chooses'],
  ['slashId', set('users/reader/users/reader', flag), 'an id with slashes is not a path'],
  ['admin', set('users/newcomer', flag), 'an admin cannot appoint others'],
];

/** Writes to users documents, which must all be denied. */
export const deniedUserWrites = [...attacked, ...created];
