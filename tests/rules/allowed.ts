import { arrayUnion, increment, limit, limitToLast, orderBy, where } from 'firebase/firestore';
import { toPost } from '../../src/blog/toBlog';
import { actorNames } from './actors';
import { edit, post, posted, stamp } from './documents';
import { casesOf, type Case, type Sent } from './harness';
import { add, batch, count, get, list, merge, remove, set, transaction, update } from './requests';
import * as rest from './rest';

const query = (more: object) =>
  rest.call(':runQuery', { structuredQuery: { from: [{ collectionId: 'blogs' }], ...more } });

const publicReads: Sent[] = [
  [get('blogs/none'), 'a post may be missing'],
  [get('blogs/a/sections/1'), 'sections are public'],
  [list('blogs', limit(100)), 'up to 100 posts'],
  [list('blogs', orderBy('DatePosted'), limitToLast(100)), 'the last posts have a limit too'],
  [list('blogs', where('Name', '==', 'Your Name'), limit(1)), 'any filter'],
  [count('blogs', limit(100)), 'up to 100 posts are counted'],
  [list('blogs/a/sections', limit(100)), 'up to 100 sections'],
  [transaction(['blogs/a', 'blogs/none']), 'posts are public'],
  [rest.call('/blogs/a'), 'posts are public'],
  [rest.call('/blogs?pageSize=100'), 'a page of 100 posts'],
  [rest.call('/blogs'), 'the server chooses a small page'],
  [query({ limit: 100, offset: 0 }), 'no post is skipped'],
  [query({ limit: 0 }), 'no post is read'],
  [rest.call(':batchGet', { documents: [rest.nameOf('blogs/a')] }), 'posts are public'],
];

const oddIds = [' ', '\u202e', '*', '{blog}', '$(database)', 'a.b', '💥', 'sections'];
const oddSections = ['x', 1, null, { a: { b: [] } }];

const creations: Sent[] = [
  [set('blogs/new', post()), 'every field is filled in'],
  [set('blogs/new', post(toPost({}))), 'every field may be empty'],
  [set('blogs/new', post({ sections: oddSections })), 'rules cannot look into sections'],
  [set('blogs/new', post({ Title: '\u0000\u202e💥' })), 'a text may contain any character'],
  [set('blogs/new', post({ Summary: 'x'.repeat(1_000_000) })), 'a text may be long'],
  [add('blogs', post()), 'the SDK may choose the id'],
  [batch(...oddIds.map((id) => set(`blogs/${id}`, post()))), 'an id may be odd'],
  [transaction(['blogs/new'], set('blogs/new', post())), 'a transaction may create'],
  [rest.commit(rest.creation()), 'REST may create'],
];

const dated = rest.serverTime('DateUpdated');
const countedUp = [...dated.updateTransforms, rest.increment('Revision')];

const changes: Sent[] = [
  [set('blogs/a', edit()), 'a first edit'],
  [set('blogs/edited', edit({ Revision: 4 })), 'a later edit'],
  [merge('blogs/a', { Title: 'Changed', ...stamp() }), 'one field is changed'],
  [update('blogs/a', { sections: arrayUnion('x'), ...stamp() }), 'a section is added'],
  [update('blogs/a', { DatePosted: posted, ...stamp() }), 'the date stays the same'],
  [update('blogs/edited', stamp(increment(1))), 'the server counts the edits'],
  [transaction(['blogs/a'], update('blogs/a', stamp())), 'a transaction may edit'],
  [rest.commit(rest.edit({}, { ...dated, ...rest.exists(true) })), 'REST may edit'],
  [rest.commit(rest.edit({}, { ...dated, ...rest.masked('Revision') })), 'other fields stay'],
  [rest.commit(rest.transform('blogs/a', ...countedUp)), 'a transform is an edit'],
  [remove('blogs/a'), 'an admin may delete a post'],
  [remove('blogs/none'), 'deleting a post twice is harmless'],
  [rest.commit({ delete: rest.nameOf('blogs/edited') }), 'REST may delete'],
  [
    batch(set('blogs/new', post()), set('blogs/a', edit()), remove('blogs/b')),
    'an admin may create, edit and delete at once',
  ],
  // Rules compare a document before the commit with the document after it, whatever is in between.
  [batch(update('blogs/a', { Name: 'x' }), set('blogs/a', edit())), 'one edit in all'],
  [batch(set('blogs/a', edit({ likes: 1 })), remove('blogs/a')), 'the post ends deleted'],
];

/** Requests that must be allowed. */
export const allowed: Case[] = [
  ...actorNames.map((actor): Case => [actor, get('blogs/a'), 'posts are public']),
  ...casesOf('visitor', publicReads),
  ['unverified', get('users/unverified'), 'users may read their own flag'],
  ['newcomer', get('users/newcomer'), 'users may learn that they have no flag'],
  ...casesOf('admin', [...creations, ...changes]),
];
