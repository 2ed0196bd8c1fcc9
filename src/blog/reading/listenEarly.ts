import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import { PAGE_SIZE } from '../blog';

/** Posts within bounds, newest first. */
export const newestPosts = (...bounds: QueryConstraint[]): Query =>
  query(collection(db, 'blogs'), orderBy('DatePosted', 'desc'), ...bounds);

const ignore = () => undefined;
let end: () => void = ignore;

/**
 * Asks for what the list or a post will listen to, before its components are loaded. It costs no reads: the SDK asks the
 * server once, as long as somebody listens to the same.
 */
export function listenEarly(path: string): void {
  const id = path.slice('/blog/'.length);
  end =
    path === '/blogs'
      ? onSnapshot(newestPosts(limit(PAGE_SIZE + 1)), ignore, ignore)
      : onSnapshot(doc(db, 'blogs', decodeURIComponent(id)), ignore, ignore);
}

/** To be called when the page itself listens. */
export const endEarly = () => end();
