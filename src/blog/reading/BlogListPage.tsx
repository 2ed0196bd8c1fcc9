import { useCallback, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Page } from '../../layout/Page';
import { type BlogList, PAGE_SIZE } from '../blog';
import type { BlogCache } from '../cache';
import { BlogCard } from './BlogCard';
import { LiveStatus } from './LiveStatus';
import { useLive } from './useLive';

/** The list of posts, newest first, live. */
export function BlogListPage({ cache }: { cache: BlogCache }) {
  const [count, setCount] = useState(() => Math.max(PAGE_SIZE, cache.list?.blogs.length ?? 0));
  const { live, retry } = useLive<BlogList>(
    useCallback(({ listenToBlogs }, report) => listenToBlogs(count, cache, report), [count, cache]),
    cache.list,
  );

  return (
    <Page title="Blog">
      <LiveStatus live={live} what="posts" onRetry={retry}>
        {({ blogs, hasMore }) => (
          <>
            {blogs.length === 0 && <p className="lead">There are no posts yet.</p>}
            <div className="blog-list">
              {blogs.map((blog) => (
                <BlogCard key={blog.id} blog={blog} />
              ))}
            </div>
            {/* The button stays after the last page: the focus is on it. */}
            {(hasMore || count > PAGE_SIZE) && (
              <Button
                variant="outline-primary"
                aria-disabled={!hasMore}
                onClick={() => hasMore && setCount(blogs.length + PAGE_SIZE)}
              >
                {hasMore ? 'Show older posts' : 'No older posts'}
              </Button>
            )}
          </>
        )}
      </LiveStatus>
    </Page>
  );
}
