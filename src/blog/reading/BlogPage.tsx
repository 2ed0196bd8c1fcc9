import { useCallback } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../../layout/Page';
import { NotFound } from '../../pages/NotFound';
import { type Blog, displayTitle } from '../blog';
import type { BlogCache } from '../cache';
import { BlogArticle } from './BlogArticle';
import { LiveStatus } from './LiveStatus';
import { useLive } from './useLive';

function LiveBlog({ id, cache }: { id: string; cache: BlogCache }) {
  const { live, retry } = useLive<Blog | null>(
    useCallback(({ listenToBlog }, report) => listenToBlog(id, cache, report), [id, cache]),
    cache.posts.get(id),
  );
  const blog = live.state === 'ready' ? live.value : undefined;
  if (blog === null) return <NotFound />;
  return (
    <Page title={blog ? displayTitle(blog) : 'Post'} description={blog?.Summary} type="article">
      <LiveStatus live={live} what="post" onRetry={retry}>
        {(value) => value && <BlogArticle blog={value} />}
      </LiveStatus>
      <Link className="btn btn-outline-primary" to="/blogs">
        Back
      </Link>
    </Page>
  );
}

/** One post, live. */
export function BlogPage({ cache }: { cache: BlogCache }) {
  const { id = '' } = useParams();
  // The key keeps one post's state from being shown under another's URL.
  return <LiveBlog key={id} id={id} cache={cache} />;
}
