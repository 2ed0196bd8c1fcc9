import { arrayUnion, deleteField, increment, serverTimestamp } from 'firebase/firestore';
import { roles } from './actors';
import { batch, merge, post, remove, set, transaction, update, type Write } from './requests';
import { unopened } from './documents';
import type { Case } from './harness';

const changes: [Write, string][] = [
  [update('blogs/a', { Title: 'Changed' }), 'a post is not changed in one field'],
  [update('blogs/a', { Title: deleteField() }), 'a post is not robbed of a field'],
  [update('blogs/a', { DatePosted: serverTimestamp() }), 'a post is not dated anew'],
  [update('blogs/a', { likes: increment(1) }), 'nothing is counted in a post'],
  [update('blogs/a', { sections: arrayUnion({ Heading: 'New' }) }), 'nothing is added to a post'],
  [update('blogs/a', { 'sections.x': 1 }), 'a field path changes a post, too'],
  [update('blogs/a', {}), 'an update of nothing is an update'],
  [set('blogs/a', post()), 'a post is not overwritten, be it by a valid one'],
  [merge('blogs/a', { Title: 'Changed' }), 'a post is not merged into'],
  [remove('blogs/a'), 'a post is not deleted'],
];
const posts = changes.flatMap(([write, why]) => roles.map((who): Case => [who, write, why]));
const transactions = changes.map(([write, why]): Case => [
  'admin',
  transaction(['blogs/a'], write),
  why,
]);

const replaced = roles.map((who): Case => [
  who,
  batch(remove('blogs/a'), set('blogs/a', post())),
  'a post is not deleted and written anew',
]);

const elsewhere = ['blogs/a/sections/1', ...unopened].flatMap((path) =>
  (['visitor', 'admin'] as const).flatMap((who): Case[] => [
    [who, set(path, post()), 'no rule opens this document for writing'],
    [who, remove(path), 'no rule opens this document for deleting'],
    [who, set(`${path}-new`, post()), 'no rule opens this collection for writing'],
  ]),
);

const updated: Case[] = [
  'blogs/a/sections/1',
  'posts/a',
  'admins/admin',
  'users/admin/private/1',
].map((path) => [
  'admin',
  update(path, { text: 'Changed' }),
  'no rule opens this document for updates',
]);

/** Changes of what is stored, but for the users, that must be refused. */
export const hostileChanging = [...posts, ...transactions, ...replaced, ...elsewhere, ...updated];
