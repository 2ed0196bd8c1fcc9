import { limit, limitToLast, orderBy, where } from 'firebase/firestore';
import { toPost } from '../../src/blog/toBlog';
import { roles } from './actors';
import { oddIds } from './documents';
import type { Case } from './harness';
import { add, batch, count, get, list, nameOf, post, rest, set, transaction } from './requests';
import { valid } from './restWrites';

const reads = roles.flatMap((actor): Case[] => [
  [actor, get('blogs/a'), 'everyone may read a post'],
  [actor, get('blogs/none'), 'everyone may learn that there is no such post'],
  [actor, list('blogs', limit(1)), 'everyone may list a post'],
  [actor, list('blogs', limit(100)), 'everyone may list 100 posts'],
  [actor, list('blogs', orderBy('DatePosted', 'desc'), limit(20)), 'everyone may list the newest'],
  [actor, list('blogs', orderBy('DatePosted'), limitToLast(100)), 'the last have a limit too'],
  [actor, count('blogs', limit(100)), 'everyone may count up to 100 posts'],
  [actor, get('blogs/a/sections/1'), 'everyone may read a section of a post'],
  [actor, list('blogs/a/sections', limit(100)), 'everyone may list the sections of a post'],
  [actor, transaction(['blogs/a', 'blogs/none']), 'everyone may read posts in a transaction'],
]);

const select = { fields: [{ fieldPath: '__name__' }] };
const postsQuery = (more: object) => ({
  structuredQuery: { from: [{ collectionId: 'blogs' }], limit: 100, ...more },
});
const publicReads: Case[] = [
  ['visitor', rest('/blogs/a'), 'the build reads posts by REST'],
  ['visitor', rest('/blogs?pageSize=1&orderBy=DatePosted desc'), 'the build lists posts by REST'],
  ['visitor', rest('/blogs?pageSize=100'), 'a page of 100'],
  ['visitor', rest('/blogs/a/sections?pageSize=100'), 'a page of 100 sections'],
  ['visitor', rest('/blogs'), 'the server chooses a small page'],
  ['visitor', rest(':runQuery', postsQuery({ select })), 'the names of posts are public'],
  ['visitor', rest(':runQuery', postsQuery({ limit: 0 })), 'nothing is read'],
  ['visitor', rest(':runQuery', postsQuery({ offset: 0 })), 'nothing is skipped'],
  ['visitor', rest(':batchGet', { documents: [nameOf('blogs/a')] }), 'posts are public'],
  [
    'reader',
    list('blogs', where('Name', '==', 'Your Name'), limit(100)),
    'posts can be queried by any field',
  ],
];

const ownFlag: Case[] = [
  ['unverified', get('users/unverified'), 'users may read their own flag'],
  ['reader', get('users/reader'), 'users may read their own flag'],
  ['admin', get('users/admin'), 'users may read their own flag'],
  ['newcomer', get('users/newcomer'), 'users may learn that they have no flag'],
  ['reader', transaction(['users/reader']), 'users may read their own flag in a transaction'],
];

/** Contents that a post may have. */
export const posts: [reason: string, changes: object][] = [
  ['every field is filled in', {}],
  ['every field may be empty', toPost({})],
  ['there may be no sections', { sections: [] }],
  ['a section may be empty', { sections: [{ Heading: '', paragraphs: [] }] }],
  ['rules cannot look into sections', { sections: ['x', 1, null, { a: { b: [] } }] }],
  [
    'there may be many sections',
    { sections: Array.from({ length: 1000 }, () => ({ Heading: 'x' })) },
  ],
  ['text that looks like HTML is text', { Title: '<script>alert(1)</script>' }],
  ['a text may contain any character', { Title: '\u0000\u202e\u200b💥' }],
  ['a text may be long', { Summary: 'x'.repeat(500_000) }],
];
const creations: Case[] = [
  ...posts.map(([why, changes]): Case => ['admin', set('blogs/new', post(changes)), why]),
  ...oddIds.map((id): Case => ['admin', set(`blogs/${id}`, post()), 'an id may be odd']),
  ['admin', add('blogs', post()), 'the SDK may choose the id'],
  ['admin', rest(':commit', { writes: [valid] }), 'an admin may create a post by REST'],
  ['admin', transaction(['blogs/new'], set('blogs/new', post())), 'a transaction may create'],
  ['admin', batch(set('blogs/new', post()), set('blogs/new2', post())), 'both are valid'],
];

/** Requests that must be allowed. */
export const allowed = [...reads, ...publicReads, ...ownFlag, ...creations];
