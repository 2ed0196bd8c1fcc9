import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { post, roles, startRules } from './environment';

const { db, as, seed, stored } = await startRules('demo-rules-users');
const users = roles.filter((role) => role !== 'visitor');

test.each(users)('the %s reads the admin flag of its own users document', async (role) => {
  const snapshot = await assertSucceeds(getDoc(doc(db[role], 'users', role)));
  expect(snapshot.get('admin')).toBe(role !== 'reader');
});

test('a user who has no users document yet is told so', async () => {
  const newcomer = as('newcomer', { email_verified: true });
  const snapshot = await assertSucceeds(getDoc(doc(newcomer, 'users/newcomer')));
  expect(snapshot.exists()).toBe(false);
});

describe.each(roles)('the %s', (role) => {
  test.each(users.filter((user) => user !== role))(
    "does not read the %s's users document",
    async (user) => {
      await assertFails(getDoc(doc(db[role], 'users', user)));
    },
  );

  test('does not learn whether someone has a users document', async () => {
    await assertFails(getDoc(doc(db[role], 'users/nobody')));
  });

  test('does not list the users', async () => {
    await assertFails(getDocs(collection(db[role], 'users')));
  });

  test('does not look for admins', async () => {
    const admins = query(collection(db[role], 'users'), where('admin', '==', true));
    await assertFails(getDocs(admins));
  });

  test('does not list even its own users document', async () => {
    const own = query(collection(db[role], 'users'), where('__name__', '==', role));
    await assertFails(getDocs(own));
  });
});

const doors: [string, (db: Firestore, uid: string) => Promise<void>][] = [
  ['overwrite', (db, uid) => setDoc(doc(db, 'users', uid), { admin: true })],
  ['update', (db, uid) => updateDoc(doc(db, 'users', uid), { admin: true })],
  ['merge', (db, uid) => setDoc(doc(db, 'users', uid), { admin: true }, { merge: true })],
  ['delete', (db, uid) => deleteDoc(doc(db, 'users', uid))],
  ['add a harmless field to', (db, uid) => updateDoc(doc(db, 'users', uid), { name: 'x' })],
  [
    'delete and recreate in one batch',
    (db, uid) => {
      const user = doc(db, 'users', uid);
      return writeBatch(db).delete(user).set(user, { admin: true }).commit();
    },
  ],
];

describe.each(doors)('nobody may %s a users document', (_, write) => {
  test.each(roles)('not the %s its own', async (role) => {
    const before = await stored(`users/${role}`);
    await assertFails(write(db[role], role));
    expect(await stored(`users/${role}`)).toEqual(before);
  });

  test("not the admin the reader's", async () => {
    await assertFails(write(db.admin, 'reader'));
    expect(await stored('users/reader')).toEqual({ admin: false });
  });
});

test.each(roles)('the %s creates no users document for someone new', async (role) => {
  await assertFails(setDoc(doc(db[role], 'users/newcomer'), { admin: true }));
  expect(await stored('users/newcomer')).toBeUndefined();
});

test.each([{ admin: true }, { admin: false }, {}])(
  'a user without a users document does not create it as %j',
  async (data) => {
    const newcomer = as('newcomer', { email_verified: true });
    await assertFails(setDoc(doc(newcomer, 'users/newcomer'), data));
    expect(await stored('users/newcomer')).toBeUndefined();
  },
);

test('a reader does not become an admin and post in one batch', async () => {
  const batch = writeBatch(db.reader)
    .set(doc(db.reader, 'users/reader'), { admin: true })
    .set(doc(db.reader, 'blogs/new'), post());
  await assertFails(batch.commit());
  expect(await stored('users/reader')).toEqual({ admin: false });
  expect(await stored('blogs/new')).toBeUndefined();
});

test('a document below users makes no admin of its owner', async () => {
  await seed('users/reader/users/reader', { admin: true });
  await assertFails(setDoc(doc(db.reader, 'blogs/new'), post()));
});
