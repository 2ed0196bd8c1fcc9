import { serverTimestamp } from 'firebase/firestore';
import { notAdmins } from './deniedCreations';
import { closedPaths } from './documents';
import { changes, edit, stamp } from './edits';
import type { Case } from './harness';
import { batch, merge, post, remove, set, transaction, update, type Write } from './requests';

const forAdmins: Write[] = [
  set('blogs/a', edit()),
  update('blogs/a', { Title: 'Changed', ...stamp() }),
  merge('blogs/a', stamp()),
  set('blogs/edited', edit({ Revision: 4 })),
  remove('blogs/a'),
  remove('blogs/none'),
];
const byOthers = notAdmins.flatMap(([actor, reason]) =>
  forAdmins.flatMap((write): Case[] => [
    [actor, write, reason],
    [actor, transaction(['blogs/a'], write), reason],
  ]),
);

const unstamped = changes.flatMap(([change, reason]): Case[] => [
  ['admin', update('blogs/a', change), `${reason}, without a stamp`],
  ['admin', merge('blogs/a', change), `${reason}, without a stamp`],
  ['admin', update('blogs/a', { ...change, Revision: 1 }), `${reason}, without DateUpdated`],
  [
    'admin',
    update('blogs/a', { ...change, DateUpdated: serverTimestamp() }),
    `${reason}, without a Revision`,
  ],
]);

const repeated = ['blogs/a', 'blogs/edited'].flatMap((at): Case[] => [
  ['admin', set(at, post()), 'a creation is not an edit'],
  ['admin', merge(at, post()), 'a creation is not an edit'],
  ['admin', transaction([at], set(at, post())), 'a creation is not an edit'],
  ['admin', batch(remove(at), set(at, post())), 'a deletion does not make it a creation'],
  ['reader', batch(remove(at), set(at, post())), 'the flag is false'],
]);

const closed = ['blogs/a/sections/1', ...closedPaths].flatMap((path) =>
  (['visitor', 'admin'] as const).flatMap((actor): Case[] => [
    [actor, set(path, post()), 'no rule opens this document'],
    [actor, set(path, edit()), 'no rule opens this document'],
    [actor, remove(path), 'no rule opens this document'],
    [actor, set(`${path}-new`, post()), 'no rule opens this collection'],
  ]),
);

const updated = ['blogs/a/sections/1', 'posts/a', 'admins/admin', 'users/admin/private/1'].map(
  (path): Case => ['admin', update(path, { text: 'Changed' }), 'no rule opens this document'],
);

/** Changes to posts and to closed paths, which must all be denied. */
export const deniedChanges = [...byOthers, ...unstamped, ...repeated, ...closed, ...updated];
