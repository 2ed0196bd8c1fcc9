import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { Page } from '../site/Page';
import { RememberPosition } from '../site/RememberPosition';
import { useIsHydrated } from '../base/useIsHydrated';
import { NotFound } from '../pages/NotFound';
import { type Post, displayTitle, firstDate, wholeTitle } from '../post/post';
import { toAuthor, toSummary } from '../post/summary';
import { knownTrees } from '../markdown/footnote/definitions';
import type { BlogCache } from '../post/cache';
import { BelowPost } from '../content/BelowPost';
import { inLanguage } from '../base/language/inLanguage';
import { usePageLanguage } from '../base/language/usePageLanguage';
import { LiveStatus } from '../live/LiveStatus';
import { describeText } from '../post/text/texts';
import { BackToList } from './BackToList';
import { ArticleTitle, PostArticle } from './PostArticle';
import { CopyButton } from '../site/CopyButton';
import { PostLinks } from './PostLinks';
import { PostJsonLd } from './PostJsonLd';
import { type PostView, usePostPage } from './usePostPage';

interface Props {
  cache: BlogCache;
  tools?: (post: Post, onDeleting: (post: Post | undefined) => void) => ReactNode;
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

function LivePost({ id, cache, tools }: Props & { id: string }) {
  const { live, ...latest } = usePostPage(id, cache);
  // While the post is being deleted, its page stays.
  const [deleted, setDeleted] = useState<PostView>();
  const view = deleted ?? latest;
  const {
    post,
    built,
    image,
    redirect,
    neighbours: { newer, older },
  } = view;
  const trees = useMemo(() => built && knownTrees(built), [built]);
  usePageLanguage(post?.Language);
  if (redirect) return redirect;
  // Only the database knows: neither a page nor the changes have every post.
  if (post === null) return <NotFound />;
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
      canonical={post?.Canonical}
      image={about && image ? { path: image, alt: displayTitle(about) } : undefined}
    >
      <LiveStatus live={live} what="post" value={post}>
        {(value) => (
          <>
            <PostJsonLd post={value} image={image} data={view.data} />
            <PostArticle post={value} built={trees} related={view.related} isLive />
            <RememberPosition part="post" />
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
          {tools?.(post, (deleting) => setDeleted(deleting && view))}
          {view.links && <PostLinks {...view.links} />}{' '}
          {(newer || older) && (
            <PostLinks
              name={reading.morePosts}
              posts={[
                [reading.newer, newer],
                [reading.older, older],
              ]}
            />
          )}{' '}
          <button type="button" className="btn btn-quiet debug" onClick={() => console.log(post)}>
            {`${reading.debug}${site.colon}${reading.logsPost}`}
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
  return <LivePost key={id} id={id} {...props} />;
}
