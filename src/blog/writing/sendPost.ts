import { OtherIdError, publishPost, type Submission } from './publishPost';
import { waitForConnection } from './waitForConnection';

interface Listeners {
  onWaiting: () => void;
  /** Receives the id under which the post must be published instead, before it is sent. */
  onOtherId: (id: string) => void;
}

/** Sends a post until the server has answered. Returns the id under which it is published. */
export async function sendPost(
  submission: Submission,
  { onWaiting, onOtherId }: Listeners,
): Promise<string> {
  const again = (changes: Partial<Submission>) =>
    sendPost({ ...submission, isFirst: false, ...changes }, { onWaiting, onOtherId });
  try {
    await publishPost(submission);
    return submission.id;
  } catch (error) {
    if (error instanceof OtherIdError) {
      onOtherId(error.id);
      return again({ id: error.id, mayHaveOtherId: false });
    }
    if ((error as { code?: string }).code !== 'unavailable') throw error;
    onWaiting();
    await waitForConnection(submission.signal);
    // This attempt may have arrived, or another one been sent meanwhile.
    return again({});
  }
}
