export { normalizeAddress } from './addresses';
export type { LeftOut } from './entry';
export { findPictureFile } from './findPictureFile';
export { linkPosts } from './linkPosts';
export { type Blog, readBlog } from './readBlog';
export type { OldPost } from './readPost';
export { toMarkdown } from './toMarkdown';
