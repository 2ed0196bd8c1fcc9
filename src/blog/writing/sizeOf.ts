import type { Post } from '../blog';

/** Firestore's limit for a document, in bytes: https://firebase.google.com/docs/firestore/quotas */
export const MAX_BYTES = 1_048_576;

/** All texts of a post or a part of it, in their order. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** The bytes of all texts of a post. */
export const sizeOf = (post: Post): number => new Blob(textsOf(post)).size;
