import type { Post } from '../blog';
import { bySection } from '../bySection';
import { sumOf, textsOf } from '../texts';

/** Firestore's limit for a document, in bytes: https://firebase.google.com/docs/firestore/quotas */
export const MAX_BYTES = 1_048_576;

const encoder = new TextEncoder();
const countBytes = (value: object) => encoder.encode(textsOf(value).join('')).byteLength;
const countSectionBytes = bySection(countBytes);

/** The size of a post's texts in bytes. */
export const measureSize = ({ sections, ...texts }: Post): number =>
  countBytes(texts) + sumOf(sections, countSectionBytes);
