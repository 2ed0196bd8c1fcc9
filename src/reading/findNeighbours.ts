import { applyChanges, applyToList, type Changes } from '../live/changes';
import { type Neighbours, newestFirst, type Post, type PostTitle } from '../post/post';

/** The posts beside one in a list; none if the list doesn't show both sides. */
function findBeside(posts: PostTitle[], id: string, hasMore: boolean): Neighbours {
  const index = posts.findIndex((post) => post.id === id);
  const older = posts[index + 1];
  if (index < 0 || (!older && hasMore)) return {};
  return { newer: posts[index - 1], older };
}

/** The neighbours of a post as they are now: by those of its built page, or else by the newest posts. */
export function findNeighbours(
  post: Post,
  built: Neighbours | undefined,
  newest: { blogs: PostTitle[]; hasMore: boolean },
  changes: Changes,
): Neighbours {
  if (!built) {
    const { blogs, hasMore } = applyToList(newest, changes);
    return findBeside(blogs, post.id, hasMore);
  }
  const { newer, older } = built;
  const isBetween = (other: Post) =>
    (!newer || newestFirst(newer, other) <= 0) && (!older || newestFirst(other, older) <= 0);
  const around = [newer, post, older].filter((other) => other !== undefined);
  return findBeside(applyChanges<PostTitle>(around, changes, isBetween), post.id, false);
}
