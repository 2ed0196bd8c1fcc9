import { assertFails, assertSucceeds, type TokenOptions } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  type DocumentData,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { post, roles, startRules } from './environment';

const { db, as, seed, stored } = await startRules('demo-rules-roles');

describe.each(roles)('the %s', (role) => {
  test('reads a post', async () => {
    await seed('blogs/a', post());
    const snapshot = await assertSucceeds(getDoc(doc(db[role], 'blogs/a')));
    expect(snapshot.get('Title')).toBe('A title');
  });

  test('is told that there is no such post', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(db[role], 'blogs/none')));
    expect(snapshot.exists()).toBe(false);
  });

  test('reads the whole list of posts, and its newest', async () => {
    await seed('blogs/a', post());
    await seed('blogs/b', post());
    const blogs = collection(db[role], 'blogs');
    expect((await assertSucceeds(getDocs(blogs))).size).toBe(2);
    const newest = query(blogs, orderBy('DatePosted', 'desc'), limit(1));
    expect((await assertSucceeds(getDocs(newest))).docs.map(({ id }) => id)).toEqual(['b']);
  });

  test("reads a post's sections, one or all", async () => {
    await seed('blogs/a/sections/1', { Heading: 'A heading' });
    const sections = collection(db[role], 'blogs/a/sections');
    expect((await assertSucceeds(getDoc(doc(sections, '1')))).get('Heading')).toBe('A heading');
    expect((await assertSucceeds(getDocs(sections))).size).toBe(1);
  });
});

test('an admin submits a blog post, and it is saved', async () => {
  await assertSucceeds(setDoc(doc(db.admin, 'blogs/new'), post()));
  expect(await stored('blogs/new')).toMatchObject({ Name: 'Your Name', Title: 'A title' });
});

test.each(roles.filter((role) => role !== 'admin'))(
  'what the %s submits is refused and not saved',
  async (role) => {
    await assertFails(setDoc(doc(db[role], 'blogs/new'), post()));
    expect(await stored('blogs/new')).toBeUndefined();
  },
);

const verified = { email_verified: true };
const notQuiteAdmins: [who: string, token: TokenOptions, user?: DocumentData][] = [
  ['without a users document', verified],
  ['whose users document has no admin flag', verified, {}],
  ["whose admin flag is the text 'true'", verified, { admin: 'true' }],
  ['whose admin flag is 1', verified, { admin: 1 }],
  ['whose admin flag is null', verified, { admin: null }],
  ['whose flag is called Admin', verified, { Admin: true }],
  ['whose admin flag lies deeper', verified, { roles: { admin: true } }],
  ['with an admin claim in the token only', { ...verified, admin: true }],
  ['whose token is silent on the e-mail', {}, { admin: true }],
];

test.each(notQuiteAdmins)('a signed-in user %s is no admin', async (_, token, user) => {
  if (user) await seed('users/someone', user);
  await assertFails(setDoc(doc(as('someone', token), 'blogs/new'), post()));
  expect(await stored('blogs/new')).toBeUndefined();
});

test('an admin whose flag is taken away is no admin from then on', async () => {
  await assertSucceeds(setDoc(doc(db.admin, 'blogs/before'), post()));
  await seed('users/admin', { admin: false });
  await assertFails(setDoc(doc(db.admin, 'blogs/after'), post()));
});
