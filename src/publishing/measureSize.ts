import type { PostContent } from '../post/post';
import { listTexts } from '../post/text/texts';

/** Firestore’s limit for a document, in bytes, less what a copy needs for its longer path: https://firebase.google.com/docs/firestore/quotas */
export const MAX_POST_BYTES = 1_048_576 - 200;

/** The size of a post's texts in bytes. */
export const measureSize = (post: PostContent): number =>
  new TextEncoder().encode(listTexts(post).join('')).byteLength;
