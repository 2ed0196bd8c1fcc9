import { increment } from 'firebase/firestore';
import { posts } from './allowed';
import { changes, edit, stamp } from './edits';
import type { Case } from './harness';
import { batch, merge, nameOf, post, remove, rest, set, transaction, update } from './requests';
import {
  editFields,
  edited,
  exists,
  isNew,
  masked,
  one,
  restEdit,
  transform,
  valid,
} from './restWrites';

const fourth = edit({ Revision: 4 });

const edits: Case[] = [
  ...posts.map(([why, content]): Case => ['admin', set('blogs/a', edit(content)), why]),
  ...changes.flatMap(([change, why]): Case[] => [
    ['admin', update('blogs/a', { ...change, ...stamp() }), why],
    ['admin', merge('blogs/a', { ...change, ...stamp() }), why],
    ['admin', transaction(['blogs/a'], update('blogs/a', { ...change, ...stamp() })), why],
    ['admin', update('blogs/edited', { ...change, ...stamp(4) }), why],
  ]),
  ['admin', set('blogs/edited', fourth), 'the Revision is the next one'],
  ['admin', transaction(['blogs/a'], set('blogs/a', edit())), 'a transaction may edit'],
  ['admin', update('blogs/a', stamp(increment(1))), 'an increment to the next Revision'],
  ['admin', update('blogs/edited', stamp(increment(1))), 'an increment to the next Revision'],
];

const deletions: Case[] = [
  ['admin', remove('blogs/a'), 'an admin may delete a post'],
  ['admin', remove('blogs/edited'), 'an admin may delete an edited post'],
  ['admin', remove('blogs/none'), 'deleting a post twice is harmless'],
  ['admin', transaction(['blogs/a'], remove('blogs/a')), 'a transaction may delete'],
];

const batches: Case[] = [
  ['admin', batch(set('blogs/a', edit()), set('blogs/edited', fourth)), 'both are valid'],
  ['admin', batch(remove('blogs/a'), remove('blogs/b')), 'both may be deleted'],
  [
    'admin',
    batch(set('blogs/new', post()), set('blogs/a', edit()), remove('blogs/b')),
    'an admin may create, edit and delete at once',
  ],
  // Rules compare a document before the commit with the document after it, whatever is in between.
  ['admin', batch(set('blogs/a', edit()), remove('blogs/a')), 'the post ends deleted'],
  ['admin', batch(set('blogs/a', edit({ likes: 1 })), remove('blogs/a')), 'the post ends deleted'],
  ['admin', batch(remove('blogs/a'), set('blogs/a', edit())), 'the post ends edited'],
  ['admin', batch(set('blogs/a', edit()), set('blogs/a', edit())), 'one edit in all'],
  ['admin', batch(update('blogs/a', { Name: 'x' }), set('blogs/a', edit())), 'one edit in all'],
];

const commits: [reason: string, ...writes: object[]][] = [
  ['an admin may edit a post by REST', restEdit()],
  ['a precondition is no obstacle', restEdit({}, { ...edited, ...exists })],
  ['the mask keeps the other fields', restEdit({}, { ...masked('Revision'), ...edited })],
  [
    'the server may count',
    restEdit(editFields, {
      updateTransforms: [...edited.updateTransforms, { fieldPath: 'Revision', increment: one }],
      ...masked('Title'),
    }),
  ],
  [
    'a transform is an edit',
    transform('blogs/a', ...edited.updateTransforms, { fieldPath: 'Revision', increment: one }),
  ],
  ['an admin may delete a post by REST', { delete: nameOf('blogs/a'), ...exists }],
  ['there is nothing to delete', { delete: nameOf('blogs/none'), ...isNew }],
  ['one post is created and one deleted', valid, { delete: nameOf('blogs/a') }],
];

/** Edits and deletions that must be allowed. */
export const allowedChanges: Case[] = [
  ...edits,
  ...deletions,
  ...batches,
  ...commits.map(([why, ...writes]): Case => ['admin', rest(':commit', { writes }), why]),
];
