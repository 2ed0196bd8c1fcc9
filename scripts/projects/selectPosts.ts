import { type Post, type PostTitle, toTitle } from '../../src/post/post';

/** Finds the posts that the owner has selected, in that order, among those of an edition. Warns of those that aren't there. */
export const selectPosts = (posts: Post[], ids: string[]): PostTitle[] =>
  ids.flatMap((id) => {
    const post = posts.find((one) => one.id === id);
    if (post) return toTitle(post);
    console.warn(`! meta.selectedPosts names “${id}”, and this language has no such post.`);
    return [];
  });
