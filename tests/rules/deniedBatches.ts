import type { Case } from './harness';
import { batch, merge, post, remove, set, transaction, update, type Write } from './requests';

const valid = set('blogs/new', post());
const flagOf = (uid: string) => set(`users/${uid}`, { admin: true });
const many = Array.from({ length: 8 }, (_, index) => set(`blogs/new${index}`, post()));

const besideValid: [reason: string, other: Write][] = [
  ['one of the posts is malformed', set('blogs/new2', post({ Name: 1 }))],
  ['one of the posts exists', set('blogs/a', post())],
  ['one write is an update', update('blogs/a', { Title: 'x' })],
  ['one write is a deletion', remove('blogs/a')],
  ['one write is to a users document', flagOf('admin')],
  ['one write is to a section', set('blogs/new/sections/1', {})],
  ['one write is to another collection', set('posts/new', post())],
  ['the new post is updated', update('blogs/new', { likes: 1 })],
  ['the new post is spoiled', merge('blogs/new', { Title: 1 })],
];

/** Batches that hide a forbidden write among allowed ones. */
export const deniedBatches: Case[] = [
  ['reader', batch(flagOf('reader'), valid), 'the flag before the batch counts'],
  ['reader', batch(valid, flagOf('reader')), 'the order makes no difference'],
  ['reader', transaction(['users/reader'], flagOf('reader'), valid), 'nor does a transaction'],
  ['newcomer', batch(flagOf('newcomer'), valid), 'the flag before the batch counts'],
  ...besideValid.map(([reason, other]): Case => ['admin', batch(valid, other), reason]),
  ['admin', batch(...many, set('blogs/last', post({ admin: true }))), 'the last is malformed'],
];
