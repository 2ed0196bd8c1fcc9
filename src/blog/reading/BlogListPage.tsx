import { useCallback, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Page } from '../../layout/Page';
import { type BlogList, type BlogSummary, PAGE_SIZE } from '../blog';
import type { BlogCache, Snapshot } from '../cache';
import { BlogCard } from './BlogCard';
import { LiveStatus } from './LiveStatus';
import { Search } from './search/Search';
import { useAnnounceNew } from './useAnnounceNew';
import { useLive } from './useLive';
import { Years } from './Years';

const yearOf = (blog?: BlogSummary) => blog?.DatePosted?.getUTCFullYear();

const ofBuild = ({ list }: Snapshot) => list;

/** The list of posts, newest first, live. */
export function BlogListPage({ cache }: { cache: BlogCache }) {
  const [count, setCount] = useState(() => Math.max(PAGE_SIZE, cache.list?.blogs.length ?? 0));
  const { live, retry } = useLive<BlogList>(
    useCallback(({ listenToBlogs }, report) => listenToBlogs(count, cache, report), [count, cache]),
    cache.list,
    ofBuild,
  );
  useAnnounceNew(live.state === 'ready' ? live.value.blogs : undefined);

  return (
    <Page title="Blog">
      <Search>
        <LiveStatus live={live} what="posts" onRetry={retry}>
          {({ blogs, hasMore }) => (
            <>
              {blogs.length === 0 && <p className="lead">There are no posts yet.</p>}
              <div className="blog-list by-year across">
                {blogs.map((blog, index) => (
                  <BlogCard
                    key={blog.id}
                    blog={blog}
                    isFirstOfYear={yearOf(blog) !== yearOf(blogs[index - 1])}
                  />
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
      </Search>
      <Years years={cache.years} />
    </Page>
  );
}
