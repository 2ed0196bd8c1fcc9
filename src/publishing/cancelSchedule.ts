import { runTransaction } from 'firebase/firestore';
import { versions } from '#words/author/versions';
import { db } from '../firebase/db';
import { deleteCopy } from '../drafts/cloudDrafts';
import type { DraftSession } from '../drafts/session/draftSession';
import { draftRef, isBasedOn, readPost, scheduledRef, toBasis } from '../post/stored';
import { ChangedElsewhereError, explainChangeError } from '../versions/explainChangeError';

/** Takes back a scheduled post: the words in the form become a draft again. Resolves to a sentence if that isn't possible. */
export async function cancelSchedule(uid: string, session: DraftSession): Promise<string> {
  const { draft, published } = session.get();
  const address = draft.address!;
  // Another device may not end the draft before it is one of its own.
  session.defer(true);
  try {
    await runTransaction(db, async (transaction) => {
      const found = await readPost(transaction, address);
      const copy = await transaction.get(draftRef(uid, draft.id));
      if (!found?.dueAt || found.dueAt <= Date.now() || !isBasedOn(toBasis(published), found))
        throw new ChangedElsewhereError();
      transaction.delete(scheduledRef(address));
      if (copy.exists()) deleteCopy(transaction, copy);
    });
  } catch (error) {
    session.defer(false);
    return versions.nothingChanged(explainChangeError(error));
  }
  session.beginAnew();
  return '';
}
