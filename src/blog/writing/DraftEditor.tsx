import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { User } from '../../auth/cachedUser';
import { readDraft } from './drafts';
import { newPost } from './newPost';
import { PostForm } from './PostForm';
import { PostSize } from './PostSize';
import { SubmitStatus } from './SubmitStatus';
import { useDraftLock } from './useDraftLock';
import { usePublish } from './usePublish';

interface Props {
  user: User;
  /** The draft's id. */
  id: string;
}

function Form({ user: { uid, displayName }, id }: Props) {
  const [draft] = useState(() => readDraft(uid, id));
  const { progress, bytes, save, publish } = usePublish(uid, draft, id);
  const [onChange] = useState(() => save);
  return (
    <PostForm
      initial={draft?.post ?? newPost(displayName)}
      busy={progress.state === 'sending' || progress.state === 'slow'}
      status={
        <>
          <SubmitStatus progress={progress} />
          <PostSize bytes={bytes} />
        </>
      }
      onChange={onChange}
      onSubmit={(post) => void publish(post)}
    />
  );
}

/** The form for a draft, in one tab at a time. */
export function DraftEditor(props: Props) {
  const [lock, takeOver] = useDraftLock(props.id);
  if (lock === 'held') return <Form {...props} />;
  if (lock === 'asking') return null;
  return (
    <div className="alert" role="alert">
      <p>
        This draft is open in another tab or window. Go on there, or here with what was saved there.
      </p>
      <Button onClick={takeOver}>Continue here</Button>
    </div>
  );
}
