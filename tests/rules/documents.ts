import { aPost } from '../fixtures/posts';
import type { DocumentData } from 'firebase/firestore';

const undated = aPost({ sections: [] });

/** When blogs/a and blogs/edited were posted. */
export const posted = new Date('2026-01-01');

/** The documents stored before each case, besides the actors' users documents. */
export const documents: Record<string, DocumentData> = {
  'blogs/a': { ...undated, DatePosted: posted },
  'blogs/b': { ...undated, DatePosted: new Date('2026-02-01') },
  'blogs/edited': {
    ...undated,
    DatePosted: posted,
    DateUpdated: new Date('2026-02-01'),
    Revision: 3,
  },
  'blogs/a/sections/1': { Heading: 'A heading' },
  'blogs/a/sections/1/paragraphs/1': { Paragraph: 'A paragraph' },
  'blogs/a/comments/1': { text: 'A comment' },
  'archive/2026/blogs/a': { ...undated, DatePosted: new Date('2026-01-01') },
  'posts/a': { ...undated },
  'admins/admin': { admin: true },
  'users/admin/private/1': { text: 'Private' },
  'users/reader/users/reader': { admin: true },
};

/** Paths, with or without a document, that no rule opens. */
export const closedPaths = [
  'posts/a',
  'Blogs/a',
  'blog/a',
  'admins/admin',
  'archive/2026/blogs/a',
  'blogs/a/comments/1',
  'blogs/a/sections/1/paragraphs/1',
  'users/admin/private/1',
  'users/reader/users/reader',
];

/** Valid ids that could be mistaken for something else. */
export const oddIds = [
  'new\n',
  ' ',
  '\u202e',
  '*',
  '{blog}',
  '$(database)',
  'a.b',
  '💥',
  'sections',
  'x'.repeat(1500),
];
