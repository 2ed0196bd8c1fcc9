import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { home } from '#words/home';
import { site } from '#words/site';
import { withHrefs } from '../addresses';
import type { Resume } from '../content/resume';
import { isAddress } from '#every-script';
import { Names } from '../base/language/Names';
import { ownWords } from '../base/language/ownWords';
import { Page } from '../site/Page';
import { ProfileLinks } from '../site/ProfileLinks';
import { withLinks } from './withLinks';
import './home.css';

interface Props {
  resume: Resume;
  /** News for the user, such as a published post. */
  notice: ReactNode;
  lately: ReactNode;
}

// Longer texts are not set large.
const LONG_PITCH = 200;

/** The photo, and what recruiters ask first, as far as it is known: the role, where, what is sought, from when, and the present job. */
function Portrait({ resume }: { resume: Resume }) {
  const { photo, basics, work } = resume;
  const job = work.find(({ time }) => time === 'current');
  const facts = [
    basics.label && <bdi>{basics.label}</bdi>,
    basics.town && <bdi>{basics.town}</bdi>,
    basics.seeking && withLinks(home.seeking(basics.seeking)),
    basics.available && withLinks(home.available(basics.available)),
    job && withLinks(home.now([job.position, job.name].filter(Boolean).join(site.comma))),
  ].filter(Boolean);
  if (!photo && facts.length === 0) return null;
  return (
    <figure className="portrait aside">
      {photo && (
        <img
          {...withHrefs(photo)}
          alt={photo.alt || home.portraitOf(basics.name)}
          fetchPriority="high"
        />
      )}
      <figcaption className="mono">
        {facts.map((fact, i) => (
          <p key={i}>{fact}</p>
        ))}
      </figcaption>
    </figure>
  );
}

/** About Me: the photo, the pitch, links into the site, the work at present, and the biographical paragraphs. */
export function Home({ resume, notice, lately }: Props) {
  const { stack } = resume;
  const { summary, about, email, profiles } = resume.basics;
  // Without `about`, the summary is the biography.
  const paragraphs = about.length > 0 ? about : summary.split('\n').filter(Boolean);
  const mail = email.find(({ href }) => href);
  // The current ones are first.
  const projects = resume.projects.filter(
    ({ name, time, picture }, i) => name && (picture || (time === 'current' && i === 0)),
  );
  return (
    <Page {...ownWords} title={home.title} description={summary}>
      {notice}
      <Portrait resume={resume} />
      {about.length > 0 && summary && (
        <p className={summary.length > LONG_PITCH ? 'pitch long-pitch' : 'pitch'}>
          {withLinks(summary)}
        </p>
      )}
      <p className="buttons" {...ownWords}>
        <Link className="btn btn-primary" to="/cv">
          {home.readCv}
        </Link>{' '}
        <Link to="/blogs">{home.readBlog}</Link> {mail && <a href={mail.href}>{home.write}</a>}{' '}
        <ProfileLinks profiles={profiles} />
      </p>
      {stack && (
        <p className="mono stack">
          <Names names={stack.split(' · ')} between=" · " />
        </p>
      )}
      {projects.map(({ name, description, url, source, time, picture }, i) => {
        const address = [url, source].find(isAddress);
        return (
          <p key={i} className={`building across marked ${time}`}>
            <span>
              {/* Not lazy: the page may be printed by someone who hasn't scrolled to it. */}
              {picture && <img {...withHrefs(picture)} alt={picture.alt} fetchPriority="low" />}
              {time === 'current' && <span {...ownWords}>{home.building}</span>}
              <bdi>{address ? <a href={address}>{name}</a> : <Link to="/cv">{name}</Link>}</bdi>
              {description && withLinks(`${site.colon}${description}`)}
            </span>
          </p>
        );
      })}
      {lately}
      {paragraphs.length > 0 && (
        <div className="about">
          {paragraphs.map((paragraph, i) => (
            <p key={i}>{withLinks(paragraph)}</p>
          ))}
        </div>
      )}
    </Page>
  );
}
