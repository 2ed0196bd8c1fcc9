import type { DocumentData } from 'firebase/firestore';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { User } from '../../auth/cachedUser';
import { BlogArticle } from '../reading/BlogArticle';
import { toBlog, toPost } from '../toBlog';
import { readDraft } from './drafts';
import { newPost } from './newPost';
import { PostForm } from './PostForm';
import { PostSize } from './PostSize';
import { SubmitStatus } from './SubmitStatus';
import { useDraftLock } from './useDraftLock';
import { usePublish } from './usePublish';

interface Props {
  user: User;
  /** The id of the draft and of its post. */
  id: string;
  /** The post as it is published; undefined for a new one. */
  stored?: DocumentData;
}

function Editor({ user: { uid, displayName }, id, stored }: Props) {
  const [draft] = useState(() => readDraft(uid, id));
  const { progress, bytes, other, save, publish } = usePublish(uid, id, draft, stored);
  // The same in every render: the form subscribes with it.
  const [onChange] = useState(() => save);
  return (
    <>
      <PostForm
        initial={draft?.post ?? (stored ? toPost(stored) : newPost(displayName))}
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
      {other && (
        <section className="across" aria-labelledby="published-now">
          <h2 id="published-now">What is published: {toPost(other).Title}</h2>
          <BlogArticle blog={toBlog(id, other)} />
        </section>
      )}
    </>
  );
}

/** The form for a draft, in one tab at a time. */
export function DraftEditor(props: Props) {
  const [lock, takeOver] = useDraftLock(props.id);
  if (lock === 'held') return <Editor {...props} />;
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
