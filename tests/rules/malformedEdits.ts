import { deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { posted } from './documents';
import { edit, stamp } from './edits';
import type { Case } from './harness';
import { extended, mistyped, notServerTime, wrongValues } from './malformedPosts';
import { merge, set, transaction, update, type Write } from './requests';

const wrongDates: typeof notServerTime = [
  ...notServerTime,
  ['the server time', serverTimestamp()],
  ['a millisecond earlier', new Date(posted.getTime() - 1)],
  ['a millisecond later', new Date(posted.getTime() + 1)],
  ['in text', posted.toISOString()],
];
const notNumber: typeof notServerTime = [
  ['null', null],
  ['a boolean', true],
  ['a list', [1]],
  ['a map', { Revision: 1 }],
  ['the server time', serverTimestamp()],
];
const wrongRevisions: typeof notServerTime = [
  ...notNumber,
  ['the same as without one', 0],
  ['skipping one', 2],
  ['negative', -1],
  ['a fraction', 1.5],
  ['a text', '1'],
  ['incremented by two', increment(2)],
  ['incremented by nothing', increment(0)],
];
// Of blogs/edited, which has the Revision 3.
const wrongFourths: typeof notServerTime = [
  ...notNumber,
  ['the same', 3],
  ['the one before', 2],
  ['the first', 1],
  ['none at all', 0],
  ['skipping one', 5],
  ['negative', -4],
  ['a fraction', 4.5],
  ['a text', '4'],
];

const removed = Object.keys(edit()).map((field): Case => [
  'admin',
  update('blogs/a', { ...stamp(), [field]: deleteField() }),
  `${field} is removed`,
]);

const updates: [Write, reason: string][] = [
  [update('blogs/a', { ...stamp(), DatePosted: serverTimestamp() }), 'the post is dated again'],
  [update('blogs/a', { ...stamp(), likes: increment(1) }), 'a counter is added'],
  [update('blogs/a', { ...stamp(), 'sections.x': 1 }), 'sections become a map'],
  [update('blogs/a', { ...stamp(), 'Title.x': 1 }), 'Title becomes a map'],
  [update('blogs/edited', { Revision: 4 }), 'DateUpdated is that of the last edit'],
  [update('blogs/edited', { DateUpdated: serverTimestamp() }), 'the Revision is the last one'],
  [update('blogs/edited', stamp(increment(2))), 'the increment skips a Revision'],
  [update('blogs/edited', stamp(increment(-1))), 'the decrement goes back a Revision'],
  [set('blogs/edited', edit({ Revision: increment(1) })), 'a set increments from nothing'],
  [update('blogs/edited', { ...stamp(4), DateUpdated: Timestamp.now() }), "the client's time"],

  [set('blogs/none', edit()), 'there is no post to edit'],
  [set('blogs/none', edit({ DatePosted: serverTimestamp() })), 'there is no post to edit'],
  [merge('blogs/none', edit()), 'there is no post to edit'],
  [update('blogs/none', edit()), 'there is no post to edit'],
];
const byWriteOrTransaction = updates.flatMap(([write, reason]): Case[] => [
  ['admin', write, reason],
  ['admin', transaction(['blogs/edited'], write), reason],
]);

/** Edits by an admin that must be denied for the fields of the post. */
export const malformedEdits = [
  ...mistyped('blogs/a', edit(), {
    ...wrongValues,
    DatePosted: wrongDates,
    DateUpdated: notServerTime,
    Revision: wrongRevisions,
  }),
  ...mistyped('blogs/edited', edit({ Revision: 4 }), { Revision: wrongFourths }),
  ...extended('blogs/a', edit()),
  ...removed,
  ...byWriteOrTransaction,
];
