import { type ReactNode, useCallback, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useParams } from 'react-router-dom';
import { reading } from '#words/reading';
import { Page } from '../../layout/Page';
import { NotFound } from '../../pages/NotFound';
import { type Blog, displayTitle } from '../blog';
import type { BlogCache } from '../cache';
import { inLanguage } from '../language';
import { describeText } from '../texts';
import { BackToList } from './BackToList';
import { BlogArticle } from './BlogArticle';
import { CopyButton } from './CopyButton';
import { LiveStatus } from './LiveStatus';
import { NeighbourLinks } from './Neighbours';
import { PostJsonLd } from './PostJsonLd';
import { ShareButton } from './ShareButton';
import { useLive } from './useLive';

interface Props {
  cache: BlogCache;
  /** Renders the author's actions. */
  tools?: (blog: Blog, onDeleting: (blog: Blog | undefined) => void) => ReactNode;
}

function LiveBlog({ id, cache, tools }: Props & { id: string }) {
  const { live: latest, retry } = useLive<Blog | null>(
    useCallback(({ listenToBlog }, report) => listenToBlog(id, cache, report), [id, cache]),
    cache.posts.get(id),
    (snapshot) => snapshot.blog,
  );
  const [deleting, setDeleting] = useState<Blog>();
  const live: typeof latest = deleting ? { state: 'ready', value: deleting, stale: false } : latest;
  const blog = live.state === 'ready' ? live.value : undefined;
  if (blog === null) return <NotFound />;
  const image = cache.blog?.id === id ? cache.image : undefined;
  return (
    <Page
      title={blog ? displayTitle(blog) : reading.post}
      {...inLanguage(blog?.Language)}
      description={blog && (blog.Summary || describeText(blog.sections, cache.trees))}
      article={{
        author: blog?.Name,
        published: blog?.DatePosted ?? null,
        changed: blog?.DateUpdated ?? null,
      }}
      image={blog && image ? { path: image, alt: displayTitle(blog) } : undefined}
    >
      <LiveStatus live={live} what="post" onRetry={retry}>
        {(value) =>
          value && (
            <>
              <PostJsonLd blog={value} image={image} />
              <BlogArticle blog={value} built={cache.trees} isLive />
            </>
          )
        }
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
      {blog && <NeighbourLinks id={id} cache={cache} />}
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
