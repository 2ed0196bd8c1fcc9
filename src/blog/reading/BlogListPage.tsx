import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Page } from '../../layout/Page';
import { type Newest, PAGE_SIZE } from '../blog';
import { BlogCard } from './BlogCard';
import { LiveState } from './LiveStatus';
import { rememberNewest, seenNewest } from '../cache';
import { useListener } from './useLive';

const load = () => import('./LiveBlogs');

/** The list of posts, newest first, live. */
export function BlogListPage() {
  const [count, setCount] = useState(() => Math.max(PAGE_SIZE, seenNewest()?.blogs.length ?? 0));
  const { live, Listener, attempt, onChange, retry } = useListener<Newest, { count: number }>(
    load,
    seenNewest(),
  );
  useEffect(() => {
    if (live.state === 'loaded') rememberNewest(live.value);
  }, [live]);

  return (
    <Page title="Blog">
      {Listener && <Listener key={attempt} count={count} onChange={onChange} />}
      <LiveState live={live} what="the posts" onRetry={retry}>
        {({ blogs, more }) => (
          <>
            {blogs.length === 0 && <p className="lead">There are no posts yet.</p>}
            <div className="blog-list">
              {blogs.map((blog) => (
                <BlogCard key={blog.id} blog={blog} />
              ))}
            </div>
            {more && (
              <Button variant="outline-primary" onClick={() => setCount(blogs.length + PAGE_SIZE)}>
                Show older posts
              </Button>
            )}
          </>
        )}
      </LiveState>
    </Page>
  );
}
