import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { db } from '../../firebase/db';
import type { Live } from '../../firebase/live';
import { toLive, WITH_METADATA } from '../../firebase/snapshot';
import type { Blog } from '../blog';
import { toBlog } from '../toBlog';

/** Listens to one post. The value is null when there is no post with this id. */
export function useBlog(id: string): Live<Blog | null> {
  // A slash would name something other than a post.
  const ref = id.includes('/') ? null : doc(db, 'blogs', id);
  const [snapshot, , error] = useDocument(ref, WITH_METADATA);
  const impossible = !ref || error?.code === 'invalid-argument';
  return useMemo(
    () =>
      impossible
        ? { state: 'loaded', value: null, current: true }
        : toLive(snapshot, error, (found) =>
            found.exists() ? toBlog(id, found.data({ serverTimestamps: 'estimate' })) : null,
          ),
    [snapshot, error, id, impossible],
  );
}
