import { assertFails } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { post, roles, startRules } from './environment';

const { db, seed, stored } = await startRules('demo-rules-posted');

const changes: [string, (db: Firestore) => Promise<void>][] = [
  ['changed in one field', (db) => updateDoc(doc(db, 'blogs/a'), { Title: 'Changed' })],
  ['robbed of a field', (db) => updateDoc(doc(db, 'blogs/a'), { Title: deleteField() })],
  ['dated anew', (db) => updateDoc(doc(db, 'blogs/a'), { DatePosted: serverTimestamp() })],
  ['overwritten', (db) => setDoc(doc(db, 'blogs/a'), post({ Title: 'Changed' }))],
  ['merged into', (db) => setDoc(doc(db, 'blogs/a'), { Title: 'Changed' }, { merge: true })],
  ['deleted', (db) => deleteDoc(doc(db, 'blogs/a'))],
  [
    'deleted and written anew in one batch',
    (db) => {
      const blog = doc(db, 'blogs/a');
      return writeBatch(db)
        .delete(blog)
        .set(blog, post({ Title: 'Changed' }))
        .commit();
    },
  ],
];

describe.each(changes)('once posted, a post is not %s', (_, change) => {
  test.each(roles)('by the %s', async (role) => {
    await seed('blogs/a', post());
    const before = await stored('blogs/a');
    await assertFails(change(db[role]));
    expect(await stored('blogs/a')).toEqual(before);
  });
});
