import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { home } from '#words/home';
import { site } from '#words/site';
import type { Resume } from '../content/readResume';
import { ownWords } from '../layout/language';
import { Page } from '../layout/Page';
import { ProfileLinks } from '../layout/ProfileLinks';
import { keepWhole } from './keepWhole';
import { choosePictured, Pictured, ProjectLink } from './Pictured';
import { Portrait } from './Portrait';
import { findStack } from './stack';

interface Props {
  resume: Resume;
  /** News for the user, such as a published post. */
  notice: ReactNode;
  /** The newest posts. */
  lately: ReactNode;
}

// More letters are too many to be set large.
const LONG_PITCH = 200;

/** About Me: the photo, the pitch, links into the site, the work at present, and the biographical paragraphs. */
export function Home({ resume, notice, lately }: Props) {
  const { summary, about, email, profiles } = resume.basics;
  // Without `about`, the summary is the biography.
  const paragraphs = about.length > 0 ? about : summary.split('\n').filter(Boolean);
  const mail = email.find(({ href }) => href);
  const stack = findStack(resume);
  const pictured = choosePictured(resume.projects);
  const project = resume.projects.find(
    (one) => one.name && one.time === 'current' && !pictured.includes(one),
  );
  return (
    <Page {...ownWords} title={home.title} description={summary}>
      {notice}
      <Portrait resume={resume} />
      {about.length > 0 && summary && (
        <p className={summary.length > LONG_PITCH ? 'pitch long-pitch' : 'pitch'}>
          {keepWhole(summary)}
        </p>
      )}
      <p className="buttons" {...ownWords}>
        <Link className="btn btn-primary" to="/cv">
          {home.readCv}
        </Link>
        <Link to="/blogs">{home.readBlog}</Link>
        {mail && <a href={mail.href}>{home.write}</a>}
        <ProfileLinks profiles={profiles} />
      </p>
      {stack.length > 0 && <p className="mono stack">{stack.join(' · ')}</p>}
      {project && (
        <p className="building across marked current">
          <span>
            {home.building}
            <ProjectLink project={project} />
            {project.description && keepWhole(`${site.colon}${project.description}`)}
          </span>
        </p>
      )}
      {pictured.length > 0 && <Pictured projects={pictured} />}
      {lately}
      {paragraphs.length > 0 && (
        <div className="about">
          {paragraphs.map((paragraph, i) => (
            <p key={i}>{keepWhole(paragraph)}</p>
          ))}
        </div>
      )}
    </Page>
  );
}
