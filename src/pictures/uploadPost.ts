import { frame } from '#words/frame';
import { part } from '../base/part';
import type { PostContent } from '../post/post';
import { findPictureIds } from '../post/picture';
import { listTexts } from '../post/text/texts';
import type { Progress } from '../drafts/session/ports';

/** What brings pictures into the database. */
export const loadUploads = part(() => import('./uploads'));

/** The pictures of a post, by id. */
export const findPicturesOf = (post: PostContent): string[] =>
  findPictureIds(listTexts(post).join('\n'));

/** Uploads the pictures of a post that the database lacks, and tells how far that is. Rejects when the signal is aborted. */
export async function uploadPost(
  uid: string,
  post: PostContent,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const ids = findPicturesOf(post);
  if (ids.length === 0) return;
  const { uploadPictures } = await loadUploads().catch((cause: unknown) => {
    throw new Error(frame.checkConnection, { cause });
  });
  signal.throwIfAborted();
  let count = 0;
  const report = () => {
    if (count > 0 && !signal.aborted)
      onProgress(navigator.onLine ? { pictures: count } : 'waiting');
  };
  const end = new AbortController();
  for (const event of ['online', 'offline'])
    addEventListener(event, report, { signal: end.signal });
  try {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), {
        signal: end.signal,
      });
    });
    const uploaded = uploadPictures(uid, ids, (left) => {
      count = left;
      report();
    });
    await Promise.race([uploaded, aborted]);
    onProgress('sending');
  } finally {
    end.abort();
  }
}
