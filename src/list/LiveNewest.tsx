import type { ReactNode } from 'react';
import type { PostTitle } from '../post/post';
import { applyToList, NO_CHANGES } from '../live/changes';
import { useChanges } from '../live/store';

interface Props {
  /** The newest posts when the page was built. */
  list: { posts: PostTitle[]; hasMore: boolean };
  since?: number;
  children: (posts: PostTitle[]) => ReactNode;
}

/** The newest posts, live. */
export default function LiveNewest({ list, since, children }: Props) {
  const { changes = NO_CHANGES } = useChanges(since);
  return children(applyToList(list, changes).posts);
}
