import type { ReactNode } from 'react';
import { cv } from '#words/cv';
import { home } from '#words/home';
import { frame } from '#words/frame';
import { site } from '#words/site';
import { toHref } from '../addresses';
import type { Resume } from '../content/resume';
import { isAddress } from '#every-script';
import { Items } from '../base/Items';
import { Names } from '../base/language/Names';
import { CV_PDF } from '../routes';
import { ownWords } from '../base/language/ownWords';
import { Page } from '../site/Page';
import { LinkedParts, WebLink } from '../pages/ContactLinks';
import { CvEducation } from './CvEducation';
import { CvEntry } from './CvEntry';
import { CvJobs } from './CvJobs';
import { CvProjects } from './CvProjects';
import { CvSection } from './CvSection';
import { keepWhole } from './keepWhole';
import { Pairs } from '../pages/Pairs';
import './cv.css';

type Items = { name: string; level?: string; keywords?: string[]; summary?: string }[];

/** Turns items into labels and values, and those with only one of the two into others. */
function toRows(items: Items) {
  const rows: [label: string, value: ReactNode][] = [];
  const others: string[] = [];
  for (const { name, level, keywords = [], summary } of items) {
    const values = [summary, keywords.join(site.comma), level].filter(Boolean);
    const value = (
      <Items
        items={[
          summary && keepWhole(summary),
          keywords.length > 0 && <Names names={keywords} between={site.comma} show={keepWhole} />,
          level && keepWhole(level),
        ]}
      />
    );
    if (name && values.length > 0) rows.push([name, value]);
    else if (name || values.length > 0) others.push(name || values.join(' · '));
  }
  return { rows, others };
}

/** The CV: the specified sections in their order, then the other sections of JSON Resume. */
export function Cv({ resume, hasPdf }: { resume: Resume; hasPdf?: boolean }) {
  const { basics, work, awards, volunteer, publications, references } = resume;
  const { email, phone, url, label, summary, location, profiles } = basics;
  const sought = [
    basics.available && keepWhole(home.available(basics.available)),
    basics.seeking && keepWhole(home.seeking(basics.seeking)),
  ];
  const description = [
    cv.description([basics.name, label].filter(Boolean).join(site.comma)),
    resume.stack.replaceAll(' · ', site.comma),
  ];
  const ways = [
    email.length > 0 && <LinkedParts parts={email} />,
    phone.length > 0 && <LinkedParts parts={phone} />,
    url && <WebLink url={url} />,
    location && <bdi>{location}</bdi>,
    ...profiles.map(({ network, username, url }) =>
      isAddress(url) ? (
        <WebLink url={url} />
      ) : (
        <Names names={[network, username || url]} between={site.colon} />
      ),
    ),
  ];
  const list = (heading: string, items: Items, rest?: string) => {
    const { rows, others } = toRows(items);
    const line = <Names names={others} between={site.comma} show={keepWhole} />;
    if (others.length > 0 && rest) rows.push([rest, line]);
    return (
      <CvSection heading={heading}>
        {others.length > 0 && !rest && <p>{line}</p>}
        {rows.length > 0 && (
          <Pairs pairs={rows.map(([label, value]) => [<bdi>{label}</bdi>, value])} />
        )}
      </CvSection>
    );
  };
  return (
    <Page
      title={frame.links.cv}
      heading={basics.name}
      description={description.filter(Boolean).join(site.colon)}
    >
      {label && <p className="cv-role">{keepWhole(label)}</p>}
      <Items items={ways} />
      <Items items={sought} />
      <Items className="meta" items={resume.stack.split(' · ').map((name) => keepWhole(name))} />
      {summary && <p className="on-paper cv-summary">{keepWhole(summary)}</p>}
      <p className="buttons" {...ownWords}>
        {/* Phones and the browsers in apps can't print. */}
        {hasPdf && (
          <a className="btn btn-outline-primary" href={toHref(CV_PDF)}>
            {cv.pdf}
          </a>
        )}{' '}
        <button type="button" className="btn btn-outline-primary" onClick={() => print()}>
          {cv.print}
        </button>
      </p>
      <CvProjects projects={resume.projects} />
      <CvJobs heading={cv.work} jobs={work} />
      <CvEducation education={resume.education} certificates={resume.certificates} />
      {list(cv.technicalSkills, resume.technicalSkills, cv.skills)}
      {list(cv.softSkills, resume.softSkills, cv.skills)}
      <CvSection heading={cv.awards}>
        {awards.map(({ title, awarder, date, summary, url }, i) => (
          <CvEntry
            key={i}
            title={title}
            titleUrl={url}
            place={[awarder]}
            endDate={date}
            texts={[summary]}
          />
        ))}
      </CvSection>
      {list(cv.interests, resume.interests, cv.otherInterests)}
      <CvJobs
        heading={cv.volunteering}
        jobs={volunteer.map(({ organization, ...job }) => ({ ...job, name: organization }))}
      />
      <CvSection heading={cv.publications}>
        {publications.map(({ name, publisher, releaseDate, url, summary, keywords }, i) => (
          <CvEntry
            key={i}
            title={name}
            place={[publisher]}
            endDate={releaseDate}
            titleUrl={url}
            texts={[summary]}
            tags={keywords}
          />
        ))}
      </CvSection>
      {list(
        cv.languages,
        resume.languages.map(({ language, fluency }) => ({ name: language, level: fluency })),
      )}
      <CvSection heading={cv.references}>
        {references.map(({ name, reference }, i) => (
          <CvEntry key={i} title={name} texts={[reference]} />
        ))}
      </CvSection>
    </Page>
  );
}
