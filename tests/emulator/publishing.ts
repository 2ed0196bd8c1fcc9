import { doc, getDocFromServer } from 'firebase/firestore';
import { expect } from 'vitest';
import { seed, storedBlogs } from './environment';
import { signIn } from './signIn';
import type { Post } from '../../src/blog/blog';
import { publishPost, readPublished, type Submission } from '../../src/blog/writing/publishPost';
import { sendPost } from '../../src/blog/writing/sendPost';
import { db } from '../../src/firebase/db';

/** Signs in as an administrator who has written the draft `a`. */
export async function openDraft() {
  const uid = await signIn();
  await seed(`users/${uid}`, { admin: true });

  const toSubmission = (post: Post, more: Partial<Submission> = {}): Submission => {
    const { signal } = new AbortController();
    return { uid, draftId: 'a', id: 'a', post, signal, ...more };
  };
  const publish = (post: Post, more?: Partial<Submission>) => publishPost(toSubmission(post, more));
  return {
    uid,
    publish,
    /** Publishes it as the form does, which tells `onOtherId` the id that it must have instead. */
    send: (post: Post, more: Partial<Submission>, onOtherId: (id: string) => void) =>
      sendPost(toSubmission(post, more), { onWaiting: () => undefined, onOtherId }),
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
