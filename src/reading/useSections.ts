import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { db } from '../firebase/db';
import type { Section } from '../post/post';
import { toSection } from '../post/toPost';

// The most that firestore.rules allow in one query.
const MAX_SECTIONS = 100;

/** Listens to a post's sections sub-collection, which the specification defines but no screen uses. */
export function useSections(blogId: string) {
  const [snapshot, loading, error] = useCollection(
    query(collection(db, 'blogs', blogId, 'sections'), limit(MAX_SECTIONS)),
  );
  const sections = useMemo(
    () => snapshot?.docs.map((doc): Section => toSection(doc.data())),
    [snapshot],
  );
  return [sections, loading, error] as const;
}
