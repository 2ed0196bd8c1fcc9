import type { Post } from '../blog';
import { textsOf } from '../texts';

/** Firestore's limit for a document, in bytes: https://firebase.google.com/docs/firestore/quotas */
export const MAX_BYTES = 1_048_576;

/** The bytes of all texts of a post. */
export const sizeOf = (post: Post): number => new Blob(textsOf(post)).size;
