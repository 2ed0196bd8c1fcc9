import { useCallback, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { reading } from '#words/reading';
import { frame } from '#words/frame';
import { Page } from '../../layout/Page';
import { type BlogList, type BlogSummary, describePosts, MAX_LISTED, PAGE_SIZE } from '../blog';
import type { BlogCache } from '../cache';
import { BlogCard } from './BlogCard';
import { KeepPlace } from './KeepPlace';
import { LiveStatus } from './LiveStatus';
import { Search } from './search/Search';
import { useAnnounceNew } from './useAnnounceNew';
import { useLive } from './useLive';
import { useOffer } from './useOffer';
import { Years } from './Years';

const getYear = (blog?: BlogSummary) => blog?.DatePosted?.getUTCFullYear();

// At the top of the page, new posts are to be seen.
const isScrolled = () => scrollY > 0;

function OlderPosts({ list: { blogs, hasMore }, onShow }: { list: BlogList; onShow: () => void }) {
  const isFull = blogs.length >= MAX_LISTED;
  // Stays at the end of the list, because it has the focus.
  if (!hasMore && blogs.length <= PAGE_SIZE) return null;
  const end = hasMore ? reading.olderByYear : reading.noOlder;
  const isEnd = !hasMore || isFull;
  return (
    <Button
      variant="outline-primary"
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onShow();
      }}
    >
      {isEnd ? end : reading.showOlder}
    </Button>
  );
}

/** The list of posts, newest first, live. */
export function BlogListPage({ cache }: { cache: BlogCache }) {
  const [count, setCount] = useState(cache.count);
  const { live, retry } = useLive<BlogList>(
    useCallback(({ listenToBlogs }, report) => listenToBlogs(count, cache, report), [count, cache]),
    cache.list,
    ({ list }) => list,
  );
  const blogs = live.state === 'ready' ? live.value.blogs : undefined;
  useAnnounceNew(blogs);
  const { offered, accept, list: element } = useOffer(blogs);

  return (
    <Page title={frame.links.blog} description={describePosts(blogs)}>
      <Search>
        <LiveStatus live={live} what="posts" onRetry={retry}>
          {(list) => (
            <>
              {list.blogs.length === 0 && <p className="lead">{reading.noPosts}</p>}
              {offered > 0 && (
                <button type="button" className="btn btn-primary offer" onClick={accept}>
                  {reading.newPosts(offered)}
                </button>
              )}
              <KeepPlace className="blog-list by-year across" mayScroll={isScrolled} ref={element}>
                {list.blogs.slice(offered).map((blog, index, shown) => (
                  <BlogCard
                    key={blog.id}
                    blog={blog}
                    isFirstOfYear={getYear(blog) !== getYear(shown[index - 1])}
                  />
                ))}
              </KeepPlace>
              <OlderPosts
                list={list}
                // Counted from the shown posts: a double click adds one page.
                onShow={() => setCount(Math.min(list.blogs.length + PAGE_SIZE, MAX_LISTED))}
              />
            </>
          )}
        </LiveStatus>
      </Search>
      <Years years={cache.years} />
    </Page>
  );
}
