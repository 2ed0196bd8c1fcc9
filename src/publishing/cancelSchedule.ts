import { runTransaction } from 'firebase/firestore';
import { scheduling } from '#words/author/scheduling';
import { db } from '../firebase/db';
import { deleteCopy } from '../drafts/cloudDrafts';
import type { DraftSession } from '../drafts/session/draftSession';
import { draftRef, isBasedOn, readPost, scheduledRef, toBasis } from '../post/stored';
import { ChangedElsewhereError, explainChangeError } from '../versions/explainChangeError';

/** Takes back a scheduled post, of which the words in the form become a draft again. Resolves to a sentence if that isn't possible. */
export async function cancelSchedule(
  uid: string,
  session: DraftSession,
): Promise<string | undefined> {
  const { draft, published } = session.get();
  // Another device may not end the draft before it is one of its own.
  session.defer(true);
  try {
    await runTransaction(db, async (transaction) => {
      const found = await readPost(transaction, draft.address!);
      const copy = await transaction.get(draftRef(uid, draft.id));
      if (!found?.dueAt || found.dueAt <= Date.now() || !isBasedOn(toBasis(published), found))
        throw new ChangedElsewhereError();
      transaction.delete(scheduledRef(draft.address!));
      if (copy.exists()) deleteCopy(transaction, copy);
    });
  } catch (error) {
    session.defer(false);
    // The rules refuse it for what is due by the server's clock.
    const isRefused = (error as { code?: string }).code === 'permission-denied';
    const isOther = isRefused || error instanceof ChangedElsewhereError;
    return scheduling.stays(isOther ? scheduling.isOther : explainChangeError(error));
  }
  session.beginAnew();
  return undefined;
}
