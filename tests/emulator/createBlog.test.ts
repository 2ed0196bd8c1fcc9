// @vitest-environment happy-dom
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seed, storedBlogs } from './environment';
import { signIn } from './signIn';
import { signOut } from '../../src/auth/authClient';
import { toPost } from '../../src/blog/toBlog';
import { createBlog, updateBlog } from '../../src/blog/writing/createBlog';
import { aPost } from '../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });
const aTimestamp = expect.any(Timestamp) as unknown;

let uid: string;
beforeEach(async () => {
  uid = await signIn();
  await seed(`users/${uid}`, { admin: true });
});
afterAll(signOut);

/** The only stored post, without its id. */
async function stored() {
  const [{ id: _, ...only } = { id: '' }, ...others] = await storedBlogs();
  expect(others).toEqual([]);
  return only;
}

const refused = { code: 'permission-denied' };
const otherVersion = (version: object) => ({ code: 'other-version', stored: version });

test.each([post, toPost({})])('“$Title” is stored with the server’s time', async (values) => {
  await createBlog('a', values);
  const blogs = await storedBlogs();
  expect(blogs).toStrictEqual([{ ...values, id: 'a', DatePosted: aTimestamp }]);
});

test('a post submitted twice under one id is created once; for another post the error has the stored one', async () => {
  await createBlog('a', post);
  const before = await stored();
  await createBlog('a', post);
  expect(await stored()).toEqual(before);
  await expect(createBlog('a', other)).rejects.toMatchObject(otherVersion(before));
  expect(await stored()).toEqual(before);
});

test('a correction submitted twice changes the post once, keeps its date, and is dated by the server; one of an older version changes nothing', async () => {
  await createBlog('a', post);
  const before = await stored();
  await updateBlog('a', other, before);
  const after = await stored();
  expect(after).toStrictEqual({ ...before, ...other, DateUpdated: aTimestamp, Revision: 1 });
  await updateBlog('a', other, before);
  expect(await stored()).toEqual(after);
  const mine = aPost({ Title: 'Mine' });
  await expect(updateBlog('a', mine, before)).rejects.toMatchObject(otherVersion(after));
  expect(await stored()).toEqual(after);
});

test('a non-admin who submits under the id of a published post changes nothing', async () => {
  await createBlog('a', post);
  const before = await stored();
  await seed(`users/${uid}`, { admin: false });
  await expect(createBlog('a', other)).rejects.toMatchObject({ code: 'other-version' });
  await expect(updateBlog('a', other, before)).rejects.toMatchObject(refused);
  expect(await stored()).toEqual(before);
});

test('a post of several MiB, which the SDK would keep retrying, is refused at once', async () => {
  const large = aPost({ Summary: 'x'.repeat(5_000_000) });
  await expect(createBlog('a', large)).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await storedBlogs()).toEqual([]);
});
