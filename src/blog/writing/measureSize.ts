import type { Post } from '../blog';
import { textsOf } from '../texts';

/** Firestore's limit for a document, in bytes: https://firebase.google.com/docs/firestore/quotas */
export const MAX_BYTES = 1_048_576;

/** The size of a post's texts in bytes. */
export const measureSize = (post: Post): number =>
  new TextEncoder().encode(textsOf(post).join('')).byteLength;
