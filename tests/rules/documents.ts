import type { DocumentData } from 'firebase/firestore';

const dated = { Name: 'Your Name', Title: 'A title', Summary: 'A summary', sections: [] };

/** What is stored before each case, beside everyone's users document. */
export const stored: Record<string, DocumentData> = {
  'blogs/a': { ...dated, DatePosted: new Date('2026-01-01') },
  'blogs/b': { ...dated, DatePosted: new Date('2026-02-01') },
  'blogs/a/sections/1': { Heading: 'A heading' },
  'blogs/a/sections/1/paragraphs/1': { Paragraph: 'A paragraph' },
  'blogs/a/comments/1': { text: 'A comment' },
  'archive/2026/blogs/a': { ...dated, DatePosted: new Date('2026-01-01') },
  'posts/a': { ...dated },
  'admins/admin': { admin: true },
  'users/admin/private/1': { text: 'Private' },
  'users/reader/users/reader': { admin: true },
};

/** Documents, there or not, that no rule opens to anyone. */
export const unopened = [
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
