import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { aPost } from '../fixtures/posts';

/** When the stored posts were posted. */
export const posted = new Date('2026-01-01');

const stored = { ...aPost({ sections: [] }), DatePosted: posted };

// Documents that no rule opens.
const closed = {
  'archive/2026/blogs/a': stored,
  'posts/a': stored,
  'blogs/a/comments/1': { text: 'A comment' },
  'blogs/a/sections/1/paragraphs/1': { Paragraph: 'A paragraph' },
  'users/admin/private/1': { text: 'Private' },
  'users/reader/users/reader': { admin: true },
};

/** Paths, with or without a document, that no rule opens. */
export const closedPaths = [...Object.keys(closed), 'Blogs/a', 'blog/a'];

/** The documents stored before each case, besides the actors' users documents. */
export const documents: Record<string, DocumentData> = {
  ...closed,
  'blogs/a': stored,
  'blogs/b': stored,
  'blogs/edited': { ...stored, DateUpdated: new Date('2026-02-01'), Revision: 3 },
  'blogs/a/sections/1': { Heading: 'A heading' },
};

/** A new post as the form sends it, with some fields added or replaced. */
export const post = (changes: DocumentData = {}): DocumentData => ({
  ...aPost(),
  DatePosted: serverTimestamp(),
  ...changes,
});

/** The fields that every edit writes. */
export const stamp = (Revision: unknown = 1) => ({ DateUpdated: serverTimestamp(), Revision });

/** A valid edit of blogs/a, with some fields added or replaced. */
export const edit = (changes: DocumentData = {}): DocumentData => ({
  ...aPost({ Title: 'Changed' }),
  DatePosted: posted,
  ...stamp(),
  ...changes,
});
