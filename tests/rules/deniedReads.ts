import { documentId, limit, orderBy, where } from 'firebase/firestore';
import { people, roles, type Who } from './actors';
import { call, count, get, nameOf, search, searchGroup, transaction } from './requests';
import { unopened } from './documents';
import type { Case } from './harness';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const elsewhere = unopened.flatMap((path) =>
  (['visitor', 'admin'] as const).flatMap((who): Case[] => [
    [who, get(path), 'no rule opens this document'],
    [who, search(parentOf(path)), 'no rule opens this collection'],
  ]),
);

const groups = roles.flatMap((who) =>
  ['blogs', 'sections', 'users'].map((id): Case => [
    who,
    searchGroup(id),
    'a path is opened, not a name',
  ]),
);

const own = (who: Who) => where(documentId(), '==', people[who].uid || 'none');
const users = roles.flatMap((who): Case[] => [
  [who, search('users'), 'users are never listed'],
  [who, search('users', where('admin', '==', true)), 'nobody looks for the admins'],
  [who, search('users', own(who)), 'users are not listed, be it only the own one'],
  [who, search('users', orderBy(documentId()), limit(1)), 'users are not listed one by one'],
  [who, count('users'), 'nobody counts the users'],
  [who, get('users/nobody'), 'nobody learns who has a users document'],
]);

const others: Case[] = [
  ['visitor', get('users/admin'), 'a visitor has no users document'],
  ['reader', get('users/admin'), "it is another user's"],
  ['admin', get('users/reader'), "an admin reads no other's, either"],
  ['unverified', get('users/reader'), "it is another user's"],
  ['newcomer', get('users/reader'), "it is another user's"],
  ['reader', transaction(['users/admin']), "a transaction's lock shows no other's document"],
  ['visitor', transaction(['blogs/a', 'posts/a']), 'one of its two reads is refused'],
  ['slash', get('users/reader/users/reader'), 'an id with slashes is one id, not a path'],
  ['climber', get('users/admin'), 'an id that climbs is one id, not a path'],
];

const select = { fields: [{ fieldPath: '__name__' }] };
const query = (from: object, more: object = {}) => ({
  structuredQuery: { from: [from], ...more },
});
const counting = (from: object) => ({
  structuredAggregationQuery: { ...query(from), aggregations: [{ count: {} }] },
});
const batchGet = (...paths: string[]) => ({ documents: paths.map(nameOf) });
const verify = (at: string, exists: boolean) => ({
  writes: [{ verify: nameOf(at), currentDocument: { exists } }],
});

const rest: Case[] = [
  ['reader', call('/users/admin'), "another user's document, by REST"],
  ['reader', call('/users/admin?mask.fieldPaths=none'), 'even none of its fields'],
  ['reader', call('/users'), 'users are never listed'],
  ['reader', call('/users?pageSize=1&mask.fieldPaths=none'), 'not even by their names'],
  ['visitor', call('/blogs?showMissing=true'), 'names of missing documents are not public'],
  ['reader', call(':runQuery', query({ collectionId: 'users' }, { select })), 'names only'],
  ['admin', call(':runQuery', query({ allDescendants: true }), 'queries all'), 'no rule opens all'],
  ['admin', call('/blogs/a:runQuery', query({}), 'queries below a post'), 'comments are not open'],
  [
    'admin',
    call('/users/admin:runQuery', query({ allDescendants: true }), 'queries below itself'),
    'nothing below a users document is open',
  ],
  [
    'visitor',
    call('/blogs/a:runQuery', query({ collectionId: 'sections', allDescendants: true })),
    'a path is opened, not a name',
  ],
  ['reader', call(':runAggregationQuery', counting({ collectionId: 'users' })), 'a count tells'],
  ['reader', call(':runAggregationQuery', counting({ allDescendants: true })), 'a count tells'],
  ['reader', call(':batchGet', batchGet('blogs/a', 'users/admin')), 'one of the two is refused'],
  [
    'reader',
    call(':batchGet', { ...batchGet('users/admin'), mask: { fieldPaths: [] } }),
    'no mask',
  ],
  [
    'reader',
    call(':batchGet', { ...batchGet('users/admin'), newTransaction: { readOnly: {} } }),
    'no transaction shows it, either',
  ],
  ['reader', call(':commit', verify('users/admin', true), 'verifies users/admin'), 'it reads'],
  ['reader', call(':commit', verify('users/nobody', false), 'verifies users/nobody'), 'it reads'],
  ...roles.flatMap((who): Case[] => [
    [who, call(':listCollectionIds', {}), 'names of collections are not public'],
    [who, call('/users/admin:listCollectionIds', {}), 'names of collections are not public'],
  ]),
];

/** Reads that must be refused. */
export const hostileReading = [...elsewhere, ...groups, ...users, ...others, ...rest];
