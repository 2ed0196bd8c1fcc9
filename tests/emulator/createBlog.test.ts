// @vitest-environment happy-dom
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seed, storedBlogs } from './environment';
import { signIn } from './signIn';
import { signOut } from '../../src/auth/authClient';
import { toPost } from '../../src/blog/toBlog';
import { createBlog, createId, updateBlog } from '../../src/blog/writing/createBlog';
import { aPost } from '../fixtures/posts';

const post = aPost();

let uid: string;
beforeEach(async () => {
  uid = await signIn();
  await seed(`users/${uid}`, { admin: true });
});
afterAll(signOut);

const refused = { code: 'permission-denied' };

test('an admin’s post is stored with exactly its fields, dated by the server', async () => {
  await createBlog('a', post);
  const [stored, ...others] = await storedBlogs();
  expect(stored).toStrictEqual({ ...post, id: 'a', DatePosted: expect.any(Timestamp) as unknown });
  expect(others).toEqual([]);
});

test('an empty post is stored too', async () => {
  const empty = toPost({});
  await createBlog('a', empty);
  expect(await storedBlogs()).toMatchObject([{ ...empty, id: 'a' }]);
});

test('the same post submitted twice under one id is created once', async () => {
  await createBlog('a', post);
  const before = await storedBlogs();
  await createBlog('a', post);
  expect(await storedBlogs()).toEqual(before);
});

/** What is stored under the id of a rejected write. */
const otherVersion = (stored: object) => ({ code: 'other-version', stored });

/** The only post, without its id. */
async function stored() {
  const [{ id: _, ...only } = { id: '' }, ...others] = await storedBlogs();
  expect(others).toEqual([]);
  return only;
}

test('another version under a taken id is not published, and says what is stored', async () => {
  await createBlog('a', post);
  const before = await stored();
  const other = { ...post, Title: 'Another title' };
  await expect(createBlog('a', other)).rejects.toMatchObject(otherVersion(before));
  expect(await stored()).toEqual(before);
});

test('a correction changes the words, keeps the date, and is dated by the server', async () => {
  await createBlog('a', post);
  const before = await stored();
  const corrected = { ...post, Title: 'A better title' };
  await updateBlog('a', corrected, before);
  const DateUpdated = expect.any(Timestamp) as unknown;
  expect(await stored()).toStrictEqual({ ...before, ...corrected, DateUpdated, Revision: 1 });
});

test('the same correction submitted twice is made once', async () => {
  await createBlog('a', post);
  const before = await stored();
  const corrected = { ...post, Title: 'A better title' };
  await updateBlog('a', corrected, before);
  const after = await stored();
  await updateBlog('a', corrected, before);
  expect(await stored()).toEqual(after);
});

test('a correction of an older version is not made, and says what is stored', async () => {
  await createBlog('a', post);
  const before = await stored();
  await updateBlog('a', { ...post, Title: 'By somebody else' }, before);
  const after = await stored();
  const mine = { ...post, Title: 'Mine' };
  await expect(updateBlog('a', mine, before)).rejects.toMatchObject(otherVersion(after));
  expect(await stored()).toEqual(after);
});

test.each([
  ['no admin', { admin: false }],
  ['an admin by a flag that is no boolean', { admin: 'true' }],
])('the post of a user who is %s is refused, and nothing is saved', async (_, user) => {
  await seed(`users/${uid}`, user);
  await expect(createBlog('a', post)).rejects.toMatchObject(refused);
  expect(await storedBlogs()).toEqual([]);
});

test('the post of a signed-out visitor is refused, and nothing is saved', async () => {
  await signOut();
  await expect(createBlog('a', post)).rejects.toMatchObject(refused);
  expect(await storedBlogs()).toEqual([]);
});

test('a non-admin who submits under the id of a published post changes nothing', async () => {
  await createBlog('a', post);
  const before = await storedBlogs();
  await seed(`users/${uid}`, { admin: false });
  const forged = { ...post, Title: 'Forged' };
  await expect(createBlog('a', forged)).rejects.toMatchObject({ code: 'other-version' });
  const { id: _, ...seen } = before[0]!;
  await expect(updateBlog('a', forged, seen)).rejects.toMatchObject(refused);
  expect(await storedBlogs()).toEqual(before);
});

test('two posts never get the same id', () => {
  expect(createId()).not.toBe(createId());
});

test('a post of several MiB, which the SDK would keep retrying, is refused at once', async () => {
  const large = { ...post, Summary: 'x'.repeat(5_000_000) };
  await expect(createBlog('a', large)).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await storedBlogs()).toEqual([]);
});
