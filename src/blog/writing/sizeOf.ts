import type { Post } from '../blog';
import { bySection } from '../bySection';
import { sumOf, textsOf } from '../texts';

/** Firestore's limit for a document, in bytes: https://firebase.google.com/docs/firestore/quotas */
export const MAX_BYTES = 1_048_576;

const encoder = new TextEncoder();
const bytesOf = (value: object) => encoder.encode(textsOf(value).join('')).byteLength;
const bytesOfSection = bySection(bytesOf);

/** The bytes of all texts of a post. */
export const sizeOf = ({ sections, ...texts }: Post): number =>
  bytesOf(texts) + sumOf(sections, bytesOfSection);
