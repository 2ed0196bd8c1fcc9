import { doc, type DocumentSnapshot, serverTimestamp, type Transaction } from 'firebase/firestore';
import { db } from '../firebase/db';
import { isNewId } from '../firebase/newId';
import type { PostContent } from '../post/post';
import { readShared } from './shared';

interface ShownDraft {
  post: PostContent;
  extras?: Record<string, unknown>;
}

/**
 * Writes what is shown of a draft, in the transaction that saves its copy or, without a `draft`, deletes the copy.
 * Returns the fields by which the new copy names what is shown.
 */
export function writeShown(transaction: Transaction, copy: DocumentSnapshot, draft?: ShownDraft) {
  const shared = draft && readShared(draft.extras);
  const former: unknown = copy.data()?.Shared;
  // An empty document stays, so that nothing is ever shown at its address again. What is no id shows nothing.
  if (isNewId(former) && former !== shared?.id) transaction.set(doc(db, 'shared', former), {});
  if (!shared) return {};
  const content = { Post: JSON.stringify(draft.post), DateSaved: serverTimestamp() };
  const ref = doc(db, 'shared', shared.id);
  if (former === shared.id) transaction.update(ref, content);
  else {
    const Author = copy.ref.parent.parent!.id;
    const DateShared = serverTimestamp();
    transaction.set(ref, { ...content, Author, Draft: copy.id, DateShared });
  }
  return { Shared: shared.id };
}
