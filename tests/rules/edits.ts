import { arrayUnion, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { aPost } from '../fixtures/posts';
import { posted } from './documents';

/** The fields that every edit of a post writes. */
export const stamp = (Revision: unknown = 1) => ({ DateUpdated: serverTimestamp(), Revision });

/** A valid edit of blogs/a (allowedChanges.ts), with some fields added or replaced. */
export const edit = (changes: DocumentData = {}): DocumentData => ({
  ...aPost({ Title: 'Changed' }),
  DatePosted: posted,
  ...stamp(),
  ...changes,
});

/** Updates that are allowed with a stamp and denied without it. */
export const changes: [change: DocumentData, reason: string][] = [
  [{ Title: 'Changed' }, 'a field is changed'],
  [{ Title: 'Changed', sections: [] }, 'two fields are changed'],
  [{ sections: arrayUnion({ Heading: 'New' }) }, 'a section is added'],
  [{ DatePosted: posted }, 'the date stays the same'],
  [{}, 'nothing is changed'],
];
