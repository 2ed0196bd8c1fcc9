import { doc, setDoc } from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { seedFirestore } from '../../scripts/emulators/seed';
import { uploadRules } from '../../scripts/emulators/startEmulators';
import { atOneMoment } from '../../scripts/owner/documents';
import { emulators } from '../../scripts/owner/google';
import { numberedPosts } from '../fixtures/posts';
import { openProject } from '../fixtures/emulator/emulatorProject';
import { post } from '../rules/documents';
import { idToken } from '../rules/harness';

// docs/set-up.md has these questions as requests to a real project. If an answer changes, correct SECURITY.md.
const PROJECT = 'demo-past';
const { close, clear, host, openClient, seed, remove } = await openProject(PROJECT);
afterAll(close);

const documents = `projects/${PROJECT}/databases/(default)/documents`;
const admin = idToken({ uid: 'a', token: { email_verified: true } });

/** Calls the REST API: POST if there is a body, otherwise GET. Returns the status and the answer's text. */
async function call(path: string, body?: object, token?: string) {
  const answer = await fetch(`http://${host}/v1/${documents}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const ID = 'shownToSomeoneElse20';

/** Stores a post, a shared draft and a deleted post, and removes all, with the flag of the administrator. Returns a moment in between. */
async function storeAndRemove(): Promise<string> {
  const now = new Date();
  const all = {
    'users/a': { admin: true },
    'users/a/drafts/d': { Shared: ID },
    'blogs/p': { Title: 'deleted words' },
    [`shared/${ID}`]: { Post: 'shown words', DateShared: now, Author: 'a', Draft: 'd' },
    'deleted/x': { Title: 'words for administrators' },
  };
  await clear();
  for (const [path, data] of Object.entries(all)) await seed(path, data);
  const { readTime } = await atOneMoment(emulators(PROJECT));
  for (const path of Object.keys(all)) await remove(path);
  return readTime;
}

const named = (path: string) => ({ documents: [`${documents}/${path}`] });

test('whoever could read something reads it afterwards, as of then', async () => {
  const readTime = await storeAndRemove();
  for (const [path, token] of [['blogs/p'], [`shared/${ID}`], ['deleted/x', admin]] as const) {
    expect((await call(':batchGet', named(path), token)).text).not.toContain('words');
    expect((await call(':batchGet', { ...named(path), readTime }, token)).text).toContain('words');
  }
  expect((await call(':batchGet', { ...named('deleted/x'), readTime })).status).toBe(403);
  const structuredQuery = { from: [{ collectionId: 'blogs' }], limit: 1 };
  expect((await call(':runQuery', { structuredQuery, readTime })).text).toContain('words');
  expect((await call(`/blogs/p?readTime=${readTime}`)).status).toBe(400);
});

test('a read-only transaction reads as of an earlier moment, too', async () => {
  const readTime = await storeAndRemove();
  const begun = await call(':beginTransaction', { options: { readOnly: { readTime } } });
  const { transaction } = JSON.parse(begun.text) as { transaction: string };
  expect((await call(':batchGet', { ...named('blogs/p'), transaction })).text).toContain('words');
});

test('a list without a page size has 30 documents, and none has more than 100', async () => {
  await clear();
  await seedFirestore({ host, project: PROJECT }, numberedPosts(150), []);
  const { text } = await call('/blogs?mask.fieldPaths=Title');
  expect((JSON.parse(text) as { documents: object[] }).documents).toHaveLength(30);
  expect((await call('/blogs?mask.fieldPaths=Title&pageSize=101')).status).toBe(403);
});

// The emulator takes 20,000 as well, in minutes.
test('one request may name more documents than a list may have', async () => {
  const names = Array.from({ length: 300 }, (_, i) => `${documents}/blogs/${i}`);
  const { text } = await call(':batchGet', { documents: names });
  expect(JSON.parse(text)).toHaveLength(300);
});

test('while a visitor holds a transaction that has read the posts, none is published, and afterwards it is', async () => {
  await clear();
  await seed('users/a', { admin: true });
  const { text } = await call(':beginTransaction', { options: { readWrite: {} } });
  const { transaction } = JSON.parse(text) as { transaction: string };
  const structuredQuery = { from: [{ collectionId: 'blogs' }], limit: 1 };
  expect((await call(':runQuery', { structuredQuery, transaction })).status).toBe(200);

  const events: string[] = [];
  const db = openClient('a', { email_verified: true });
  const published = setDoc(doc(db, 'blogs/p'), post()).then(() => events.push('published'));
  // Without the transaction, the post is stored long before the last of these.
  for (let i = 0; i < 50; i += 1) await seed(`users/a/drafts/${i}`, {});
  events.push('held');
  await call(':rollback', { transaction });
  await published;
  expect(events).toEqual(['held', 'published']);
});

test('in rules, NaN and what contains it differ from themselves, but not for diff()', async () => {
  const project = 'demo-nan';
  const allow = (condition: string) => `service cloud.firestore {
    match /{document=**} {
      function isItself(value) { return value == value; }
      function isSame(one, other) { return one.diff(other).affectedKeys() == [].toSet(); }
      allow get: if ${condition};
    }
  }`;
  const isTrue = async (condition: string) => {
    await uploadRules(host, project, allow(condition));
    const path = `projects/${project}/databases/(default)/documents/a/b`;
    // There is no such document.
    return (await fetch(`http://${host}/v1/${path}`)).status === 404;
  };
  expect(await isTrue('isItself({"a": [0.5]})')).toBe(true);
  expect(await isTrue('isItself({"a": [float("NaN")]})')).toBe(false);
  expect(await isTrue('!isItself({"a": [float("NaN")]})')).toBe(true);
  expect(await isTrue('isSame({"a": [float("NaN")]}, {"a": [float("NaN")]})')).toBe(true);
  expect(await isTrue('isSame({"a": [float("NaN")]}, {"a": [0.5]})')).toBe(false);
  expect(await isTrue('isSame({"a": [3]}, {"a": [3.0]})')).toBe(true);
});
