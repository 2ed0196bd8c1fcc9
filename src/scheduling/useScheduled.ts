import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { db, MAX_QUERIED } from '../firebase/db';
import type { Post } from '../post/post';
import { publishDue } from '../post/stored';
import { toPost } from '../post/toPost';
import { hasScheduledPosts } from '../settings';

const NONE: Post[] = [];
const MARGIN_MS = 2000;
// What browsers can count to.
const LONGEST_MS = 2 ** 31 - 1;

/** The posts that an administrator has scheduled, the next one first; undefined until they are known. Publishes each when it is due. */
export function useScheduled(isAdmin: boolean): Post[] | undefined {
  const [posts, setPosts] = useState<Post[]>();
  useEffect(() => {
    if (!hasScheduledPosts || !isAdmin) return;
    return onSnapshot(
      query(collection(db, 'scheduled'), orderBy('DatePosted'), limit(MAX_QUERIED)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return;
        setPosts(docs.map((stored) => toPost(stored.id, stored.data())));
      },
      () => setPosts(NONE),
    );
  }, [isAdmin]);
  useEffect(() => {
    if (!hasScheduledPosts || !posts?.[0]) return;
    const { id, DatePosted } = posts[0];
    const wait = Number(DatePosted) + MARGIN_MS - Date.now();
    // The server's clock decides. Then the next one is the first.
    const timer = setTimeout(
      () => void publishDue(id).catch(() => undefined),
      Math.min(wait, LONGEST_MS),
    );
    return () => clearTimeout(timer);
  }, [posts]);
  return hasScheduledPosts && isAdmin ? posts : NONE;
}
