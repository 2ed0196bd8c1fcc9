import { POSTS, toPath } from './backup';
import { atOneMoment, batchWrite, documentsPath, type Query, readAll } from './documents';
import type { Google } from './google';

// A draft that is only on a device may refer to a newer picture, and an import stores pictures before the posts with them.
const MIN_AGE_MS = 7 * 24 * 60 * 60 * 1000;

// The most writes of a request.
const BATCH_SIZE = 500;

const PICTURES: Query = {
  from: [{ collectionId: 'pictures' }],
  select: { fields: [{ fieldPath: 'DatePosted' }] },
};
// The words of deleted posts are in their versions.
const TEXTS: Query[] = [
  POSTS,
  { from: [{ collectionId: 'scheduled' }] },
  { from: [{ collectionId: 'versions', allDescendants: true }] },
  { from: [{ collectionId: 'drafts', allDescendants: true }] },
];

/**
 * Finds the pictures that no post, scheduled post, version, deleted post or draft refers to at one moment, and that have been stored for a
 * week by then. Returns their paths.
 */
export async function findUnusedPictures(google: Google, minAgeMs = MIN_AGE_MS): Promise<string[]> {
  const then = await atOneMoment(google);
  const before = Date.parse(then.readTime) - minAgeMs;
  const unused = new Set<string>();
  // Not by DatePosted, which an import sets to that of the post.
  for await (const picture of readAll(then, PICTURES))
    if (Date.parse(picture.createTime) <= before) unused.add(toPath(google, picture));
  for (const query of TEXTS)
    for await (const { fields } of readAll(then, query))
      for (const [path] of JSON.stringify(fields).matchAll(/pictures\/[0-9a-f]{32}/g))
        unused.delete(path);
  return [...unused];
}

/** Deletes documents. Can be repeated after an error. */
export async function eraseDocuments(google: Google, paths: string[]): Promise<void> {
  const writes = paths.map((path) => ({ delete: `${documentsPath(google)}/${path}` }));
  for (let start = 0; start < writes.length; start += BATCH_SIZE)
    await batchWrite(google, writes.slice(start, start + BATCH_SIZE));
}
