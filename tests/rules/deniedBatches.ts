import { edit, stamp } from './edits';
import type { Case } from './harness';
import { batch, merge, post, remove, set, transaction, update, type Write } from './requests';

const valid = set('blogs/new', post());
const flagOf = (uid: string) => set(`users/${uid}`, { admin: true });
const many = Array.from({ length: 8 }, (_, index) => set(`blogs/new${index}`, post()));

const besideValid: [reason: string, other: Write][] = [
  ['one of the posts is malformed', set('blogs/new2', post({ Name: 1 }))],
  ['one of the posts exists', set('blogs/a', post())],
  ['one edit has no Revision', update('blogs/a', { Title: 'x' })],
  ['one edit skips a Revision', set('blogs/a', edit({ Revision: 2 }))],
  ['one deletion is of a section', remove('blogs/a/sections/1')],
  ['one deletion is of a users document', remove('users/reader')],
  ['one write is to a users document', flagOf('admin')],
  ['one write is to a section', set('blogs/new/sections/1', {})],
  ['one write is to another collection', set('posts/new', post())],
  ['the new post is edited at once', update('blogs/new', stamp())],
  ['the new post is updated', update('blogs/new', { likes: 1 })],
  ['the new post is spoiled', merge('blogs/new', { Title: 1 })],
];

// Rules compare a document before the commit with the document after it, so a commit is one edit.
const toTheSamePost: [reason: string, ...writes: Write[]][] = [
  ['two edits', set('blogs/a', edit()), set('blogs/a', edit({ Revision: 2 }))],
  ['a creation ends the edit', set('blogs/a', edit()), set('blogs/a', post())],
  ['the edit is spoiled', set('blogs/a', edit()), merge('blogs/a', { likes: 1 })],
  ['the date is set back', set('blogs/a', edit()), update('blogs/a', { DatePosted: new Date(0) })],
  ['created again', remove('blogs/a'), set('blogs/a', post())],
  ['created as an edit', remove('blogs/a'), set('blogs/a', edit({ DatePosted: new Date(0) }))],
];

/** Batches that hide a forbidden write among allowed ones. */
export const deniedBatches: Case[] = [
  ['reader', batch(flagOf('reader'), valid), 'the flag before the batch counts'],
  ['reader', batch(valid, flagOf('reader')), 'the order makes no difference'],
  ['reader', transaction(['users/reader'], flagOf('reader'), valid), 'nor does a transaction'],
  ['newcomer', batch(flagOf('newcomer'), valid), 'the flag before the batch counts'],
  ['reader', batch(flagOf('reader'), set('blogs/a', edit())), 'the flag before the batch counts'],
  ['reader', batch(flagOf('reader'), remove('blogs/a')), 'the flag before the batch counts'],
  ['reader', batch(remove('users/reader'), remove('blogs/a')), 'the flag is false'],
  ...toTheSamePost.map(([reason, ...writes]): Case => ['admin', batch(...writes), reason]),
  [
    'admin',
    batch(...many, set('blogs/a', edit()), set('blogs/edited', edit())),
    'the last is stale',
  ],
  ...besideValid.map(([reason, other]): Case => ['admin', batch(valid, other), reason]),
  ['admin', batch(...many, set('blogs/last', post({ admin: true }))), 'the last is malformed'],
];
