import { limit, orderBy, where } from 'firebase/firestore';
import { roles } from './actors';
import { add, batch, call, count, get, nameOf, post, search, set, transaction } from './requests';
import type { Case } from './harness';

const reading = roles.flatMap((who): Case[] => [
  [who, get('blogs/a'), 'everyone reads a post'],
  [who, get('blogs/none'), 'everyone is told that there is no such post'],
  [who, search('blogs'), 'everyone lists the posts'],
  [who, search('blogs', orderBy('DatePosted', 'desc'), limit(20)), 'everyone lists the newest'],
  [who, count('blogs'), 'what may be listed may be counted'],
  [who, get('blogs/a/sections/1'), "everyone reads a post's section"],
  [who, search('blogs/a/sections'), "everyone lists a post's sections"],
  [who, transaction(['blogs/a', 'blogs/none']), 'a transaction reads posts as everyone does'],
]);

const name = { select: { fields: [{ fieldPath: '__name__' }] } };
const rest: Case[] = [
  ['visitor', call('/blogs/a'), 'the build reads posts by REST'],
  ['visitor', call('/blogs?pageSize=1&orderBy=DatePosted desc'), 'the build lists posts by REST'],
  [
    'visitor',
    call(':runQuery', { structuredQuery: { from: [{ collectionId: 'blogs' }], ...name } }),
    'names of posts are public',
  ],
  ['visitor', call(':batchGet', { documents: [nameOf('blogs/a')] }), 'posts are public'],
  ['reader', search('blogs', where('Name', '==', 'Your Name')), 'any query of posts is a list'],
];

const own: Case[] = [
  ['unverified', get('users/unverified'), 'everyone reads the own flag'],
  ['reader', get('users/reader'), 'everyone reads the own flag'],
  ['admin', get('users/admin'), 'everyone reads the own flag'],
  ['newcomer', get('users/newcomer'), 'a newcomer is told that there is no flag'],
  ['reader', transaction(['users/reader']), 'a transaction reads the own flag, too'],
];

const posts: [object, string][] = [
  [{}, 'every field is filled in'],
  [{ Name: '', Title: '', Summary: '' }, 'texts may be empty'],
  [{ sections: [] }, 'there may be no sections'],
  [{ sections: [{ Heading: '', paragraphs: [] }] }, 'a section may be empty'],
  [{ sections: ['x', 1, null, { a: { b: [] } }] }, "what is in a section is the reader's to check"],
  [{ sections: Array.from({ length: 1000 }, () => ({ Heading: 'x' })) }, 'sections may be many'],
  [{ Title: '<script>alert(1)</script>' }, 'text that looks like HTML is text'],
  [{ Title: '\u0000\u202e\u200b💥' }, 'any character is text'],
  [{ Summary: 'x'.repeat(500_000) }, 'a text may be long'],
];
const creating = posts.map(([changes, why]): Case => [
  'admin',
  set('blogs/new', post(changes)),
  why,
]);
const oddIds = [
  'new\n',
  ' ',
  '*',
  '{blog}',
  '$(database)',
  'a.b',
  '💥',
  'sections',
  'x'.repeat(1500),
];
const byId = oddIds.map((id): Case => [
  'admin',
  set(`blogs/${id}`, post()),
  `${JSON.stringify(id.slice(0, 12))} is an id`,
]);
const ways: Case[] = [
  ['admin', add('blogs', post()), 'the SDK may choose the id'],
  ['admin', transaction(['blogs/new'], set('blogs/new', post())), 'a transaction may create'],
  ['admin', batch(set('blogs/new', post()), set('blogs/new2', post())), 'both are posts'],
];

/** Requests that must be allowed. */
export const allowed = [...reading, ...rest, ...own, ...creating, ...byId, ...ways];
