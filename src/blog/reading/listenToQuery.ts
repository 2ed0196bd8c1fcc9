import {
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { fromSnapshot } from '../../firebase/live';
import type { Blog } from '../blog';
import { toBlog } from '../toBlog';
import type { Report, Stop } from './serverFirst';

/** Tells whether an answer comes from the server or from the SDK's cache. */
export const WITH_METADATA = { includeMetadataChanges: true };

/** The post in a document. */
export const readBlog = (snapshot: DocumentSnapshot): Blog =>
  toBlog(snapshot.id, snapshot.data({ serverTimestamps: 'estimate' }));

/** Listens to the documents that a query finds. */
export const listenToQuery = (query: Query, report: Report<QueryDocumentSnapshot[]>): Stop =>
  onSnapshot(
    query,
    WITH_METADATA,
    (found) => report(fromSnapshot(found, ({ docs }) => docs)),
    (error) => report({ state: 'error', error }),
  );
