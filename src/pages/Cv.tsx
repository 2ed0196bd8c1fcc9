import { cv } from '#words/cv';
import { site } from '#words/site';
import type { Resume } from '../content/readResume';
import { Page } from '../layout/Page';
import { EmailLink, PhoneLink, WebLink } from './ContactLinks';
import { CvEducation } from './CvEducation';
import { CvEntry } from './CvEntry';
import { CvProjects } from './CvProjects';
import { CvSection } from './CvSection';
import { keepWhole } from './keepWhole';
import { Pairs } from './Pairs';

type Items = { name: string; level?: string; keywords?: string[] }[];

/** Turns items into labels and values. Items with only one of the two share the last row, labelled `rest`. */
function toRows(items: Items, rest: string) {
  const rows: [label: string, value: string][] = [];
  const others: string[] = [];
  for (const { name, level, keywords = [] } of items) {
    const value = [keywords.join(site.comma), level].filter(Boolean).join(' · ');
    if (name && value) rows.push([name, value]);
    else if (name || value) others.push(name || value);
  }
  if (others.length > 0) rows.push([rest, others.join(site.comma)]);
  return rows.map(([label, value]) => [label, keepWhole(value)] as const);
}

// As many as search engines show.
const MAX_DESCRIBED = 8;

/** The CV: the specified sections in their order, then the other sections of JSON Resume. */
export function Cv({ resume }: { resume: Resume }) {
  const { basics, work, awards, volunteer, publications, references } = resume;
  const { email, phone, url, label, summary, location, profiles } = basics;
  const skills = resume.technicalSkills.flatMap(({ name, keywords }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const description = [
    cv.description([basics.name, label].filter(Boolean).join(site.comma)),
    skills.slice(0, MAX_DESCRIBED).join(site.comma),
  ];
  const list = (heading: string, items: Items, rest = cv.skills) => {
    const rows = toRows(items, rest);
    return <CvSection heading={heading}>{rows.length > 0 && <Pairs pairs={rows} />}</CvSection>;
  };
  const jobs = (heading: string, entries: Resume['work']) => (
    <CvSection heading={heading}>
      {entries.map(({ name, position, location, description, summary, highlights, ...job }, i) => (
        <CvEntry
          key={i}
          {...job}
          title={position || name}
          place={[position && name, location].filter(Boolean).join(site.comma)}
          texts={[description, summary]}
          points={highlights}
        />
      ))}
    </CvSection>
  );
  return (
    <Page
      title={cv.title}
      heading={basics.name}
      description={description.filter(Boolean).join(site.colon)}
    >
      {(email || phone || url || location || profiles.length > 0) && (
        <p className="cv-contact">
          {email && <EmailLink email={email} />}
          {phone && <PhoneLink phone={phone} />}
          {url && <WebLink url={url} />}
          {location && <span className="on-paper">{location}</span>}
          {profiles.map(({ network, username, url }, i) => (
            <span key={i} className="on-paper">
              {url ? <WebLink url={url} /> : [network, username].filter(Boolean).join(': ')}
            </span>
          ))}
        </p>
      )}
      {label && <p className="mono aside cv-role">{keepWhole(label)}</p>}
      {summary && <p className="on-paper cv-summary">{keepWhole(summary)}</p>}
      <p className="buttons">
        <button type="button" className="btn btn-outline-primary" onClick={() => print()}>
          {cv.print}
        </button>
      </p>
      <CvProjects projects={resume.projects} />
      {jobs(cv.work, work)}
      <CvEducation education={resume.education} certificates={resume.certificates} />
      {list(cv.technicalSkills, resume.technicalSkills)}
      {list(cv.softSkills, resume.softSkills)}
      <CvSection heading={cv.awards}>
        {awards.map(({ title, awarder, date, summary }, i) => (
          <CvEntry key={i} title={title} place={awarder} endDate={date} texts={[summary]} />
        ))}
      </CvSection>
      {list(cv.interests, resume.interests, cv.otherInterests)}
      {jobs(
        cv.volunteering,
        volunteer.map((job) => ({ ...job, name: job.organization, location: '', description: '' })),
      )}
      <CvSection heading={cv.publications}>
        {publications.map(({ name, publisher, releaseDate, url, summary }, i) => (
          <CvEntry
            key={i}
            title={name}
            place={publisher}
            endDate={releaseDate}
            url={url}
            texts={[summary]}
          />
        ))}
      </CvSection>
      {list(
        cv.languages,
        resume.languages.map(({ language, fluency }) => ({ name: language, level: fluency })),
        cv.languages,
      )}
      <CvSection heading={cv.references}>
        {references.map(({ name, reference }, i) => (
          <CvEntry key={i} title={name} texts={[reference]} />
        ))}
      </CvSection>
    </Page>
  );
}
