import { readDocuments } from './backup';
import { batchWrite, documentsPath, type Google } from './google';

// A draft that is only on a device may refer to a newer picture.
const MIN_AGE_MS = 7 * 24 * 60 * 60 * 1000;

// The most writes of a request.
const BATCH_SIZE = 500;

const PICTURES = {
  from: [{ collectionId: 'pictures' }],
  select: { fields: [{ fieldPath: 'DatePosted' }] },
};
// The words of deleted posts are in their versions.
const TEXTS = [
  { from: [{ collectionId: 'blogs' }] },
  { from: [{ collectionId: 'versions', allDescendants: true }] },
  { from: [{ collectionId: 'drafts', allDescendants: true }] },
];

/** Finds the pictures of more than a week that no post, version, deleted post or draft refers to. Returns their paths. */
export async function findUnusedPictures(google: Google): Promise<string[]> {
  const unused = new Set<string>();
  for await (const { path, fields } of readDocuments(google, PICTURES)) {
    const { timestampValue } = (fields.DatePosted ?? {}) as { timestampValue?: string };
    const isNew = timestampValue && Date.now() - Date.parse(timestampValue) < MIN_AGE_MS;
    if (!isNew) unused.add(path);
  }
  for (const query of TEXTS)
    for await (const { fields } of readDocuments(google, query))
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
