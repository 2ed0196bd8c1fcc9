import { arrayUnion, deleteField, increment, serverTimestamp } from 'firebase/firestore';
import { roles } from './actors';
import { closedPaths } from './documents';
import type { Case } from './harness';
import { batch, merge, post, remove, set, transaction, update, type Write } from './requests';

const changes: [write: Write, reason: string][] = [
  [update('blogs/a', { Title: 'Changed' }), 'a field cannot be changed'],
  [update('blogs/a', { Title: deleteField() }), 'a field cannot be removed'],
  [update('blogs/a', { DatePosted: serverTimestamp() }), 'the date cannot be changed'],
  [update('blogs/a', { likes: increment(1) }), 'a counter cannot be added'],
  [update('blogs/a', { sections: arrayUnion({ Heading: 'New' }) }), 'no section can be added'],
  [update('blogs/a', { 'sections.x': 1 }), 'a field cannot be changed by its path'],
  [update('blogs/a', {}), 'an empty update is an update'],
  [set('blogs/a', post()), 'a post cannot be overwritten, even by a valid one'],
  [merge('blogs/a', { Title: 'Changed' }), 'a post cannot be merged into'],
  [remove('blogs/a'), 'a post cannot be deleted'],
];
const posts = changes.flatMap(([write, reason]): Case[] => [
  ...roles.map((actor): Case => [actor, write, reason]),
  ['admin', transaction(['blogs/a'], write), reason],
]);

const replaced = roles.map((actor): Case => [
  actor,
  batch(remove('blogs/a'), set('blogs/a', post())),
  'a post cannot be deleted and created again',
]);

const closed = ['blogs/a/sections/1', ...closedPaths].flatMap((path) =>
  (['visitor', 'admin'] as const).flatMap((actor): Case[] => [
    [actor, set(path, post()), 'no rule opens this document'],
    [actor, remove(path), 'no rule opens this document'],
    [actor, set(`${path}-new`, post()), 'no rule opens this collection'],
  ]),
);

const updated = ['blogs/a/sections/1', 'posts/a', 'admins/admin', 'users/admin/private/1'].map(
  (path): Case => ['admin', update(path, { text: 'Changed' }), 'no rule opens this document'],
);

/** Changes to posts and to closed paths, which must all be denied. */
export const deniedChanges = [...posts, ...replaced, ...closed, ...updated];
