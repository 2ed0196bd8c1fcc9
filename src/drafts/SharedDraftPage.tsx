import type { DocumentData } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { Link, useParams } from 'react-router-dom';
import { missing } from '#words/missing';
import { reading } from '#words/reading';
import { sharing } from '#words/sharing';
import { sharedRef } from '../history/storedPosts';
import { ErrorMessage } from '../messages/ErrorMessage';
import { Loading } from '../messages/Loading';
import { reload } from '../messages/reload';
import { displayTitle } from '../post/blog';
import { inLanguage } from '../post/language';
import { toBlog } from '../post/toBlog';
import { BlogArticle } from '../reading/BlogArticle';
import { Page } from '../site/Page';
import { isNewId } from './drafts';

const AS_IT_CHANGES = { snapshotListenOptions: { includeMetadataChanges: true } };

function parseShared({ Post, DateSaved }: DocumentData) {
  try {
    return toBlog('', {
      ...(JSON.parse(String(Post)) as object),
      DatePosted: DateSaved as unknown,
    });
  } catch {
    return toBlog('', { DatePosted: DateSaved as unknown });
  }
}

const Over = () => (
  <Page title={sharing.draft} noindex>
    <p className="lead">{sharing.over}</p>
    <p>
      <Link to="/blogs">{missing.readBlog}</Link>
    </p>
  </Page>
);

function SharedDraft({ id }: { id: string }) {
  const [found, , error] = useDocument(sharedRef(id), AS_IT_CHANGES);
  const stored = found?.data();
  const blog = useMemo(() => stored && parseShared(stored), [stored]);
  const isCached = found?.metadata.fromCache;
  // The rules deny what has ended, as they do what never was.
  if (error?.code === 'permission-denied' || (found && !blog && !isCached)) return <Over />;
  return (
    <Page title={blog ? displayTitle(blog) : sharing.draft} {...inLanguage(blog?.Language)} noindex>
      {error ? (
        <ErrorMessage onRetry={reload}>{reading.postNotLoaded}</ErrorMessage>
      ) : blog ? (
        <>
          <p className="alert" role="note">
            {sharing.note} {isCached && reading.paused}
          </p>
          <BlogArticle blog={blog} isLive />
        </>
      ) : isCached ? (
        <ErrorMessage onRetry={reload}>{reading.unreachable}</ErrorMessage>
      ) : (
        <Loading>{reading.loadingPost}</Loading>
      )}
    </Page>
  );
}

/** A draft, shown live to whoever has its address. */
export default function SharedDraftPage() {
  const { id } = useParams();
  return isNewId(id) ? <SharedDraft key={id} id={id} /> : <Over />;
}
