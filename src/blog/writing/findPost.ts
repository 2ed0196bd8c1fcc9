import { collection, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore';
import { db, MAX_QUERIED } from '../../firebase/db';
import { isMadeFor } from './postId';

/** Finds the id under which another device has published a draft, among the newest 100 posts and the last 100 deleted ones. Rejects offline. */
export async function findPost(draftId: string): Promise<string | undefined> {
  const last = (path: string, date: string) =>
    getDocsFromServer(query(collection(db, path), orderBy(date, 'desc'), limit(MAX_QUERIED)));
  const found = await Promise.all([last('blogs', 'DatePosted'), last('deleted', 'DateDeleted')]);
  return found.flatMap(({ docs }) => docs).find(({ id }) => isMadeFor(draftId, id))?.id;
}
