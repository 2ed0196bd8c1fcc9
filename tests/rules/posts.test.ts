import {
  addDoc,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  type Timestamp,
} from 'firebase/firestore';
import { expect, test } from 'vitest';
import { startRules } from './environment';
import { post } from './requests';

const { db, seed, stored } = await startRules('demo-rules-posts');

test.each([
  ['with every field filled in', {}],
  ['with empty texts', { Name: '', Title: '', Summary: '' }],
  ['without sections', { sections: [] }],
  ['with an empty heading and no paragraphs', { sections: [{ Heading: '', paragraphs: [] }] }],
  ['with text that looks like HTML', { Title: '<script>alert(1)</script>' }],
  ['with a text of 500,000 characters', { Summary: 'x'.repeat(500_000) }],
])('a post %s is saved as it was sent', async (_, changes) => {
  const { DatePosted: _date, ...sent } = post(changes);
  await setDoc(doc(db.admin, 'blogs/new'), post(changes));
  expect(await stored('blogs/new')).toMatchObject(sent);
});

test('a post may be added under an id that the SDK chooses', async () => {
  const { path } = await addDoc(collection(db.admin, 'blogs'), post());
  expect(await stored(path)).toMatchObject({ Title: 'A title' });
});

test("DatePosted is the server's time", async () => {
  const before = Date.now();
  await setDoc(doc(db.admin, 'blogs/new'), post());
  const date = (await stored('blogs/new'))?.DatePosted as Timestamp;
  expect(date.toMillis()).toBeGreaterThanOrEqual(before);
  expect(date.toMillis()).toBeLessThanOrEqual(Date.now());
});

test('a visitor reads a post, and finds the newest', async () => {
  await seed('blogs/a', post());
  await seed('blogs/b', post({ Title: 'Newer' }));
  const blogs = collection(db.visitor, 'blogs');
  expect((await getDoc(doc(blogs, 'a'))).get('Title')).toBe('A title');
  const newest = query(blogs, orderBy('DatePosted', 'desc'), limit(1));
  expect((await getDocs(newest)).docs.map((one) => one.get('Title') as string)).toEqual(['Newer']);
});

test('an admin whose flag is taken away is no admin from then on', async () => {
  await setDoc(doc(db.admin, 'blogs/before'), post());
  await seed('users/admin', { admin: false });
  await expect(setDoc(doc(db.admin, 'blogs/after'), post())).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await stored('blogs/after')).toBeUndefined();
});
