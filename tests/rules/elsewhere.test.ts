import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { post, roles, startRules } from './environment';

const { db, seed, stored } = await startRules('demo-rules-elsewhere');

const unknown = [
  'posts/a',
  'Blogs/a',
  'blog/a',
  'admins/admin',
  'blogs/a/comments/1',
  'blogs/a/sections/1/paragraphs/1',
  'users/admin/private/1',
  'users/admin/blogs/a',
  'archive/2026/blogs/a',
];

describe.each(unknown)('nobody may reach %s', (path) => {
  test.each(roles)('not the %s', async (role) => {
    await seed(path, post());
    const document = doc(db[role], path);
    await assertFails(getDoc(document));
    await assertFails(getDocs(document.parent));
    await assertFails(setDoc(document, post()));
    await assertFails(deleteDoc(document));
    await assertFails(setDoc(doc(document.parent), post()));
    expect(await stored(path)).toBeDefined();
  });
});

describe.each(['blogs', 'sections', 'users'])('nobody may search all collections %s', (id) => {
  test.each(roles)('not the %s', async (role) => {
    await assertFails(getDocs(collectionGroup(db[role], id)));
  });
});

describe("nobody writes a post's sections sub-collection", () => {
  test.each(roles)('not the %s', async (role) => {
    await seed('blogs/a/sections/1', { Heading: 'A heading' });
    await assertFails(setDoc(doc(db[role], 'blogs/a/sections/1'), { Heading: 'Changed' }));
    await assertFails(deleteDoc(doc(db[role], 'blogs/a/sections/1')));
    await assertFails(setDoc(doc(db[role], 'blogs/a/sections/2'), { Heading: 'New' }));
    expect(await stored('blogs/a/sections/1')).toEqual({ Heading: 'A heading' });
  });
});

const forbidden: [string, DocumentReference, object][] = [
  ['a malformed post', doc(db.admin, 'blogs/other'), post({ Name: 1 })],
  ['a post that exists', doc(db.admin, 'blogs/old'), post({ Title: 'Changed' })],
  ['a users document', doc(db.admin, 'users/admin'), { admin: true, name: 'x' }],
  ['a section', doc(db.admin, 'blogs/new/sections/1'), { Heading: 'New' }],
  ['an unknown collection', doc(collection(db.admin, 'posts')), post()],
];

test.each(forbidden)('a batch that also writes %s saves nothing', async (_, target, data) => {
  await seed('blogs/old', post());
  const before = await stored(target.path);
  const batch = writeBatch(db.admin).set(doc(db.admin, 'blogs/new'), post()).set(target, data);
  await assertFails(batch.commit());
  expect(await stored('blogs/new')).toBeUndefined();
  expect(await stored(target.path)).toEqual(before);
});
