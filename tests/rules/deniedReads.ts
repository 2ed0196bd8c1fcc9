import { documentId, limit, limitToLast, orderBy, where } from 'firebase/firestore';
import { actors, roles } from './actors';
import { closedPaths } from './documents';
import type { Case } from './harness';
import { count, get, list, listGroup, nameOf, rest, transaction } from './requests';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const closed = closedPaths.flatMap((path) =>
  (['visitor', 'admin'] as const).flatMap((actor): Case[] => [
    [actor, get(path), 'no rule opens this document'],
    [actor, list(parentOf(path), limit(1)), 'no rule opens this collection'],
  ]),
);

const groups = roles.flatMap((actor) =>
  ['blogs', 'sections', 'users'].map((id): Case => [
    actor,
    listGroup(id),
    'rules open paths, not collection groups',
  ]),
);

const users = roles.flatMap((actor): Case[] => {
  const own = where(documentId(), '==', actors[actor].uid || 'none');
  return [
    [actor, list('users'), 'nobody may list users'],
    [actor, list('users', where('admin', '==', true), limit(1)), 'nobody may search for admins'],
    [actor, list('users', own, limit(1)), 'nobody may list even their own users document'],
    [actor, list('users', orderBy(documentId()), limit(1)), 'nobody may list users one by one'],
    [actor, count('users', limit(1)), 'nobody may count users'],
    [actor, get('users/nobody'), 'nobody may learn who has a users document'],
  ];
});

const others: Case[] = [
  ['visitor', get('users/admin'), 'a visitor has no users document'],
  ['reader', get('users/admin'), "another user's document"],
  ['admin', get('users/reader'), 'an admin is a user like any other'],
  ['unverified', get('users/reader'), "another user's document"],
  ['newcomer', get('users/reader'), "another user's document"],
  ['reader', transaction(['users/admin']), "another user's document in a transaction"],
  ['visitor', transaction(['blogs/a', 'posts/a']), 'one of two reads is denied'],
  ['slashId', get('users/reader/users/reader'), 'an id with slashes is not a path'],
  ['dotsId', get('users/admin'), 'an id with dots is not a path'],
];

const select = { fields: [{ fieldPath: '__name__' }] };
const query = (from: object, more: object = {}) => ({
  structuredQuery: { from: [from], limit: 1, ...more },
});
const counting = (from: object, more: object = {}) => ({
  structuredAggregationQuery: { ...query(from, more), aggregations: [{ count: {} }] },
});
const posts = { collectionId: 'blogs' };
const sections = { collectionId: 'sections' };
const newestFirst = orderBy('DatePosted', 'desc');

const unlimited = roles.flatMap((actor): Case[] => [
  [actor, list('blogs'), 'a list needs a limit'],
  [actor, list('blogs', newestFirst), 'an order is no limit'],
  [actor, list('blogs', where('Name', '==', 'none')), 'a filter is no limit'],
  [actor, list('blogs', limit(101)), 'more than 100 posts'],
  [actor, list('blogs', newestFirst, limitToLast(101)), 'more than 100 posts from the end'],
  [actor, count('blogs'), 'counting many posts costs reads'],
  [actor, count('blogs', limit(101)), 'more than 100 posts are counted'],
  [actor, list('blogs/a/sections'), 'a list needs a limit'],
  [actor, list('blogs/a/sections', limit(101)), 'more than 100 sections'],
]);

const unlimitedCalls: Case[] = [
  ['visitor', rest(':runQuery', query(posts, { limit: null })), 'a list needs a limit'],
  ['visitor', rest(':runQuery', query(posts, { limit: 101 })), 'more than 100 posts'],
  ['visitor', rest(':runQuery', query(posts, { offset: 1 })), 'skipped posts are billed'],
  [
    'visitor',
    rest(':runQuery', query(posts, { limit: 0, offset: 50_000 })),
    'skipped posts are billed',
  ],
  [
    'visitor',
    rest('/blogs/a:runQuery', query(sections, { offset: 1 })),
    'skipped sections are billed',
  ],
  ['visitor', rest('/blogs?pageSize=101'), 'more than 100 posts'],
  ['visitor', rest('/blogs?pageSize=101&mask.fieldPaths=none'), 'names are billed like posts'],
  ['visitor', rest('/blogs/a/sections?pageSize=101'), 'more than 100 sections'],
  [
    'visitor',
    rest(':runAggregationQuery', counting(posts, { limit: null })),
    'a count needs a limit',
  ],
  [
    'visitor',
    rest(':runAggregationQuery', counting(posts, { limit: 101 })),
    'more than 100 are counted',
  ],
];
const batchGet = (...paths: string[]) => ({ documents: paths.map(nameOf) });
const verify = (at: string, exists: boolean) =>
  rest(
    ':commit',
    { writes: [{ verify: nameOf(at), currentDocument: { exists } }] },
    `verifies ${at}`,
  );
const everything = query({ allDescendants: true });
const allSections = query({ collectionId: 'sections', allDescendants: true });
const readOnly = { newTransaction: { readOnly: {} } };

const restCalls: Case[] = [
  ['reader', rest('/users/admin'), "another user's document"],
  ['reader', rest('/users/admin?mask.fieldPaths=none'), 'not even without its fields'],
  ['reader', rest('/users'), 'nobody may list users'],
  ['reader', rest('/users?pageSize=1&mask.fieldPaths=none'), 'not even their names'],
  ['visitor', rest('/blogs?showMissing=true'), 'the names of missing documents are not public'],
  ['reader', rest(':runQuery', query({ collectionId: 'users' }, { select })), 'not even names'],
  ['admin', rest(':runQuery', everything, 'queries everything'), 'no rule opens everything'],
  ['admin', rest('/blogs/a:runQuery', query({}), 'queries below a post'), 'comments are closed'],
  ['admin', rest('/users/admin:runQuery', everything), 'no rule opens subcollections of users'],
  ['visitor', rest('/blogs/a:runQuery', allSections), 'rules open paths, not collection groups'],
  ['reader', rest(':runAggregationQuery', counting({ collectionId: 'users' })), 'not even a count'],
  ['reader', rest(':runAggregationQuery', counting({ allDescendants: true })), 'not even a count'],
  ['reader', rest(':batchGet', batchGet('blogs/a', 'users/admin')), 'one of two reads is denied'],
  [
    'reader',
    rest(':batchGet', { ...batchGet('users/admin'), mask: { fieldPaths: [] } }),
    'not even without its fields',
  ],
  [
    'reader',
    rest(':batchGet', { ...batchGet('users/admin'), ...readOnly }),
    'not even in a transaction',
  ],
  ['reader', verify('users/admin', true), 'verifying is reading'],
  ['reader', verify('users/nobody', false), 'verifying is reading'],
  ...roles.flatMap((actor): Case[] => [
    [actor, rest(':listCollectionIds', {}), 'the names of collections are not public'],
    [actor, rest('/users/admin:listCollectionIds', {}), 'the names of collections are not public'],
  ]),
];

/** Reads that must be denied. */
export const deniedReads = [
  ...closed,
  ...groups,
  ...users,
  ...others,
  ...restCalls,
  ...unlimited,
  ...unlimitedCalls,
];
