import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { displayTitle } from '../../src/post/post';
import { findPictures, toPictureAddress, toPicturePath } from '../../src/post/picture';
import { openFirestore, readPosts, readPictureBytes } from '../posts/readPosts';
import { toFile, toFolders } from './sources/ownFormat';

/** Writes a project's published posts into a new folder: each as `index.md` in a folder named by its id, with its pictures beside it. `report` is told how far it is. */
export async function exportMarkdown(
  project: string,
  folder: string,
  report?: (progress: string) => void,
): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0)
    throw new Error(`${folder} is not empty. Name a folder that doesn’t exist.`);
  const db = openFirestore(project);
  const blogs = await readPosts(db);
  const taken = new Set<string>();
  let pictures = 0;
  for (const [index, post] of blogs.entries()) {
    report?.(`${index} of ${blogs.length} posts`);
    // Some disks ignore case.
    const own = toFolders(post.id).find((one) => !taken.has(one.toLowerCase()))!;
    taken.add(own.toLowerCase());
    const place = join(folder, own);
    await mkdir(place, { recursive: true });
    let text = toFile(post);
    for (const { id, ...size } of findPictures(text)) {
      const address = toPictureAddress(id, size);
      if (!text.includes(address)) continue;
      const bytes = await readPictureBytes(db, id);
      if (!bytes) {
        console.warn(`! Post “${displayTitle(post)}”: there is no picture ${toPicturePath(id)}.`);
        continue;
      }
      // JPEG begins with FF D8.
      const name = `${id}.${bytes[0] === 0xff ? 'jpg' : 'webp'}`;
      await writeFile(join(place, name), bytes);
      text = text.replaceAll(new RegExp(`${address}(?!\\d)`, 'g'), name);
      pictures++;
    }
    await writeFile(join(place, 'index.md'), text);
  }
  console.log(`✓ ${blogs.length} posts and ${pictures} pictures from ${project} are in ${folder}.`);
}
