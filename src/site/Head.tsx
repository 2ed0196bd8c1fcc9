import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '#words/site';
import { resume } from '../content/resume';
import { absoluteUrl } from '../base/absoluteUrl';

// The build's. Hydration adopts them; React adds its own where it renders the page anew, as after a mismatch.
const built = import.meta.env.SSR
  ? []
  : [
      ...document.querySelectorAll(
        'head > :is(title, [rel=canonical], [hreflang], [property], [name=robots], [name=description], [name=author], [name^=twitter])',
      ),
    ];

interface Props {
  title: string;
  /** By default, the title and the owner. */
  description?: string;
  /** Keeps search engines from indexing the page. */
  noindex?: boolean;
  /** Who wrote the post, and when it was published and last changed; undefined for other pages. */
  article?: { author?: string; published?: Date | null; changed?: Date | null };
  /** The address of the original, if that is on another site. */
  canonical?: string;
  /** The preview image of links, 1200 × 630 pixels, as a path on this site; the site's own by default. */
  image?: { path: string; alt: string };
}

/** Metadata for search engines and link previews. React moves it into the document's head. */
export function Head(props: Props) {
  const { title, description, noindex = false, article, canonical, image } = props;
  const { pathname } = useLocation();
  const titleTag = useRef<HTMLTitleElement>(null);
  useLayoutEffect(() => {
    const isAdopted = built.some((tag) => tag === titleTag.current);
    for (const tag of built.splice(0)) if (!isAdopted) tag.remove();
  }, []);
  const { name, label } = resume.basics;
  const full = `${title} – ${name}`;
  const owner = [name, label].filter(Boolean).join(site.comma);
  const about = description || `${title} – ${owner}`;
  const { path, alt } = image ?? { path: '/share.png', alt: owner };
  return (
    <>
      <title ref={titleTag}>{full}</title>
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="description" content={about} />
          <meta name="author" content={article?.author || name} />
          <link rel="canonical" href={canonical ?? absoluteUrl(pathname)} />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={full} />
          <meta property="og:description" content={about} />
          <meta property="og:type" content={article ? 'article' : 'website'} />
          {article?.published && (
            <meta property="article:published_time" content={article.published.toISOString()} />
          )}
          {article?.changed && (
            <meta property="article:modified_time" content={article.changed.toISOString()} />
          )}
          <meta property="og:url" content={absoluteUrl(pathname)} />
          <meta property="og:image" content={absoluteUrl(path)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
