import { doc, getDocFromServer } from 'firebase/firestore';
import { expect } from 'vitest';
import { uid } from './author';
import { storedBlogs } from './environment';
import type { Post } from '../../src/blog/blog';
import { publishPost, readPublished, type Submission } from '../../src/blog/writing/publishPost';
import { sendPost } from '../../src/blog/writing/sendPost';
import { db } from '../../src/firebase/db';

function toSubmission(post: Post, more: Partial<Submission> = {}): Submission {
  const { signal } = new AbortController();
  return { uid, draftId: 'a', id: 'a', post, signal, ...more };
}

/** Publishes the author's draft `a`. */
export const publish = (post: Post, more?: Partial<Submission>) =>
  publishPost(toSubmission(post, more));

/** Publishes it as the form does, which tells `onOtherId` the id that it must have instead. */
export const send = (post: Post, more: Partial<Submission>, onOtherId: (id: string) => void) =>
  sendPost(toSubmission(post, more), { onWaiting: () => undefined, onOtherId });

/** Publishes a correction of the post as it is stored now. */
export const edit = async (post: Post) =>
  publish(post, { basedOn: (await readPublished('a'))!.version });

/** Reads a document from the server. */
export const read = async (path: string) => (await getDocFromServer(doc(db, path))).data();

/** The only stored post, without its id. */
export async function stored(): Promise<Record<string, unknown>> {
  const [{ id: _, ...only } = { id: '' }, ...others] = await storedBlogs();
  expect(others).toEqual([]);
  return only;
}
