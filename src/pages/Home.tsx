import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { home } from '#words/home';
import { site } from '#words/site';
import { withHrefs } from '../addresses';
import { hasBlog } from '../siteRoutes';
import type { Resume } from '../content/resume';
import { isAddress } from '#every-script';
import { Items } from '../base/Items';
import { ownWords } from '../base/language/ownWords';
import { Page } from '../site/Page';
import { ProfileLinks } from '../site/ProfileLinks';
import { withLinks } from './withLinks';
import './home.css';

interface Props {
  resume: Resume;
  /** News for the user, such as a published post. */
  notice: ReactNode;
  /** What stands below the projects. */
  lately: ReactNode;
}

// Longer texts are not set large.
const LONG_PITCH = 200;
// “I am a …” in any language.
const BEGINNING = 20;

/** Whether a pitch says the role in its first words: as a whole word, but for an ending in a script without capitals. */
function beginsWith(pitch: string, role: string): boolean {
  const at = pitch.toLowerCase().indexOf(role.toLowerCase());
  return at >= 0 && at < BEGINNING && !/^\p{Ll}/u.test(pitch.slice(at + role.length));
}

/** The photo, and what recruiters ask first, as far as it is known: the role, unless the pitch begins with it, where, from when and what is sought. */
function Portrait({ resume, pitch }: { resume: Resume; pitch: string }) {
  const { photo, basics } = resume;
  const { label, town, available, seeking } = basics;
  const role = beginsWith(pitch, label) ? '' : label;
  const facts = [
    town,
    available && withLinks(home.available(available)),
    seeking && withLinks(home.seeking(seeking)),
  ];
  if (![photo, role, ...facts].some(Boolean)) return null;
  return (
    <figure className="portrait aside">
      {photo && (
        <img
          {...withHrefs(photo)}
          alt={photo.alt || home.portraitOf(basics.name)}
          fetchPriority="high"
        />
      )}
      <figcaption className="meta">
        {role && (
          <p>
            <bdi>{role}</bdi>
          </p>
        )}
        <Items items={facts} />
      </figcaption>
    </figure>
  );
}

/** About Me: the photo, the pitch, links into the site, the present job and work, and the biographical paragraphs. */
export function Home({ resume, notice, lately }: Props) {
  const { stack } = resume;
  const { summary, about, email, profiles } = resume.basics;
  // Without `about`, the summary is the biography.
  const paragraphs = about.length > 0 ? about : summary.split('\n').filter(Boolean);
  const pitch = about.length > 0 ? summary : '';
  const job = resume.work.find(({ time }) => time === 'current');
  const mail = email.find(({ href }) => href);
  const projects = resume.shown.map((one) =>
    __PROJECTS__ && typeof one === 'object' ? one : resume.projects[one as number]!,
  );
  return (
    <Page {...ownWords} title={home.title} description={summary}>
      {notice}
      <Portrait resume={resume} pitch={pitch} />
      {pitch && (
        <p className={pitch.length > LONG_PITCH ? 'pitch long-pitch' : 'pitch'}>
          {withLinks(pitch)}
        </p>
      )}
      <p className="buttons" {...ownWords}>
        <Link className="btn btn-primary" to="/cv">
          {home.readCv}
        </Link>{' '}
        {hasBlog && <Link to="/blogs">{home.readBlog}</Link>}{' '}
        {mail && <a href={mail.href}>{home.write}</a>} <ProfileLinks profiles={profiles} />
      </p>
      <Items className="meta" items={stack.split(' · ')} />
      {job && (
        <p className="across marked current">
          <span>
            {withLinks(home.now([job.position, job.name].filter(Boolean).join(site.comma)))}
          </span>
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
              <bdi>
                {address ? (
                  <a href={address}>{name}</a>
                ) : (
                  <Link to={__PROJECTS__ && url.startsWith('/') ? url : '/cv'}>{name}</Link>
                )}
              </bdi>
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
