import Button from 'react-bootstrap/Button';
import { resume } from '../content/resume';
import { Page } from '../layout/Page';
import { EmailLink, PhoneLink } from './ContactLinks';
import { CvEntry } from './CvEntry';
import { CvSection } from './CvSection';
import { Pairs } from './Pairs';

const { basics, projects, work, education, certificates, skills, awards, interests } = resume;

const current = projects.filter(({ endDate }) => !endDate);
const past = projects.filter(({ endDate }) => endDate);

function Projects({ heading, list }: { heading: string; list: typeof projects }) {
  if (list.length === 0) return null;
  return (
    <>
      <h3 className="mono">{heading}</h3>
      {list.map(({ name, startDate, endDate, description, highlights, keywords }) => (
        <CvEntry
          key={name}
          level="h4"
          title={name}
          from={startDate}
          to={endDate ?? 'present'}
          text={description}
          points={highlights}
          tags={keywords}
        />
      ))}
    </>
  );
}

const withKeywords = (list: { name: string; keywords?: string[] }[]) =>
  list.map(({ name, keywords = [] }) => [name, keywords.join(', ')] as const);

const skillsOf = (kind: 'technical' | 'soft') =>
  withKeywords(skills.filter((skill) => skill.kind === kind));

/** The CV, with the sections of the specification in its order. */
export function Cv() {
  return (
    <Page title="CV" heading={basics.name}>
      <p className="cv-contact">
        <EmailLink />
        <PhoneLink />
        <a href={basics.url}>{basics.url.replace(/^https?:\/\//, '')}</a>
      </p>
      <p className="mono aside cv-role">{basics.label}</p>
      <p className="buttons">
        <Button variant="outline-primary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </p>
      <CvSection heading="Relevant Experience">
        <Projects heading="Current project" list={current} />
        <Projects heading="Past projects" list={past} />
      </CvSection>
      <CvSection heading="Work Experience">
        {work.map(({ name, position, location, startDate, endDate, summary, highlights }) => (
          <CvEntry
            key={`${name} ${startDate}`}
            title={position}
            place={[name, location].filter(Boolean).join(', ')}
            from={startDate}
            to={endDate ?? 'present'}
            text={summary}
            points={highlights}
          />
        ))}
      </CvSection>
      <CvSection heading="Education">
        {education.map(({ institution, studyType, area, startDate, endDate, score, courses }) => (
          <CvEntry
            key={`${institution} ${studyType}`}
            title={[studyType, area].filter(Boolean).join(', ')}
            place={institution}
            from={startDate}
            to={endDate}
            text={score}
            tags={courses}
          />
        ))}
        <h3 className="mono">Qualifications</h3>
        {certificates.map(({ name, issuer, date }) => (
          <CvEntry key={name} level="h4" title={name} place={issuer} to={date} />
        ))}
      </CvSection>
      <CvSection heading="Technical Skills">
        <Pairs pairs={skillsOf('technical')} />
      </CvSection>
      <CvSection heading="Soft Skills">
        <Pairs pairs={skillsOf('soft')} />
      </CvSection>
      <CvSection heading="Other Awards">
        {awards.map(({ title, awarder, date, summary }) => (
          <CvEntry key={title} title={title} place={awarder} to={date} text={summary} />
        ))}
      </CvSection>
      <CvSection heading="Hobbies and Interests">
        <Pairs pairs={withKeywords(interests)} />
      </CvSection>
    </Page>
  );
}
