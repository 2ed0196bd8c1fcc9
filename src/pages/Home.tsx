import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Resume } from '../content/readResume';
import { absoluteUrl } from '../layout/absoluteUrl';
import { JsonLd } from '../layout/JsonLd';
import { Page } from '../layout/Page';
import { Portrait } from './Portrait';

interface Props {
  resume: Resume;
  /** News for the user, such as a published post. */
  notice: ReactNode;
  /** The newest posts. */
  lately: ReactNode;
}

// Describes the owner to search engines.
const toPerson = ({ basics, photo }: Resume) => ({
  '@type': 'Person',
  name: basics.name,
  jobTitle: basics.label || undefined,
  description: basics.summary || undefined,
  image: photo ? absoluteUrl(photo.src) : undefined,
  email: basics.email || undefined,
  url: basics.url || undefined,
  sameAs: basics.profiles.map(({ url }) => url).filter(Boolean),
});

/** About Me: the photo, the pitch, links into the site, and the biographical paragraphs. */
export function Home({ resume, notice, lately }: Props) {
  const { summary, about, email } = resume.basics;
  // Without `about`, the summary is the biography.
  const paragraphs = about.length > 0 ? about : summary.split('\n').filter(Boolean);
  return (
    <Page title="About Me">
      <JsonLd data={toPerson(resume)} />
      {notice}
      <Portrait resume={resume} />
      {about.length > 0 && summary && <p className="pitch">{summary}</p>}
      <p className="buttons">
        <Link className="btn btn-primary" to="/cv">
          Read my CV
        </Link>
        <Link className="btn btn-outline-primary" to="/blogs">
          Read the blog
        </Link>
        {email && (
          <a className="btn btn-outline-primary" href={`mailto:${email}`}>
            Write to me
          </a>
        )}
      </p>
      {paragraphs.length > 0 && (
        <div className="about">
          {paragraphs.map((paragraph, i) => (
            <p key={i}>{paragraph}</p>
          ))}
        </div>
      )}
      {lately}
    </Page>
  );
}
