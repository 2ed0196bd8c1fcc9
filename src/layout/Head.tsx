import { useLocation } from 'react-router-dom';
import { resume } from '../content/resume';
import { absolute } from './absoluteUrl';

interface Props {
  title: string;
  description?: string;
  /** False for an address that is no page of its own, such as Not found. */
  indexed?: boolean;
  type?: 'website' | 'article';
}

/** What search engines and link previews read. React puts it into the document's head. */
export function Head({ title, description, indexed = true, type = 'website' }: Props) {
  const { pathname } = useLocation();
  const { name, image, summary } = resume.basics;
  const full = `${title} – ${name}`;
  const about = description || summary;
  return (
    <>
      <title>{full}</title>
      {indexed ? (
        <>
          <meta name="description" content={about} />
          <link rel="canonical" href={absolute(pathname)} />
          <meta property="og:title" content={full} />
          <meta property="og:description" content={about} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={absolute(pathname)} />
          <meta property="og:image" content={absolute(image)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
