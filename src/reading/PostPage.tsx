import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { reading } from '#words/reading';
import { Page } from '../site/Page';
import { RememberPlace } from '../site/RememberPlace';
import { useIsHydrated } from '../base/useIsHydrated';
import { NotFound } from '../pages/NotFound';
import { type Post, displayTitle, firstDate, wholeTitle } from '../post/post';
import { toAuthor, toSummary } from '../post/summary';
import { knownTrees } from '../post/text/tree';
import type { BlogCache, Snapshot } from '../post/cache';
import { BelowPost } from '../content/BelowPost';
import { inLanguage } from '../base/language/inLanguage';
import { usePageLanguage } from '../base/language/usePageLanguage';
import { applyToPost, NO_CHANGES } from '../live/changes';
import { LiveStatus } from '../live/LiveStatus';
import { useChanges, useFound } from '../live/store';
import { describeText } from '../post/text/texts';
import { useTranslations } from '../translations/useTranslations';
import { BackToList } from './BackToList';
import { ArticleTitle, PostArticle } from './PostArticle';
import { useBuiltPage } from '../live/builtPage';
import { CopyButton } from '../site/CopyButton';
import { NeighbourLinks } from './Neighbours';
import { PostJsonLd } from './PostJsonLd';
import { SeriesLinks } from '../series/SeriesLinks';
import { useSeriesPlace } from '../series/useSeriesPlace';

interface Props {
  cache: BlogCache;
  tools?: (post: Post, onDeleting: (post: Post | undefined) => void) => ReactNode;
}

/** A post as it is now: null if there is none, undefined while that is unknown. */
function useBlog(id: string, cache: BlogCache) {
  const answer = useBuiltPage(useLocation().pathname, cache);
  const page: Snapshot | undefined = answer === 'unreachable' ? {} : answer;
  const live = useChanges(page?.since ?? cache.since);
  const post = applyToPost(id, page?.post, live.changes ?? NO_CHANGES);
  // Newer than the build, dated by hand, or never there.
  const one = useFound(id, page !== undefined && !page.elsewhere && post === undefined);
  return { live, page, blog: post === undefined ? one : post };
}

// The owner's component may take fewer.
const Below: ComponentType<{ id: string; title: string }> | undefined = BelowPost;

/** Opens the device's share dialog, where there is one. */
function ShareButton({ title }: { title: string }) {
  if (!useIsHydrated() || !('share' in navigator)) return null;
  const share = () =>
    // Rejects when the reader closes the dialog.
    navigator.share({ title, url: location.href }).catch(() => undefined);
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void share()}>
      {reading.share}
    </button>
  );
}

function LiveBlog({ id, cache, tools }: Props & { id: string }) {
  const { live, page, blog: latest } = useBlog(id, cache);
  const [deleting, setDeleting] = useState<Post>();
  const post = deleting ?? latest;
  const built = page?.post;
  const trees = useMemo(() => built && knownTrees(built), [built]);
  usePageLanguage(post?.Language);
  const place = useSeriesPlace(post, page, cache, live.changes);
  const { lead, links, alternates, elsewhere } = useTranslations(post, page, cache, live.changes);
  if (lead) return lead;
  // Only the database knows: neither a page nor the changes have every post.
  if (post === null) return <NotFound />;
  const image = built && page.image;
  const about = post && toSummary(post);
  return (
    <Page
      title={about ? displayTitle(about) : reading.post}
      heading={post && <ArticleTitle title={wholeTitle(post)} />}
      {...inLanguage(post?.Language)}
      description={about && (about.Summary || describeText(post.sections, trees))}
      article={{
        author: post && toAuthor(post),
        published: post && firstDate(post),
        changed: post?.DateUpdated,
      }}
      alternates={alternates}
      elsewhere={elsewhere}
      canonical={post?.Canonical}
      image={about && image ? { path: image, alt: displayTitle(about) } : undefined}
    >
      <LiveStatus live={live} what="post" value={post}>
        {(value) => (
          <>
            <PostJsonLd post={value} image={image} />
            <PostArticle post={value} built={trees} place={place} translations={links} isLive />
            <RememberPlace part="post" />
          </>
        )}
      </LiveStatus>
      <div className="buttons">
        <BackToList />{' '}
        {post && (
          <CopyButton
            label={reading.copyLink}
            done={reading.linkCopied}
            text={() => location.href}
          />
        )}{' '}
        {about && <ShareButton title={displayTitle(about)} />}
      </div>
      {post && (
        <>
          {tools?.(post, setDeleting)}
          <SeriesLinks post={post} place={place} />{' '}
          <NeighbourLinks post={post} page={page} cache={cache} changes={live.changes} />{' '}
          <button
            type="button"
            className="btn btn-quiet debug"
            title={reading.debugTitle}
            onClick={() => console.log(post)}
          >
            {reading.debug}
          </button>
          {Below && <Below id={id} title={displayTitle(post)} />}
        </>
      )}
    </Page>
  );
}

/** One post, live. */
export function PostPage(props: Props) {
  const { id = '' } = useParams();
  // The key keeps one post's state from showing at another's URL.
  return <LiveBlog key={id} id={id} {...props} />;
}
