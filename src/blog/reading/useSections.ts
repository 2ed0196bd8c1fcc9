import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { db } from '../../firebase/db';
import type { Section } from '../blog';
import { toSection } from '../toBlog';

/** Listens to the sections sub-collection of a post, which the specification defines and no screen uses. */
export function useSections(blogId: string) {
  const [snapshot, loading, error] = useCollection(collection(db, 'blogs', blogId, 'sections'));
  const sections = useMemo(
    () => snapshot?.docs.map((doc): Section => toSection(doc.data())),
    [snapshot],
  );
  return [sections, loading, error] as const;
}
