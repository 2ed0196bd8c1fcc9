import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { displayTitle, type Post } from '../../src/post/post';
import {
  findPictures,
  replacePictures,
  toPictureAddress,
  toPicturePath,
} from '../../src/post/picture';
import { fromFields } from '../../src/firebase/fromFields';
import { toPost } from '../../src/post/toPost';
import { readPictures, readPosts, toPath } from '../owner/backup';
import { atOneMomentIfAllowed } from '../owner/documents';
import type { Google } from '../owner/google';
import { toFile, toFolders } from './ownFormat';

async function listPosts(google: Google): Promise<Post[]> {
  const posts = new Map<string, Post>();
  for await (const document of readPosts(google)) {
    const id = toPath(google, document).replace(/^\w+\//, '');
    posts.set(id, toPost(id, fromFields(document.fields ?? {})));
  }
  return [...posts.values()];
}

/** Reads the bytes of a picture; undefined if there are none. */
async function readBytes(google: Google, id: string): Promise<Uint8Array | undefined> {
  for await (const { fields } of readPictures(google, [id])) {
    const { data } = fromFields(fields);
    if (data instanceof Uint8Array) return data;
  }
  return undefined;
}

/**
 * Writes a project's published posts, as they are at one moment, into a new folder: each as `index.md` in a
 * folder named by its id, with its pictures beside it. `report` is told how far it is.
 */
export async function exportMarkdown(
  google: Google,
  folder: string,
  report?: (progress: string) => void,
): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0)
    throw new Error(`${folder} is not empty. Name a folder that doesn’t exist.`);
  const then = await atOneMomentIfAllowed(google);
  const posts = await listPosts(then);
  const taken = new Set<string>();
  let pictures = 0;
  for (const [index, post] of posts.entries()) {
    report?.(`${index} of ${posts.length} posts`);
    // Some disks ignore case.
    const own = toFolders(post.id).find((one) => !taken.has(one.toLowerCase()))!;
    taken.add(own.toLowerCase());
    const place = join(folder, own);
    await mkdir(place, { recursive: true });
    const text = toFile(post);
    const names = new Map<string, string>();
    for (const { id, ...size } of findPictures(text)) {
      const address = toPictureAddress(id, size);
      if (names.has(address)) continue;
      names.set(address, address);
      const bytes = await readBytes(then, id);
      if (!bytes) {
        console.warn(`! Post “${displayTitle(post)}”: there is no picture ${toPicturePath(id)}.`);
        continue;
      }
      // JPEG begins with FF D8.
      const name = `${id}.${bytes[0] === 0xff ? 'jpg' : 'webp'}`;
      await writeFile(join(place, name), bytes);
      names.set(address, name);
      pictures++;
    }
    const named = replacePictures(text, (address) => names.get(address) ?? address);
    await writeFile(join(place, 'index.md'), named);
  }
  console.log(
    `✓ ${posts.length} posts and ${pictures} pictures from ${google.project} are in ${folder}.`,
  );
}
