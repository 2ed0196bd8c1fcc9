import {
  increment,
  limit,
  limitToLast,
  orderBy,
  serverTimestamp,
  vector,
  where,
} from 'firebase/firestore';
import { toContent, toStored } from '../../src/post/toPost';
import { fullPost, oddRevisions } from '../fixtures/posts';
import { actorNames } from './actors';
import {
  adminLists,
  draft,
  edit,
  edited,
  erasedId,
  freeId,
  oddShared,
  post,
  posted,
  publicLists,
  scheduled,
  share,
  sharedId,
  shownAgain,
  stamp,
  tombstone,
} from './documents';
import { longest } from './fieldValues';
import { casesOf, type Case, type Sent } from './harness';
import {
  add,
  batch,
  count,
  discard,
  get,
  keep,
  list,
  merge,
  publish,
  remove,
  restore,
  revise,
  set,
  transaction,
  update,
} from './requests';
import * as rest from './rest';

const query = (more: object) =>
  rest.call(':runQuery', { structuredQuery: { from: [{ collectionId: 'blogs' }], ...more } });

const listAll = (path: string): Sent => [list(path, limit(100)), 'up to 100 documents'];

/** Selects scheduled posts that are due: by the server's time, of an answer before. */
const isDue = where('DatePosted', '<=', new Date(Date.now() - 2_000));
const dueSince = [where('DatePosted', '>', new Date(0)), orderBy('DatePosted', 'desc')];

const publicReads: Sent[] = [
  ...publicLists.map(listAll),
  [get('blogs/none'), 'a post may be missing'],
  [get('blogs/a/sections/1'), 'sections are public'],
  [get('deletions/b'), 'dates of deletions are public'],
  [get('scheduled/due'), 'a post that is due is public'],
  [list('scheduled', isDue, limit(100)), 'posts that are due are public'],
  [list('scheduled', isDue, ...dueSince, limit(100)), 'those since a build are'],
  [get(`shared/${sharedId}`), 'a draft is shown to whoever knows the id'],
  [list('deletions', where('DateDeleted', '>', posted), limit(100)), 'any filter'],
  [list('blogs', orderBy('DatePosted'), limitToLast(100)), 'the last posts have a limit too'],
  [list('blogs', where('Name', '==', 'Your Name'), limit(1)), 'any filter'],
  [count('blogs', limit(100)), 'up to 100 posts are counted'],
  [rest.call('/blogs?pageSize=100'), 'a page of 100 posts'],
  [rest.call('/blogs'), 'the server chooses a small page'],
  [query({ limit: 100, offset: 0 }), 'no post is skipped'],
  [query({ limit: 0 }), 'no post is read'],
  [rest.call(':batchGet', { documents: [rest.nameOf('blogs/a')] }), 'posts are public'],
];

const oddIds = [' ', '\u202e', '*', '{blog}', '$(database)', 'a.b', '💥', 'sections'];
const oddSections = ['x', 1, null, { a: { b: [], c: vector([1]) } }, Infinity, -0, 1e308];

const creations: Sent[] = [
  [set('blogs/new', post(toStored(fullPost))), 'every field is filled in'],
  [set('blogs/new', post(toContent({}))), 'every field may be empty'],
  [set('blogs/new', post({ sections: oddSections })), 'rules cannot look into sections'],
  [set('blogs/new', post({ sections: Array(5000).fill('x') })), 'a post may have 5,000 sections'],
  [set('blogs/new', post({ Language: '' })), 'a language may be empty'],
  ...longest.map(([name, value]): Sent => [
    set('blogs/new', post({ [name]: value })),
    `${name} may be as long as the table says`,
  ]),
  [set('blogs/new', post({ Tags: oddSections })), 'rules cannot look into tags'],
  [set('blogs/new', post({ FirstPublished: posted })), 'it was first published elsewhere'],
  [
    set('blogs/new', post({ FirstPublished: serverTimestamp() })),
    'it may be published twice at once',
  ],
  [set('blogs/new', post({ Canonical: 'https://x' })), 'an original has a short address'],
  ...['...', '__a', 'a__', '_'].map((Translation): Sent => [
    set('blogs/new', post({ Translation })),
    'its translation may have an odd id',
  ]),
  [set('blogs/new', post({ Title: '\u0000\u202e💥' })), 'a text may contain any character'],
  [set('blogs/new', post({ Summary: 'x'.repeat(1_000_000) })), 'a text may be long'],
  [add('blogs', post()), 'the SDK may choose the id'],
  [batch(...oddIds.map((id) => set(`blogs/${id}`, post()))), 'an id may be odd'],
  [rest.commit(rest.creation()), 'REST may create'],
];

const dated = rest.serverTime('DateUpdated');
const countedUp = [...dated.updateTransforms, rest.increment('Revision')];

const kept = rest.keep('a');

const writes = [set('blogs/new', post()), keep('a'), set('blogs/a', edit()), remove('blogs/b')];
const changes: Sent[] = [
  [revise('a', set('blogs/a', edit())), 'a first edit'],
  [revise('edited', set('blogs/edited', edit({ Revision: 4 }))), 'a later edit'],
  [revise('a', set('blogs/a', edit({ Language: 'de', Tags: ['a'] }))), 'a language and tags'],
  [revise('a', set('blogs/a', edit({ FirstPublished: posted }))), 'it appeared on the same day'],
  [revise('a', merge('blogs/a', { Title: 'Changed', ...stamp() })), 'one field is changed'],
  [revise('edited', update('blogs/edited', stamp(increment(1)))), 'the server counts the edits'],
  ...oddRevisions.map((Revision, i): Sent => [
    revise(`odd-${i}`, set(`blogs/odd-${i}`, edit())),
    `the Revision ${JSON.stringify(Revision)} counts as none`,
  ]),
  [revise('many', set('blogs/many', edit({ Revision: 1e9 + 1 }))), 'a Revision may be high'],
  [revise('double', set('blogs/double', edit({ Revision: 4 })), edited), '3.0 counts as 3'],
  [
    revise('double-words', set('blogs/double-words', edit({ Revision: 4 })), {
      ...edited,
      sections: [1],
    }),
    'the SDK reads 1.0 as 1',
  ],
  [revise('dated', set('blogs/dated', edit({ DatePosted: 'b' }))), 'a date in text stays'],
  [revise('null-dated', set('blogs/null-dated', edit({ DatePosted: null }))), 'null stays'],
  [revise('nan', set('blogs/nan', edit())), 'an edit removes NaN'],
  ...['undated', 'nan-dated'].flatMap((blog): Sent[] => [
    [revise(blog, set(`blogs/${blog}`, edit({ DatePosted: serverTimestamp() }))), 'it gets a date'],
    [discard(blog), 'an admin may delete a post without a date'],
  ]),
  [revise('late', set('blogs/late', edit({ Revision: 4 }))), 'another version is replaced'],
  [set('blogs/b', edit()), 'there is a version already'],
  [transaction(['blogs/a'], keep('a'), update('blogs/a', stamp())), 'a transaction may edit'],
  [rest.commit(kept, rest.edit({}, { ...dated, ...rest.exists(true) })), 'REST may edit'],
  [rest.commit(kept, rest.edit({}, { ...dated, ...rest.masked('Revision') })), 'other fields stay'],
  [rest.commit(kept, rest.transform('blogs/a', ...countedUp)), 'a transform is an edit'],
  [discard('a'), 'an admin may delete a post'],
  [discard('edited', { Revision: 3 }), 'an admin may delete an edited post'],
  [discard('nan'), 'a copy of NaN equals it'],
  [discard('double', { Revision: 3 }, edited), '3.0 counts as 3'],
  [discard('b'), 'the documents of an earlier deletion are replaced'],
  ...['untitled', 'odd-title'].map((blog): Sent => [
    discard(blog, { Title: '' }),
    'its title is no text',
  ]),
  [batch(...writes, set('deletions/b', tombstone())), 'an admin may do several things at once'],
  // Rules compare a document before the commit with the document after it, whatever is in between.
  [batch(keep('a'), update('blogs/a', { Name: 'x' }), set('blogs/a', edit())), 'one edit in all'],
];

const gone = 'blogs/gone/versions';
const eraseGone = [remove(`${gone}/3`), remove('deleted/gone')];
const ofScheduled: Sent[] = [
  [get('scheduled/waiting'), 'an admin may read a post that waits'],
  [get('scheduled/none'), 'an admin may learn that an address is free'],
  [set('scheduled/new', scheduled(toStored(fullPost))), 'a new post waits'],
  [batch(...eraseGone, set('scheduled/gone', scheduled())), 'the address is free again'],
  [set('scheduled/waiting', scheduled({ Title: 'Changed' })), 'its words are changed'],
  [set('scheduled/waiting', scheduled({ DatePosted: new Date('2100') })), 'it waits longer'],
  [remove('scheduled/waiting'), 'it waits no longer'],
  [batch(set('blogs/waiting', post()), remove('scheduled/waiting')), 'it is published at once'],
  [publish('due'), 'it is published with the time that it waited for'],
  [remove('scheduled/twice'), 'there is a post already'],
];

const drafts = 'users/admin/drafts';
const naming = set(`${drafts}/2`, draft({ Shared: freeId }));
const saving = set(`${drafts}/1`, draft({ Revision: 3, Shared: sharedId }));
const ending = set(`${drafts}/1`, draft({ Revision: 3 }));
const moving = set(`${drafts}/1`, draft({ Revision: 3, Shared: freeId }));
const erase = (id: string) => set(`shared/${id}`, {});
const closedToOthers: Sent[] = [
  ...adminLists.map(listAll),
  [get(`${gone}/3`), 'an admin may read a version'],
  [get('deleted/gone'), 'an admin may read about a deletion'],
  [restore('gone', edit({ Revision: 4 })), 'an admin may restore a post'],
  [restore('gone', edit({ Revision: 4 }), remove(`${gone}/3`)), 'a version is no longer needed'],
  [batch(...eraseGone), 'an admin may erase a deleted post'],
  [restore('gone-double', edit({ Revision: 4 })), '3.0 counts as 3'],
  [batch(remove('blogs/gone-double/versions/3'), remove('deleted/gone-double')), '3.0 counts as 3'],
  [
    batch(
      ...[0, 1, 2].map((version) => remove(`blogs/long/versions/${version}`)),
      remove('deleted/long'),
    ),
    'all versions are erased at once',
  ],
  [remove('blogs/long/versions/0'), 'the first version is erased'],
  [remove('blogs/b/versions/0'), 'a version of a published post is erased'],
  [remove('deleted/erased'), 'the last version is erased'],
  [remove('deleted/b'), 'the post is back'],
  [get(`${drafts}/1`), 'an admin may read their draft'],
  [set(`${drafts}/2`, draft({ Draft: 'x'.repeat(1_000_000) })), 'a draft may be long'],
  [set(`${drafts}/2`, draft({ Draft: '中'.repeat(333_333) })), 'a letter may have three bytes'],
  [set(`${drafts}/plain`, draft({ Revision: 3, Device: 'x'.repeat(100) })), 'a later draft'],
  [set(`${drafts}/double`, draft({ Revision: 3 })), '2.0 counts as 2'],
  [remove(`${drafts}/plain`), 'an admin may delete their draft'],
  [
    batch(naming, set(`shared/${freeId}`, share({ Post: 'x'.repeat(1_000_000) }))),
    'a draft is shown',
  ],
  [
    batch(
      set(`${drafts}/plain`, draft({ Revision: 3, Shared: freeId })),
      set(`shared/${freeId}`, share({ Draft: 'plain' })),
    ),
    'a stored draft is shown',
  ],
  [batch(saving, update(`shared/${sharedId}`, shownAgain())), 'a shown draft is saved again'],
  [batch(ending, erase(sharedId)), 'a draft is shown no longer'],
  [batch(moving, erase(sharedId), set(`shared/${freeId}`, share({ Draft: '1' }))), 'elsewhere'],
  [batch(remove(`${drafts}/1`), erase(sharedId)), 'a shown draft is published'],
  [batch(remove(`${drafts}/erased`), erase(erasedId)), 'what it showed is erased already'],
  ...oddShared.map((Shared, i): Sent => [
    remove(`${drafts}/odd-${i}`),
    `nothing is shown at ${String(Shared)}`,
  ]),
  [batch(remove(`${drafts}/lost`), erase('shownUntilItWasLost1')), 'the owner has deleted it'],
];

/** Requests that must be allowed. */
export const allowed: Case[] = [
  ...actorNames.map((actor): Case => [actor, get('blogs/a'), 'posts are public']),
  ...casesOf('visitor', publicReads),
  ['unverified', get('users/unverified'), 'users may read their own flag'],
  ['newcomer', get('users/newcomer'), 'users may learn that they have no flag'],
  ...casesOf('admin', [...creations, ...changes, ...closedToOthers, ...ofScheduled]),
];
