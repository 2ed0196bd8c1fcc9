import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Page } from '../layout/Page';
import { BlogCard } from './BlogCard';
import { LiveState } from './LiveState';
import type { Newest } from './useBlogs';
import { useListener } from './useListener';

const PAGE = 20;
const load = () => import('./LiveBlogs');

/** The list of posts, newest first, live. */
export function BlogListPage() {
  const [count, setCount] = useState(PAGE);
  const { live, Listener, attempt, onChange, retry } = useListener<Newest, { count: number }>(load);
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
              <Button variant="outline-primary" onClick={() => setCount(blogs.length + PAGE)}>
                Show older posts
              </Button>
            )}
          </>
        )}
      </LiveState>
    </Page>
  );
}
