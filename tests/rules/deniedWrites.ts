import { deleteField, type DocumentData } from 'firebase/firestore';
import { actorNames } from './actors';
import {
  closedPaths,
  deletion,
  documents,
  draft,
  edit,
  erasedId,
  freeId,
  otherId,
  post,
  posted,
  scheduled,
  share,
  sharedId,
  shownAgain,
  stamp,
  tombstone,
  waiting,
} from './documents';
import { casesOf, type Case, type Sent } from './harness';
import {
  add,
  batch,
  discard,
  keep,
  merge,
  publish,
  remove,
  restore,
  revise,
  set,
  update,
  type Request,
} from './requests';
import * as rest from './rest';

const byOthers = actorNames
  .filter((actor) => actor !== 'admin')
  .flatMap((actor): Case[] => [
    [actor, set('blogs/new', post()), 'only an admin may post'],
    [actor, set('scheduled/new', scheduled()), 'only an admin may post'],
  ]);

const byReader: Request[] = [
  add('blogs', post()),
  // An admin needs no other write for b.
  set('blogs/b', edit()),
  remove('blogs/b'),
  remove('blogs/none'),
  revise('a', set('blogs/a', edit())),
  discard('a'),
  restore('gone', edit({ Revision: 4 })),
  keep('a'),
  keep('b'),
  remove('blogs/b/versions/0'),
  set('deleted/a', deletion()),
  set('deleted/b', deletion()),
  remove('deleted/b'),
  remove('deleted/erased'),
  set('scheduled/waiting', scheduled()),
  remove('scheduled/waiting'),
  remove('scheduled/twice'),
  publish('due'),
  set('deletions/none', tombstone()),
  set('deletions/b', tombstone()),
  rest.commit(rest.creation()),
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
  [batch(valid, set('blogs/b', post())), 'one of two posts exists'],
  [batch(valid, remove('blogs/a/sections/1')), 'one deletion is of a section'],
  [batch(valid, set('blogs/new/sections/1', {})), 'one write is to a section'],
  [batch(valid, update('blogs/new', stamp())), 'the new post is edited at once'],
  [batch(keep('a'), set('blogs/a', edit()), set('blogs/a', edit({ Revision: 2 }))), 'two edits'],
  [batch(remove('blogs/b'), set('blogs/b', post())), 'replacing is not creating'],
  [rest.commit(rest.creation(), rest.transform('blogs/new', likes)), 'the second adds a field'],
  [rest.call(':batchWrite', { writes: [rest.creation()] }), 'clients may not use batchWrite'],
];

const stored = documents['blogs/a']!;
const told = set('deletions/a', tombstone());
const history: Sent[] = [
  [set('blogs/a', edit()), 'an edit needs a version'],
  [batch(remove('blogs/a'), set('deleted/a', deletion()), told), 'a deletion needs a version'],
  [batch(keep('a'), remove('blogs/a'), told), 'a deletion needs its document'],
  [discard('b', {}, stored, keep('b')), 'the date of a deletion is public'],
  [told, 'the post is not deleted'],
  [set('deletions/gone', tombstone()), 'the post is deleted already'],
  [set('deletions/none', tombstone()), 'there is no post to delete'],
  [remove('deletions/b'), 'the date of a deletion stays'],
  [remove('blogs/none'), 'there is no post to delete'],
  [set('blogs/late', edit({ Revision: 4 })), 'the version is of another post'],
  [restore('late', edit({ Revision: 4 })), 'the post is not deleted'],
  [set('blogs/a/versions/1', stored), 'the number is higher'],
  [set('blogs/a/versions/-1', stored), 'the number is lower'],
  [set('blogs/a/versions/0', { ...stored, Title: '' }), 'the version differs from the post'],
  [set('blogs/gone/versions/3', stored), 'the post is deleted'],
  [set('deleted/a', deletion()), 'the post is not deleted'],
  [set('deleted/none', deletion()), 'there is no post to delete'],
  [set('deleted/erased', deletion()), 'the post is deleted already'],
  [remove('deleted/gone'), 'the last version is not erased'],
  [set('blogs/gone', post()), 'a new post beside versions of another'],
  [restore('gone', post()), 'a new post beside versions of another'],
  [set('blogs/gone', edit({ Revision: 4 })), 'the post stays among the deleted ones'],
  [restore('gone', edit()), 'a restored post counts on'],
  [restore('gone', edit({ Revision: 4, DatePosted: new Date(+posted + 1) })), 'another date'],
  [restore('erased', edit({ Revision: 4 })), 'nothing is left to restore'],
  ...[1, 2].map((version): Sent => [
    remove(`blogs/long/versions/${version}`),
    'the version before it is still there',
  ]),
];

const due = documents['scheduled/due']!;
const ofScheduled: Sent[] = [
  [set('scheduled/a', scheduled()), 'the address is that of a post'],
  [set('scheduled/gone', scheduled()), 'the address is that of a deleted post'],
  [batch(set('blogs/new', post()), set('scheduled/new', scheduled())), 'it is published'],
  [restore('gone', edit({ Revision: 4 }), set('scheduled/gone', scheduled())), 'it is restored'],
  [set('blogs/waiting', post()), 'the address is that of a post that waits'],
  [publish('waiting'), 'it is not due'],
  [publish('waiting', { ...waiting, DatePosted: posted }), 'it is not due'],
  [publish('due', { ...due, Title: 'Changed' }), 'everyone can read it as it was'],
  [publish('due', { ...due, DatePosted: new Date(+posted + 1) }), 'everyone can read its date'],
  [publish('timeless'), 'it has no date'],
  [publish('none', due), 'nothing waits there'],
  [set('blogs/due', due), 'it would be there twice'],
  [publish('twice'), 'a post is there already'],
  [remove('scheduled/due'), 'everyone can read it'],
  [set('scheduled/due', scheduled()), 'everyone can read it'],
  [remove('scheduled/timeless'), 'it has no date'],
  [set('scheduled/timeless', scheduled()), 'it has no date'],
  [remove('scheduled/none'), 'nothing waits there'],
];

const ofNaN = documents['blogs/nan']!;
// An exact copy is allowed, so each of these differs in one way.
const forged: DocumentData[] = [
  { ...ofNaN, Title: 'x' },
  { ...ofNaN, DatePosted: new Date(+posted + 1) },
  { ...ofNaN, sections: [{ paragraphs: [NaN, 'x'] }] },
  { ...ofNaN, sections: [NaN] },
  { ...ofNaN, likes: 1 },
  stored,
];
const { Summary: _, ...withoutSummary } = ofNaN;
const ofOddPosts: Sent[] = [
  ...[...forged, withoutSummary].map((data): Sent => [keep('nan', data), 'it is no exact copy']),
  [keep('nan-dated', stored), 'NaN is no date'],
  [keep('undated', stored), 'the date is planted'],
  ...['undated', 'nan-dated', 'dated', 'null-dated'].map((blog): Sent => [
    revise(blog, set(`blogs/${blog}`, edit())),
    'the date is another one',
  ]),
];

const drafts: Case[] = [
  ['reader', set('users/reader/drafts/2', draft()), 'only an admin has drafts'],
  ['reader', set('users/reader/drafts/1', draft({ Revision: 3 })), 'only an admin has drafts'],
  ['reader', remove('users/reader/drafts/1'), 'only an admin has drafts'],
  ['reader', set(`shared/${otherId}`, {}), 'only an admin shows drafts'],
  ['reader', set(`shared/${freeId}`, {}), 'only an admin shows drafts'],
  ['reader', update(`shared/${otherId}`, shownAgain()), 'only an admin shows drafts'],
  [
    'reader',
    set(`shared/${freeId}`, share({ Author: 'reader', Draft: 'shown' })),
    'only an admin shows drafts',
  ],
  [
    'admin',
    update(`shared/${otherId}`, { ...shownAgain(), Author: 'admin' }),
    'another user shows it',
  ],
  ['admin', set(`shared/${otherId}`, {}), 'another user shows it'],
  ['admin', remove(`shared/${otherId}`), 'another user shows it'],
  ['admin', remove(`shared/${sharedId}`), 'an address must not become free'],
  ['admin', remove('users/admin/drafts/1'), 'what is shown of it is not erased'],
  // No address, and free ones that are before and after it in order.
  ...[{}, { Shared: freeId }, { Shared: freeId.replace('s', 'z') }].map((changes): Case => [
    'admin',
    set('users/admin/drafts/1', draft({ Revision: 3, ...changes })),
    'what is shown of it is not erased',
  ]),
  [
    'admin',
    batch(
      set('users/admin/drafts/1', draft({ Revision: 3, Shared: otherId })),
      set(`shared/${sharedId}`, {}),
    ),
    'the address is in use',
  ],
  ...[sharedId, otherId, erasedId].map((Shared): Case => [
    'admin',
    set('users/admin/drafts/2', draft({ Shared })),
    'the address is in use',
  ]),
  ...['0', '3'].map((Draft): Case => [
    'admin',
    update(`shared/${sharedId}`, { ...shownAgain(), Draft }),
    'it is of another draft',
  ]),
  ['admin', set('users/reader/drafts/2', draft()), "another user's draft"],
  ['admin', set('users/admin/drafts/plain', draft()), 'the Revision is that of a first draft'],
  [
    'admin',
    set('users/admin/drafts/plain', draft({ Revision: 2 })),
    'the Revision is the stored one',
  ],
];

/** Writes that must be denied for who makes them, or for where. */
export const deniedWrites: Case[] = [
  ...byOthers,
  ...byReader.map((request): Case => ['reader', request, 'only an admin may write posts']),
  ...usersDocuments,
  ...closed,
  ...casesOf('admin', [...batches, ...history, ...ofScheduled, ...ofOddPosts]),
  ...drafts,
];
