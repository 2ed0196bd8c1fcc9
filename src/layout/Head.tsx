import { useLocation } from 'react-router-dom';
import { site } from '#words/site';
import { resume } from '../content/resume';
import { absoluteUrl } from './absoluteUrl';

interface Props {
  title: string;
  /** By default, the title and the owner. */
  description?: string;
  /** Keeps search engines from indexing the page. */
  noindex?: boolean;
  /** When the post was published and last changed; undefined for other pages. */
  article?: { published: Date | null; changed: Date | null };
  /** The preview image of links, 1200 × 630 pixels, as a path on this site; the site's own by default. */
  image?: { path: string; alt: string };
}

/** Metadata for search engines and link previews. React moves it into the document's head. */
export function Head({ title, description, noindex = false, article, image }: Props) {
  const { pathname } = useLocation();
  const { name, label } = resume.basics;
  const full = `${title} – ${name}`;
  const owner = [name, label].filter(Boolean).join(site.comma);
  const about = description || `${title} – ${owner}`;
  const { path, alt } = image ?? { path: '/share.png', alt: owner };
  return (
    <>
      <title>{full}</title>
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="description" content={about} />
          <link rel="canonical" href={absoluteUrl(pathname)} />
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
