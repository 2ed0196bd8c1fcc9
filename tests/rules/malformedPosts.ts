import { deleteField, increment, serverTimestamp, vector } from 'firebase/firestore';
import {
  deletion,
  draft,
  edit,
  freeId,
  oddShared,
  share,
  sharedId,
  shownSince,
  shownAgain,
  post,
  posted,
  scheduled,
  stamp,
  tombstone,
} from './documents';
import { notText, wrongOptional } from './fieldValues';
import { casesOf, type Sent } from './harness';
import {
  batch,
  discard,
  keep,
  merge,
  remove,
  restore,
  revise,
  set,
  update,
  type Write,
} from './requests';
import * as rest from './rest';

/** Values that are not the server's time. */
export const notNow = [null, 'now', { seconds: serverTimestamp() }, new Date(0), new Date('2100')];

/** Wrong values for the fields of a new post. */
const wrongInPost: Record<string, unknown[]> = {
  Name: notText,
  Title: notText,
  Summary: notText,
  DatePosted: notNow,
  sections: [
    null,
    'A text',
    { 0: 'A section' },
    vector([1, 2]),
    Array<string>(5001).fill('x'),
    [NaN],
    [{ Heading: '', paragraphs: [{ Paragraph: NaN }] }],
  ],
};

/** Wrong values for the fields of the document about a deletion, and of a draft. */
const wrongInDeletion = {
  // Also of another post, before and after its own in order.
  Title: [...notText, '', 'A', 'B'],
  DateDeleted: notNow,
  Revision: [null, 1, -1, '0'],
};
const wrongInDraft = {
  Draft: [...notText, ['A list'], 'x'.repeat(1_000_001), '中'.repeat(333_334)],
  DateSaved: notNow,
  Device: [...notText, ['A list'], 'x'.repeat(101)],
  Revision: [null, 0, 2, 1.5, '1'],
};

/** Wrong values for the fields that only an edit of blogs/a has, or has otherwise. */
const wrongInEdit: Record<string, unknown[]> = {
  DatePosted: [null, serverTimestamp(), new Date(+posted - 1), new Date(+posted + 1)],
  DateUpdated: notNow,
  Revision: [null, 0, 2, -1, 1.5, '1', increment(2)],
};

/** Writes that have a wrong value in a field. */
const unlike = (at: string, valid: object, wrong: Record<string, unknown[]>, ...more: Write[]) =>
  Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value): Sent => [
      batch(...more, set(at, { ...valid, [field]: value })),
      `${field} is ${JSON.stringify(value).slice(0, 40)}`,
    ]),
  );

/** Writes that lack a field, or have a wrong value in one. */
export const mistyped = (
  at: string,
  valid: object,
  wrong: Record<string, unknown[]>,
  ...more: Write[]
) => [
  ...Object.keys(wrong).map((field): Sent => [
    batch(...more, merge(at, { ...valid, [field]: deleteField() })),
    `${field} is missing`,
  ]),
  ...unlike(at, valid, wrong, ...more),
];

const extraFields = ['id', 'title', 'a.b', '`Title`', 'Name ', 'DateUpdated', 'Revision'];

const creations: Sent[] = [
  ...mistyped('blogs/new', post(), wrongInPost),
  ...extraFields.map((name): Sent => [set('blogs/new', post({ [name]: 1 })), `${name} is extra`]),
  ...unlike('blogs/new', post(), wrongOptional),
  [set('blogs/new', post(stamp())), 'a new post is not an edit'],
  [merge('blogs/new', { DatePosted: serverTimestamp() }), 'a merge must set every field'],
  [rest.commit(rest.creation({}, rest.serverTime('DatePosted', 'x'))), 'x is an extra field'],
  [rest.call('/blogs?documentId=new', { fields: rest.fields }), 'the date is missing'],
];

/** Values that are no time in the future. */
const notLater = [null, 'later', 4e12, NaN, { seconds: 4e9 }, posted, serverTimestamp()];
const waiting: Sent[] = [
  ...mistyped('scheduled/new', scheduled(), { ...wrongInPost, DatePosted: notLater }),
  ...extraFields.map((name): Sent => [
    set('scheduled/new', scheduled({ [name]: 1 })),
    `${name} is extra`,
  ]),
  ...unlike('scheduled/new', scheduled(), wrongOptional),
  ...unlike('scheduled/waiting', scheduled(), { DatePosted: notLater, sections: [[NaN]] }),
  [set('scheduled/waiting', scheduled(stamp())), 'it is not edited before it is published'],
];

const kept = rest.keep('a');
const updated = rest.serverTime('DateUpdated');
const counted = rest.transform('blogs/a', rest.increment('Revision'));
const edits: Sent[] = [
  ...mistyped('blogs/a', edit(), wrongInEdit, keep('a')),
  [revise('a', set('blogs/a', edit({ Title: 1 }))), 'Title is a number'],
  [revise('a', set('blogs/a', edit({ sections: [NaN] }))), 'sections contain NaN'],
  [revise('nan', merge('blogs/nan', stamp())), 'NaN stays'],
  [restore('gone', edit({ Revision: 4, sections: [NaN] })), 'sections contain NaN'],
  [
    revise('a', set('blogs/a', edit({ FirstPublished: new Date(+posted + 1) }))),
    'it was first published later',
  ],
  [
    revise('dated', set('blogs/dated', edit({ DatePosted: 'b', FirstPublished: 'a' }))),
    'its date is no timestamp either',
  ],
  [revise('a', set('blogs/a', edit({ likes: 1 }))), 'likes is an extra field'],
  [revise('a', set('blogs/a', post())), 'a creation is not an edit'],
  [revise('a', update('blogs/a', { Title: 'x' })), 'neither DateUpdated nor Revision is written'],
  [revise('a', update('blogs/a', { ...stamp(), 'Title.x': 1 })), 'Title becomes a map'],
  [revise('edited', set('blogs/edited', edit({ Revision: 3 }))), 'the Revision is the stored one'],
  [revise('edited', set('blogs/edited', edit({ Revision: 5 }))), 'a Revision is skipped'],
  [revise('edited', update('blogs/edited', { Revision: 4 })), 'DateUpdated is the stored one'],
  [set('blogs/none', edit()), 'there is no post to edit'],
  [rest.commit(kept, rest.edit({ Revision: { doubleValue: 1 } })), 'Revision is a float'],
  [rest.commit(kept, rest.edit({}, { ...updated, ...rest.masked('Title') })), 'no Revision'],
  [rest.commit(kept, rest.edit(), counted), 'the second write counts on'],
];

const text = { stringValue: '' };
const told = set('deletions/a', tombstone());
const deleted = rest.serverTime('DateDeleted');
// Nothing but its Revision is wrong.
const floatDeletion = {
  Title: { stringValue: 'A title' },
  Revision: { doubleValue: 0 },
};
const inBatch = [
  { delete: rest.nameOf('blogs/a') },
  rest.write('deletions/a', {}, deleted),
  rest.write('deleted/a', floatDeletion, deleted),
];
const deleting = [keep('a'), remove('blogs/a'), set('deleted/a', deletion())];
const deletions: Sent[] = [
  ...mistyped('deleted/a', deletion(), wrongInDeletion, keep('a'), remove('blogs/a'), told),
  [discard('a', { likes: 1 }), 'likes is an extra field'],
  [rest.commit(kept, ...inBatch), 'Revision is a float'],
  ...mistyped('deletions/a', tombstone(), { DateDeleted: notNow }, ...deleting),
  [
    batch(...deleting, set('deletions/a', { ...tombstone(), Title: '' })),
    'Title is an extra field',
  ],
  ...['untitled', 'odd-title'].map((blog): Sent => [discard(blog, { Title: 1 }), 'it is no text']),
];

const floatDraft = { Draft: text, Device: text, Revision: { doubleValue: 1 } };
const saved = rest.serverTime('DateSaved');
const drafts: Sent[] = [
  ...mistyped('users/admin/drafts/2', draft(), wrongInDraft),
  [set('users/admin/drafts/2', draft({ likes: 1 })), 'likes is an extra field'],
  [rest.commit(rest.write('users/admin/drafts/2', floatDraft, saved)), 'Revision is a float'],
];

const wrongInShare = {
  Post: [...notText, ['A list'], 'x'.repeat(1_000_001), '中'.repeat(333_334)],
  DateSaved: notNow,
  DateShared: notNow,
  Author: [null, 'reader', 1],
  Draft: [null, '1', 'gone', 2],
};
const naming = (Shared: string) => set('users/admin/drafts/2', draft({ Shared }));
const shares: Sent[] = [
  ...mistyped(`shared/${freeId}`, share(), wrongInShare, naming(freeId)),
  [batch(naming(freeId), set(`shared/${freeId}`, share({ likes: 1 }))), 'likes is an extra field'],
  ...oddShared.flatMap((Shared, i): Sent[] => [
    [set('users/admin/drafts/2', draft({ Shared })), 'it is no id of what is shown'],
    ...(/^[^/.]{2,100}$/.test(`${Shared}`) && !`${Shared}`.startsWith('__')
      ? [[set(`shared/${Shared}`, share({ Draft: `odd-${i}` })), 'its id can be guessed'] as Sent]
      : []),
  ]),
  [set(`shared/${freeId}`, share()), 'there is no draft'],
  // These ids are before and after it in order.
  ...['anotherFreeId0000001', 'znotherFreeId0000001'].map((Shared): Sent => [
    batch(naming(Shared), set(`shared/${freeId}`, share())),
    'the draft names another one',
  ]),
  ...[-1, 1].map((ms): Sent => [
    update(`shared/${sharedId}`, { ...shownAgain(), DateShared: new Date(+shownSince + ms) }),
    'it ends at the same time',
  ]),
  [set(`shared/${sharedId}`, share({ Draft: '1' })), 'its 30 days do not begin again'],
  [update(`shared/${sharedId}`, { Post: '[]' }), 'DateSaved is the stored one'],
];

/** Documents by an admin that must be denied for their fields. */
export const malformedPosts = casesOf('admin', [
  ...creations,
  ...waiting,
  ...edits,
  ...deletions,
  ...drafts,
  ...shares,
]);
