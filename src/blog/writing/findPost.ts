import { collection, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore';
import { db, MAX_QUERIED } from '../../firebase/db';
import { isMadeFor } from './postId';

/** Finds the id under which another device has published a draft, among the newest 100 posts. Rejects offline. */
export async function findPost(draftId: string): Promise<string | undefined> {
  const newest = query(collection(db, 'blogs'), orderBy('DatePosted', 'desc'), limit(MAX_QUERIED));
  const { docs } = await getDocsFromServer(newest);
  return docs.find(({ id }) => isMadeFor(draftId, id))?.id;
}
