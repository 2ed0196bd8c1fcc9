import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { db } from '../../firebase/db';
import type { Live } from '../../firebase/live';
import { toLive, WITH_METADATA } from '../../firebase/snapshot';
import type { Blog, Newest } from '../blog';
import { newestFirst, toBlog } from '../toBlog';

/** Listens to the newest `count` posts. One more is read, to know whether there are older ones. */
export function useBlogs(count: number): Live<Newest<Blog>> {
  const newest = query(collection(db, 'blogs'), orderBy('DatePosted', 'desc'), limit(count + 1));
  const [snapshot, , error] = useCollection(newest, WITH_METADATA);
  return useMemo(
    () =>
      toLive(snapshot, error, ({ docs }) => ({
        blogs: docs
          .slice(0, count)
          .map((doc) => toBlog(doc.id, doc.data({ serverTimestamps: 'estimate' })))
          .sort(newestFirst),
        more: docs.length > count,
      })),
    [snapshot, error, count],
  );
}
