import { type ReactNode, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useLocation, useParams } from 'react-router-dom';
import { reading } from '#words/reading';
import { Page } from '../site/Page';
import { useIsHydrated } from '../messages/useIsHydrated';
import { NotFound } from '../pages/NotFound';
import { type Blog, displayTitle, firstDate, knownTrees } from '../post/blog';
import type { BlogCache } from '../post/cache';
import { inLanguage } from '../messages/inLanguage';
import { applyToPost, NO_CHANGES } from '../live/changes';
import { LiveStatus } from '../live/LiveStatus';
import { useChanges, useFound } from '../live/store';
import { describeText } from '../post/texts';
import { BackToList } from './BackToList';
import { BlogArticle } from './BlogArticle';
import { useBuiltPage } from './builtPage';
import { CopyButton } from '../markdown/CopyButton';
import { NeighbourLinks, SeriesLinks } from './Neighbours';
import { PostJsonLd } from './PostJsonLd';

interface Props {
  cache: BlogCache;
  /** Renders the author's actions. */
  tools?: (blog: Blog, onDeleting: (blog: Blog | undefined) => void) => ReactNode;
}

/** A post as it is now: null if there is none, undefined while that is unknown. */
function useBlog(id: string, cache: BlogCache) {
  const found = useBuiltPage(useLocation().pathname, cache);
  const page = found === 'unreachable' ? {} : found;
  const live = useChanges(page?.since ?? cache.since);
  const known = applyToPost(id, page?.blog, live.changes ?? NO_CHANGES);
  // Newer than the build, dated by hand, or never there.
  const one = useFound(id, page !== undefined && known === undefined);
  return { live, page, blog: known === undefined ? one : known };
}

/** Opens the device's share dialog, where there is one. */
function ShareButton({ title }: { title: string }) {
  if (!useIsHydrated() || !('share' in navigator)) return null;
  const share = () =>
    // Rejects when the reader closes the dialog.
    navigator.share({ title, url: location.href }).catch(() => undefined);
  return (
    <Button variant="quiet" onClick={() => void share()}>
      {reading.share}
    </Button>
  );
}

function LiveBlog({ id, cache, tools }: Props & { id: string }) {
  const { live, page, blog: latest } = useBlog(id, cache);
  const [deleting, setDeleting] = useState<Blog>();
  const blog = deleting ?? latest;
  const built = page?.blog;
  const trees = useMemo(() => built && knownTrees(built), [built]);
  // Only the database knows: neither a page nor the changes have every post.
  if (blog === null) return <NotFound />;
  const image = built && page.image;
  return (
    <Page
      title={blog ? displayTitle(blog) : reading.post}
      {...inLanguage(blog?.Language)}
      description={blog && (blog.Summary || describeText(blog.sections, trees))}
      article={{
        author: blog?.Name,
        published: blog ? firstDate(blog) : null,
        changed: blog?.DateUpdated ?? null,
      }}
      canonical={blog?.Canonical}
      image={blog && image ? { path: image, alt: displayTitle(blog) } : undefined}
    >
      <LiveStatus live={live} what="post" value={blog}>
        {(value) => (
          <>
            <PostJsonLd blog={value} image={image} />
            <BlogArticle blog={value} built={trees} isLive />
          </>
        )}
      </LiveStatus>
      <div className="buttons">
        <BackToList />
        {blog && (
          <>
            <CopyButton
              label={reading.copyLink}
              done={reading.linkCopied}
              text={() => location.href}
            />
            <ShareButton title={displayTitle(blog)} />
          </>
        )}
      </div>
      {blog && tools?.(blog, setDeleting)}
      {blog && <SeriesLinks blog={blog} page={page} changes={live.changes} />}
      {blog && <NeighbourLinks blog={blog} page={page} cache={cache} changes={live.changes} />}
      {blog && (
        <Button
          variant="quiet"
          className="debug"
          title={reading.debugTitle}
          onClick={() => console.log(blog)}
        >
          {reading.debug}
        </Button>
      )}
    </Page>
  );
}

/** One post, live. */
export function BlogPage(props: Props) {
  const { id = '' } = useParams();
  // The key keeps one post's state from showing at another's URL.
  return <LiveBlog key={id} id={id} {...props} />;
}
