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
function toRows(items: Items, rest: string): [label: string, value: string][] {
  const rows: [string, string][] = [];
  const others: string[] = [];
  for (const { name, level, keywords = [] } of items) {
    const value = [keywords.join(', '), level].filter(Boolean).join(' · ');
    if (name && value) rows.push([name, value]);
    else if (name || value) others.push(name || value);
  }
  return others.length > 0 ? [...rows, [rest, others.join(', ')]] : rows;
}

/** The CV: the specified sections in their order, then the other sections of JSON Resume. */
export function Cv({ resume }: { resume: Resume }) {
  const { basics, work, awards, volunteer, publications, references } = resume;
  const { email, phone, url, label, summary, location, profiles } = basics;
  const lists = {
    'Technical Skills': toRows(resume.technicalSkills, 'Skills'),
    'Soft Skills': toRows(resume.softSkills, 'Skills'),
    'Hobbies and Interests': toRows(resume.interests, 'Interests'),
    Languages: toRows(
      resume.languages.map(({ language, fluency }) => ({ name: language, level: fluency })),
      'Languages',
    ),
  };
  const list = (heading: keyof typeof lists) => (
    <CvSection heading={heading} count={lists[heading].length}>
      <Pairs pairs={lists[heading].map(([label, value]) => [label, keepWhole(value)])} />
    </CvSection>
  );
  return (
    <Page title="CV" heading={basics.name}>
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
          Print or save as PDF
        </button>
      </p>
      <CvProjects projects={resume.projects} />
      <CvSection heading="Work Experience" count={work.length}>
        {work.map(({ name, position, location, summary, highlights, ...job }, i) => (
          <CvEntry
            key={i}
            {...job}
            title={position || name}
            place={[position && name, location].filter(Boolean).join(', ')}
            texts={[job.description, summary]}
            points={highlights}
            isOpen
          />
        ))}
      </CvSection>
      <CvEducation education={resume.education} certificates={resume.certificates} />
      {list('Technical Skills')}
      {list('Soft Skills')}
      <CvSection heading="Other Awards" count={awards.length}>
        {awards.map(({ title, awarder, date, summary }, i) => (
          <CvEntry key={i} title={title} place={awarder} endDate={date} texts={[summary]} />
        ))}
      </CvSection>
      {list('Hobbies and Interests')}
      <CvSection heading="Volunteering" count={volunteer.length}>
        {volunteer.map(({ organization, position, summary, highlights, ...post }, i) => (
          <CvEntry
            key={i}
            {...post}
            title={position || organization}
            place={position && organization}
            texts={[summary]}
            points={highlights}
            isOpen
          />
        ))}
      </CvSection>
      <CvSection heading="Publications" count={publications.length}>
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
      {list('Languages')}
      <CvSection heading="References" count={references.length}>
        {references.map(({ name, reference }, i) => (
          <CvEntry key={i} title={name} texts={[reference]} />
        ))}
      </CvSection>
    </Page>
  );
}
