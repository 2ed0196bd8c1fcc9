import { useLocation } from 'react-router-dom';
import { resume } from '../content/resume';
import { absoluteUrl } from './absoluteUrl';

interface Props {
  title: string;
  description?: string;
  /** Keeps search engines away, for example from Not found. */
  noindex?: boolean;
  type?: 'website' | 'article';
}

/** Metadata for search engines and link previews. React puts it into the document's head. */
export function Head({ title, description, noindex = false, type = 'website' }: Props) {
  const { pathname } = useLocation();
  const { name, label, summary } = resume.basics;
  const full = `${title} – ${name}`;
  const about = description || summary;
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
          <meta property="og:type" content={type} />
          <meta property="og:url" content={absoluteUrl(pathname)} />
          <meta property="og:image" content={absoluteUrl('/share.png')} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${name}, ${label}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
