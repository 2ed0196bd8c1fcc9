import { documentId, limit, limitToLast, orderBy, where } from 'firebase/firestore';
import {
  adminLists,
  closedPaths,
  endedIds,
  erasedId,
  otherId,
  publicLists,
  sharedId,
  soon,
} from './documents';
import { casesOf, type Case, type Sent } from './harness';
import { count, get, list, transaction } from './requests';
import * as rest from './rest';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const closed = closedPaths.flatMap((path): Sent[] => [
  [get(path), 'no rule opens this document'],
  [list(parentOf(path), limit(1)), 'no rule opens this collection'],
]);

const ownDocument = where(documentId(), '==', 'admin');
const users: Case[] = [
  ['visitor', get('users/admin'), 'a visitor has no users document'],
  // These ids are before and after each other in order.
  ['reader', get('users/admin'), "another user's document"],
  ['admin', get('users/reader'), "another user's document"],
  ['admin', get('users/nobody'), 'nobody may learn who has a users document'],
  ['admin', list('users', ownDocument, limit(1)), 'nobody may list even their own document'],
  ['admin', list('users', where('admin', '==', true), limit(1)), 'nobody may search for admins'],
  ['admin', count('users', limit(1)), 'nobody may count users'],
  ['slashId', get('users/reader/users/reader'), 'an id with slashes is not a path'],
  ['dotsId', get('users/admin'), 'an id with dots is not a path'],
  ['escapedId', get('users/admin'), 'an escaped id is not a path'],
];

// What admins may read, but only they, and drafts only their author.
const readByAdmins = [
  'blogs/gone/versions/3',
  'deleted/gone',
  'users/reader/drafts/1',
  'scheduled/waiting',
].flatMap((path): Case[] => [
  ['reader', get(path), 'only an admin may read this document'],
  ['reader', list(parentOf(path), limit(1)), 'only an admin may read this collection'],
]);
const isDue = where('DatePosted', '<=', new Date(Date.now() - 2_000));
const scheduled: Sent[] = [
  [get('scheduled/none'), 'nobody learns whether a post waits there'],
  [get('scheduled/timeless'), 'what has no date is never due'],
  [list('scheduled', where('DatePosted', '<=', soon), limit(1)), 'one of them waits'],
  [list('scheduled', where('DatePosted', '>', new Date(0)), limit(1)), 'one of them may wait'],
  [list('scheduled', where('Name', '==', 'Your Name'), limit(1)), 'one of them may wait'],
  [list('scheduled', isDue), 'a list needs a limit'],
  [list('scheduled', isDue, limit(101)), 'more than 100 documents'],
  [count('scheduled', limit(1)), 'nobody may count posts that wait'],
];
const drafts: Sent[] = [
  // These ids are after and before that of the admin in order.
  [get('users/reader/drafts/1'), "another user's draft"],
  [get('users/a/drafts/1'), "another user's draft"],
  [list('users/reader/drafts', limit(1)), "another user's drafts"],
];

const ended: Sent[] = [
  ...endedIds.map((id): Sent => [get(`shared/${id}`), 'the draft is shown no longer']),
  [get(`shared/${erasedId}`), 'what was shown is erased'],
  [get(`shared/${otherId}`), 'its author is no longer an admin'],
  [get('shared/none'), 'nobody learns what is not shown'],
  [list('shared', where(documentId(), '==', sharedId), limit(1)), 'nobody may list shown drafts'],
];

const unlimited: Sent[] = [
  ...[...publicLists, ...adminLists].flatMap((path): Sent[] => [
    [list(path), 'a list needs a limit'],
    [list(path, limit(101)), 'more than 100 documents'],
  ]),
  [list('blogs', orderBy('DatePosted', 'desc')), 'an order is no limit'],
  [list('blogs', where('Name', '==', 'none')), 'a filter is no limit'],
  [list('blogs', orderBy('DatePosted'), limitToLast(101)), 'more than 100 from the end'],
  [count('blogs'), 'counting needs a limit'],
  [count('blogs', limit(101)), 'more than 100 posts are counted'],
  [transaction(['blogs/a', 'posts/a']), 'one of two reads is denied'],
];

const query = (from: object, more: object = {}) => ({
  structuredQuery: { from: [from], limit: 1, ...more },
});
const posts = { collectionId: 'blogs' };
const everyUser = query({ collectionId: 'users' }, { select: { fields: [] } });
const allSections = { collectionId: 'sections', allDescendants: true };
const allScheduled = { collectionId: 'scheduled', allDescendants: true };
const everything = { allDescendants: true };
const countOfEverything = {
  structuredAggregationQuery: { ...query(everything), aggregations: [{ count: {} }] },
};
const documents = [rest.nameOf('blogs/a'), rest.nameOf('users/admin')];
const missing = { verify: rest.nameOf('users/none'), ...rest.exists(false) };
const readOnly = { newTransaction: { readOnly: {} } };

const restCalls: Sent[] = [
  [rest.call('/users/admin?mask.fieldPaths=none'), 'not even without its fields'],
  [rest.call('/users?pageSize=1'), 'nobody may list users'],
  [rest.call('/blogs?pageSize=101'), 'more than 100 posts'],
  [rest.call('/blogs?showMissing=true'), 'the names of missing documents are not public'],
  [rest.call(':runQuery', query(posts, { limit: null })), 'a list needs a limit'],
  [rest.call(':runQuery', query(posts, { offset: 1 })), 'skipped posts are billed'],
  [rest.call(':runQuery', everyUser), 'nobody may list even the ids of users'],
  [rest.call(':runQuery', query(allSections)), 'rules open paths, not collection groups'],
  [rest.call(':runQuery', query(allScheduled)), 'rules open paths, not collection groups'],
  [rest.call(':runQuery', query(everything)), 'no rule opens everything'],
  [rest.call('/blogs/a:runQuery', query({})), 'no rule opens everything below a post'],
  [rest.call(':runAggregationQuery', countOfEverything), 'no rule opens everything'],
  [rest.call(':batchGet', { documents }), 'one of two reads is denied'],
  [rest.call(':batchGet', { documents, ...readOnly }), 'not even in a transaction'],
  [rest.commit(missing), 'verifying is reading'],
  [rest.call(':listCollectionIds', {}), 'the names of collections are not public'],
];

/** Reads that must be denied. */
export const deniedReads = [
  ...users,
  ...readByAdmins,
  ...casesOf('admin', [...closed, ...drafts, ...ended, ...unlimited]),
  ...casesOf('reader', [...scheduled, ...restCalls]),
];
