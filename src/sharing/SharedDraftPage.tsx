import {
  doc,
  type DocumentData,
  type DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { home } from '#words/home';
import { reading } from '#words/reading';
import { sharing } from '#words/author/sharing';
import { db } from '../firebase/db';
import { SdkStopped } from '../firebase/SdkStopped';
import { ErrorMessage } from '../base/ErrorMessage';
import { inLanguage } from '../base/language/inLanguage';
import { Loading } from '../base/Loading';
import { reload } from '../base/reload';
import { displayTitle, wholeTitle } from '../post/post';
import { toPost } from '../post/toPost';
import { PostArticle } from '../reading/PostArticle';
import { Page } from '../site/Page';

const AS_IT_CHANGES = { includeMetadataChanges: true };

/** Listens to what is shown of a draft; undefined until the SDK knows. */
function useShared(id: string) {
  const [snapshot, setSnapshot] = useState<DocumentSnapshot>();
  const [error, setError] = useState<FirestoreError>();
  useEffect(() => onSnapshot(doc(db, 'shared', id), AS_IT_CHANGES, setSnapshot, setError), [id]);
  return { snapshot, error };
}

function parseShared({ Post, DateSaved }: DocumentData) {
  try {
    return toPost('', {
      ...(JSON.parse(String(Post)) as object),
      DatePosted: DateSaved as unknown,
    });
  } catch {
    return toPost('', { DatePosted: DateSaved as unknown });
  }
}

const Over = () => (
  <Page title={sharing.draft} noindex>
    <p className="lead">{sharing.over}</p>
    <p>
      <Link to="/blogs">{home.readBlog}</Link>
    </p>
  </Page>
);

function SharedDraft({ id }: { id: string }) {
  const { snapshot, error } = useShared(id);
  const stored = snapshot?.data();
  const post = useMemo(() => stored && parseShared(stored), [stored]);
  const isCached = snapshot?.metadata.fromCache;
  // The rules deny what has ended, as they do what never was. Firestore refuses some ids, for example `__a__`.
  const isDenied = error?.code === 'permission-denied' || error?.code === 'invalid-argument';
  if (isDenied || (snapshot && !post && !isCached)) return <Over />;
  return (
    <Page
      title={post ? displayTitle(post) : sharing.draft}
      heading={post && wholeTitle(post)}
      {...inLanguage(post?.Language)}
      noindex
    >
      {post && !error ? (
        <>
          <SdkStopped />
          <p className="alert" role="note">
            {sharing.note} {isCached && reading.paused}
          </p>
          <PostArticle post={post} isLive />
        </>
      ) : (
        <SdkStopped>
          {error ? (
            <ErrorMessage onRetry={reload}>{reading.postNotLoaded}</ErrorMessage>
          ) : isCached ? (
            <ErrorMessage onRetry={reload}>{reading.unreachable}</ErrorMessage>
          ) : (
            <Loading>{reading.loadingPost}</Loading>
          )}
        </SdkStopped>
      )}
    </Page>
  );
}

/** A draft, shown live to whoever has its address. */
export default function SharedDraftPage() {
  const { id = '' } = useParams();
  // A slash would make it the path of another document.
  return id.includes('/') ? <Over /> : <SharedDraft key={id} id={id} />;
}
