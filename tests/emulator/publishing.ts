import { doc, getDocFromServer } from 'firebase/firestore';
import { expect } from 'vitest';
import { seed, storedBlogs } from './environment';
import { signIn } from './signIn';
import type { Post } from '../../src/blog/blog';
import { publishPost, type Submission } from '../../src/blog/writing/publishPost';
import { readPublished } from '../../src/blog/writing/storedPosts';
import { db } from '../../src/firebase/db';

/** Signs in as an administrator who has written the draft `a`. */
export async function openDraft() {
  const uid = await signIn();
  await seed(`users/${uid}`, { admin: true });

  const publish = (post: Post, more?: Partial<Submission>) => {
    const { signal } = new AbortController();
    return publishPost({ uid, draftId: 'a', address: 'a', post, signal, ...more });
  };
  return {
    uid,
    publish,
    /** Publishes a correction of the post as it is stored now. */
    edit: async (post: Post) => publish(post, { basedOn: (await readPublished('a'))!.version }),
  };
}

/** Reads a document from the server. */
export const read = async (...path: string[]) =>
  (await getDocFromServer(doc(db, path.join('/')))).data();

/** The only stored post, without its id. */
export async function stored(): Promise<Record<string, unknown>> {
  const [{ id: _, ...only } = { id: '' }, ...others] = await storedBlogs();
  expect(others).toEqual([]);
  return only;
}
