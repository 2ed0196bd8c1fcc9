import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { db } from '../../firebase/db';
import type { Live } from '../../firebase/live';
import { toLive, WITH_METADATA } from '../../firebase/snapshot';
import type { Section } from '../blog';
import { toSection } from '../toBlog';

/** Listens to the sections sub-collection of a post, which the specification defines and no screen uses. */
export function useSections(blogId: string): Live<Section[]> {
  const [snapshot, , error] = useCollection(
    collection(db, 'blogs', blogId, 'sections'),
    WITH_METADATA,
  );
  return useMemo(
    () => toLive(snapshot, error, ({ docs }) => docs.map((doc) => toSection(doc.data()))),
    [snapshot, error],
  );
}
