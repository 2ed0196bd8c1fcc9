import { Link, useParams } from 'react-router-dom';
import { Page } from '../layout/Page';
import { NotFound } from '../pages/NotFound';
import type { Blog } from './blog';
import { BlogArticle } from './BlogArticle';
import { LiveState } from './LiveState';
import { useListener } from './useListener';

const load = () => import('./LiveBlog');

/** One post, live. */
export function BlogPage() {
  const { id = '' } = useParams();
  const { live, Listener, attempt, onChange, retry } = useListener<Blog | null, { id: string }>(
    load,
  );
  const listener = Listener && <Listener key={attempt} id={id} onChange={onChange} />;
  if (live.state === 'loaded' && !live.value) {
    return (
      <>
        {listener}
        <NotFound />
      </>
    );
  }
  const title = live.state === 'loaded' ? live.value?.Title || 'Untitled' : 'Post';
  return (
    <>
      {listener}
      <Page title={title}>
        <LiveState live={live} what="the post" onRetry={retry}>
          {(blog) => blog && <BlogArticle blog={blog} />}
        </LiveState>
        <Link className="btn btn-outline-primary" to="/blogs">
          Back
        </Link>
      </Page>
    </>
  );
}
