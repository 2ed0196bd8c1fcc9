import { afterAll, expect, test } from 'vitest';
import { seedFirestore } from '../../scripts/emulators/seed';
import { uploadRules } from '../../scripts/emulators/startEmulators';
import { atOneMoment } from '../../scripts/owner/documents';
import { emulators } from '../../scripts/owner/google';
import { numberedPosts } from '../fixtures/posts';
import { openProject } from '../fixtures/emulatorProject';
import { idToken } from '../rules/harness';

// docs/operations.md has these questions as requests to a real project. If an answer changes, correct SECURITY.md.
const PROJECT = 'demo-past';
const { close, clear, host, seed, remove } = await openProject(PROJECT);
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

test('a list without a page size has at most 100 documents', async () => {
  await clear();
  await seedFirestore({ host, project: PROJECT }, numberedPosts(150), []);
  const { text } = await call('/blogs?mask.fieldPaths=Title');
  const { documents: listed } = JSON.parse(text) as { documents: object[] };
  expect(listed.length).toBeLessThanOrEqual(100);
  expect((await call('/blogs?mask.fieldPaths=Title&pageSize=101')).status).toBe(403);
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
