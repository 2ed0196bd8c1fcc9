import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../../layout/Page';
import { NotFound } from '../../pages/NotFound';
import { type Blog, titleOf } from '../blog';
import { BlogArticle } from './BlogArticle';
import { LiveState } from './LiveStatus';
import { forgetBlog, rememberBlog, seenBlog } from '../cache';
import { useListener } from './useLive';

const load = () => import('./LiveBlog');

/** One post, live. */
export function BlogPage() {
  const { id = '' } = useParams();
  const { live, Listener, attempt, onChange, retry } = useListener<Blog | null, { id: string }>(
    load,
    seenBlog(id),
  );
  useEffect(() => {
    if (live.state !== 'loaded') return;
    if (live.value) rememberBlog(live.value);
    else forgetBlog(id);
  }, [live, id]);

  const listener = Listener && <Listener key={attempt} id={id} onChange={onChange} />;
  const blog = live.state === 'loaded' ? live.value : undefined;
  if (blog === null) {
    return (
      <>
        {listener}
        <NotFound />
      </>
    );
  }
  return (
    <>
      {listener}
      <Page title={blog ? titleOf(blog) : 'Post'} description={blog?.Summary} type="article">
        <LiveState live={live} what="the post" onRetry={retry}>
          {(loaded) => loaded && <BlogArticle blog={loaded} />}
        </LiveState>
        <Link className="btn btn-outline-primary" to="/blogs">
          Back
        </Link>
      </Page>
    </>
  );
}
