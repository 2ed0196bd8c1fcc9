import type { DraftPorts, Outcome } from '../drafts/session/ports';
import { uploadPost } from '../pictures/uploadPost';
import { makeAddress } from '../post/address';
import { toBasis } from '../post/stored';
import { trimParagraphs } from '../post/toPost';
import { readChosen } from './dueAt';
import { AddressTakenError, OtherCopyError, OtherVersionError, sendPost } from './publishPost';
import { explainSubmitError } from './submitMessages';

function toOutcome(error: unknown): Outcome {
  if (error instanceof OtherVersionError) {
    const { published } = error;
    return { event: published ? 'post changed' : 'post deleted', published };
  }
  if (error instanceof AddressTakenError) return { event: 'address taken' };
  if (error instanceof OtherCopyError) return { event: 'copy differs', copy: error.copy };
  if ((error as { code?: string }).code === 'permission-denied') return { event: 'refused' };
  return { event: 'failed', reason: explainSubmitError(error) };
}

/** Publishes a user's draft: finds its address, uploads its pictures, waits for its copy, and sends the post. */
export const publishDraft =
  (uid: string): DraftPorts['publish'] =>
  async (draft, { signal, onAddress, onProgress, settle }) => {
    const { id, address: typed, basedOn } = draft;
    const post = trimParagraphs(draft.post);
    try {
      const isNew = basedOn.kind === 'new';
      // The author's own address of a new post may be unfinished.
      const address = typed && !isNew ? typed : await makeAddress(typed ?? post.Title);
      onAddress({ address, basedOn: isNew ? toBasis(undefined) : basedOn });
      await uploadPost(uid, post, signal, onProgress);
      const copied = await settle();
      const about = { uid, draftId: id, address, post, basedOn, copied, signal };
      const submission = { ...about, dueAt: readChosen(draft.extras) };
      const dueAt = await sendPost(submission, () => onProgress('waiting'));
      return { event: 'published', address, dueAt };
    } catch (error) {
      return toOutcome(error);
    }
  };
