import type { ReactNode } from 'react';
import type { PostList, PostSummary } from '../post/post';
import { applyToList, NO_CHANGES } from '../live/changes';
import { useChanges } from '../live/store';

interface Props {
  /** The newest posts when the page was built. */
  list: PostList;
  since?: number;
  children: (blogs: PostSummary[]) => ReactNode;
}

/** The newest posts, live. */
export default function LiveNewest({ list, since, children }: Props) {
  const { changes = NO_CHANGES } = useChanges(since);
  return children(applyToList(list, changes).blogs);
}
