import type { DocumentData } from 'firebase/firestore';
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { User } from '../../auth/cachedUser';
import type { Post } from '../blog';
import { toBlog, toPost } from '../toBlog';
import { deferUntilPaint } from './deferUntilPaint';
import { readDraft } from './drafts';
import { PostForm } from './PostForm';
import { PostSize } from './PostSize';
import { SubmitStatus } from './SubmitStatus';
import { useDraftLock } from './useDraftLock';
import { usePublish } from './usePublish';
import { WithPreview } from './WithPreview';

interface Props {
  user: User;
  /** The id of the draft and of its post. */
  id: string;
  /** The published post; undefined for a new one. */
  stored?: DocumentData;
}

const leaving = ['beforeunload', 'pagehide', 'visibilitychange', 'popstate', 'focusout'];

function Editor({ user: { uid, displayName }, id, stored }: Props) {
  const [draft] = useState(() => readDraft(uid, id));
  const [initial] = useState(
    () => draft?.post ?? toPost(stored ?? { Name: displayName, sections: [{ paragraphs: [''] }] }),
  );
  const { progress, other, save, publish } = usePublish(uid, id, draft, stored);
  const [written, setWritten] = useState(initial);
  // Let the preview lag behind typing.
  const post = useDeferredValue(written);
  const [today] = useState(() => new Date());
  // Stable, because the form subscribes with it.
  const [{ schedule, flush }] = useState(() => {
    return deferUntilPaint((values: Post) => {
      const copy = toPost(values);
      save(copy);
      setWritten(copy);
    });
  });
  // Saves before the text could be lost or read elsewhere.
  useLayoutEffect(() => {
    for (const event of leaving) addEventListener(event, flush, true);
    return () => {
      for (const event of leaving) removeEventListener(event, flush, true);
      flush();
    };
  }, [flush]);
  const shown = useMemo(() => {
    const dates = stored ? { ...stored, DateUpdated: today } : { DatePosted: today };
    return other ? toBlog(id, other) : { ...toBlog(id, dates), ...post };
  }, [id, stored, other, post, today]);
  return (
    <WithPreview label={other ? 'Published' : 'Preview'} blog={shown}>
      <PostForm
        initial={initial}
        busy={progress.state === 'sending' || progress.state === 'slow'}
        status={
          <>
            <SubmitStatus progress={progress} />
            <PostSize post={post} />
          </>
        }
        onChange={schedule}
        onSubmit={(submitted) => {
          flush();
          void publish(submitted);
        }}
      />
    </WithPreview>
  );
}

/** The form for a draft, editable in one tab at a time. */
export function DraftEditor(props: Props) {
  const [lock, takeOver] = useDraftLock(props.id);
  if (lock === 'held') return <Editor {...props} />;
  if (lock === 'asking') return null;
  const continueHere = () => {
    // The focus stays on the page when the button is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
    takeOver();
  };
  return (
    <div className="alert" role="alert">
      <p>
        {lock === 'elsewhere'
          ? 'This draft is open in another tab or window. Continue there, or take over the last saved version here.'
          : 'Another tab or window has changes to this draft that the browser could not save. Please continue there.'}
      </p>
      {lock === 'elsewhere' && <Button onClick={continueHere}>Continue here</Button>}
    </div>
  );
}
