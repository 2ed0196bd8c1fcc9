import { useCallback, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { Page } from '../../layout/Page';
import { type BlogList, type BlogSummary, PAGE_SIZE } from '../blog';
import { type BlogCache, type Snapshot, wantOlder } from '../cache';
import { BlogCard } from './BlogCard';
import type { OpenPages } from './listenToPages';
import { LiveStatus } from './LiveStatus';
import { Search } from './search/Search';
import { useAnnounceNew } from './useAnnounceNew';
import { useLive } from './useLive';
import { Years } from './Years';

const yearOf = (blog?: BlogSummary) => blog?.DatePosted?.getUTCFullYear();

const ofBuild = ({ list }: Snapshot) => list;

/** The list of posts, newest first, live. */
export function BlogListPage({ cache }: { cache: BlogCache }) {
  const pages = useRef<OpenPages>(undefined);
  const { live, retry } = useLive<BlogList>(
    useCallback(
      ({ listenToBlogs }, report) => {
        pages.current = listenToBlogs(cache, report);
        return pages.current.stop;
      },
      [cache],
    ),
    cache.list,
    ofBuild,
  );
  const showOlder = () => {
    wantOlder(cache);
    // Before the listener is loaded, the wish is enough.
    pages.current?.openOlder();
  };
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
              {(hasMore || blogs.length > PAGE_SIZE) && (
                <Button
                  variant="outline-primary"
                  aria-disabled={!hasMore}
                  onClick={() => hasMore && showOlder()}
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
