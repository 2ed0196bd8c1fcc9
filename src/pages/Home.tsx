import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { about, photo } from '../content/site';
import { resume } from '../content/resume';
import { absoluteUrl } from '../layout/absoluteUrl';
import { JsonLd } from '../layout/JsonLd';
import { Page } from '../layout/Page';

const { name, label, image, email, url, summary, profiles } = resume.basics;
const job = resume.work.find(({ endDate }) => !endDate);
const project = resume.projects.find(({ endDate }) => !endDate);

const person = {
  '@type': 'Person',
  name,
  jobTitle: label,
  description: summary,
  image: absoluteUrl(image),
  email,
  url,
  sameAs: profiles.map((profile) => profile.url),
};

interface Props {
  /** What has just happened, if anything. */
  notice: ReactNode;
  /** The newest posts. */
  lately: ReactNode;
}

/** About Me: the photo beside who the owner is, ways on, and the biographical paragraphs. */
export function Home({ notice, lately }: Props) {
  return (
    <Page title="About Me">
      <JsonLd data={person} />
      {notice}
      <figure className="portrait aside">
        <img src={image} {...photo} alt={photo.alt} fetchPriority="high" />
        <figcaption className="mono">
          <p>{label}</p>
          {job && (
            <p>
              now: {job.position}, {job.name}
            </p>
          )}
          {project && <p>building: {project.name}</p>}
        </figcaption>
      </figure>
      <p className="pitch">{summary}</p>
      <p className="buttons">
        <Link className="btn btn-primary" to="/cv">
          Read my CV
        </Link>
        <Link className="btn btn-outline-primary" to="/blogs">
          Read the blog
        </Link>
        <a className="btn btn-outline-primary" href={`mailto:${email}`}>
          Write to me
        </a>
      </p>
      <div className="about">
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {lately}
    </Page>
  );
}
