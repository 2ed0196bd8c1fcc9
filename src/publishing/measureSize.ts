import type { PostContent } from '../post/post';
import { listTexts, readEach } from '../post/text/texts';

/** Firestore’s limit for a document, in bytes, less what a copy needs for its longer path: https://firebase.google.com/docs/firestore/quotas */
export const MAX_POST_BYTES = 1_048_576 - 200;

const encoder = new TextEncoder();
const measureEach = readEach((text) => encoder.encode(text).byteLength);

/** The size of a post's texts in bytes. */
export const measureSize = (post: PostContent): number =>
  measureEach(listTexts(post)).reduce((sum, bytes) => sum + bytes, 0);
