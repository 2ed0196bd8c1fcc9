import { doc, getDocFromServer } from 'firebase/firestore';
import { expect } from 'vitest';
import { draftId, uid } from './author';
import { storedBlogs } from './environment';
import type { PostContent } from '../../../src/post/post';
import { publishPost, type Submission } from '../../../src/publishing/publishPost';
import { readPublished, toBasis } from '../../../src/post/stored';
import { db } from '../../../src/firebase/db';

/** Publishes the author's draft, under the address `a`. */
export const publish = (post: PostContent, more?: Partial<Submission>) => {
  const { signal } = new AbortController();
  const about = { uid, draftId: draftId(), address: 'a', basedOn: { kind: 'new' } as const };
  return publishPost({ ...about, post, signal, ...more });
};

/** Publishes a correction of the post as it is stored now. */
export const edit = async (post: PostContent, more?: Partial<Submission>) =>
  publish(post, { basedOn: toBasis(await readPublished('a')), ...more });

/** Reads a document from the server. */
export const read = async (path: string) => (await getDocFromServer(doc(db, path))).data();

/** The only stored post, without its id. */
export async function stored(): Promise<Record<string, unknown>> {
  const [{ id: _, ...only } = { id: '' }, ...others] = await storedBlogs();
  expect(others).toEqual([]);
  return only;
}
