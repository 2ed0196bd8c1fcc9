import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Bytes, doc, writeBatch } from 'firebase/firestore/lite';
import { imageSize } from 'image-size';
import { provider } from '../../src/auth/provider';
import type { SampleAccount } from '../../src/auth/sampleAccounts';
import type { PostContent } from '../../src/post/post';
import { findPictures } from '../../src/post/picture';
import { listTexts } from '../../src/post/text/texts';
import { toContent, toStored } from '../../src/post/toPost';
import { adminFirestore } from './adminFirestore';

/** A post in samplePosts.json, with ISO dates. */
export interface SamplePost extends PostContent {
  id: string;
  DatePosted: string;
  DateUpdated?: string;
}

/** An emulator (`host:port`) and the project in it. */
interface Target {
  host: string;
  project: string;
}

const PICTURES = 'scripts/emulators/pictures';

/** Reads the sample pictures that posts refer to, as documents by id. */
export async function readPictures(posts: SamplePost[]) {
  const ids = findPictures(listTexts(posts).join('\n')).map(({ id }) => id);
  const files = (await readdir(PICTURES)).map(async (name) => {
    const bytes = await readFile(`${PICTURES}/${name}`);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const { width, height } = imageSize(bytes);
    return [id, { type: 'image/webp', data: Bytes.fromUint8Array(bytes), width, height }] as const;
  });
  return (await Promise.all(files)).filter(([id]) => ids.includes(id));
}

/** Stores posts with their sample pictures, and the users document of each account. */
export async function seedFirestore(
  { host, project }: Target,
  posts: SamplePost[],
  accounts: SampleAccount[],
): Promise<void> {
  const db = adminFirestore(host, project);
  const batch = writeBatch(db);
  for (const post of posts) {
    const DatePosted = new Date(post.DatePosted);
    const edit = post.DateUpdated && { DateUpdated: new Date(post.DateUpdated), Revision: 1 };
    batch.set(doc(db, 'blogs', post.id), { ...toStored(toContent(post)), DatePosted, ...edit });
  }
  for (const [id, picture] of await readPictures(posts))
    batch.set(doc(db, 'pictures', id), { ...picture, DatePosted: new Date() });
  for (const { uid, stored } of accounts) batch.set(doc(db, 'users', uid), stored);
  await batch.commit();
}

/** Creates accounts with fixed uids, linked to ids at the sign-in provider. */
export async function seedAuth(
  { host, project }: Target,
  accounts: SampleAccount[],
): Promise<void> {
  const users = accounts.map(({ uid, sub, email, name, emailVerified }) => ({
    localId: uid,
    email,
    emailVerified,
    displayName: name,
    providerUserInfo: [{ providerId: provider.id, rawId: sub, email, displayName: name }],
  }));
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const answer = await fetch(url, {
    method: 'POST',
    // The emulator's token for administrators.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ users, allowOverwrite: true }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The Auth emulator refused the sample accounts:\n${text}`);
  // The status is 200 even if some accounts were refused.
  const { error } = JSON.parse(text) as { error?: { message: string }[] };
  if (error?.length) throw new Error(`A sample account was refused: ${error[0]?.message}`);
}
