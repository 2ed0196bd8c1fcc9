import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { db, MAX_QUERIED } from '../firebase/db';
import type { Post } from '../post/post';
import { publishDue } from '../post/stored';
import { toPost } from '../post/toPost';
import { hasScheduledPosts } from '../settings';

const NONE: Post[] = [];

/** The posts that an administrator has scheduled, the next one first; undefined until they are known. Publishes those that are due. */
export function useScheduled(isAdmin: boolean): Post[] | undefined {
  const [posts, setPosts] = useState<Post[]>();
  useEffect(() => {
    if (!hasScheduledPosts || !isAdmin) return;
    return onSnapshot(
      query(collection(db, 'scheduled'), orderBy('DatePosted'), limit(MAX_QUERIED)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return;
        const found = docs.map((stored) => toPost(stored.id, stored.data()));
        setPosts(found);
        // The server's clock decides.
        for (const { id, DatePosted } of found)
          if (Number(DatePosted) <= Date.now()) publishDue(id).catch(() => undefined);
      },
      () => setPosts(NONE),
    );
  }, [isAdmin]);
  return hasScheduledPosts && isAdmin ? posts : NONE;
}
