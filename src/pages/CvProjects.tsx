import type { Resume } from '../content/readResume';
import { CvEntry } from './CvEntry';
import { CvSection, startWith } from './CvSection';

type Projects = Resume['projects'];

/** A subheading and its projects; nothing without projects. */
const group = (heading: string, projects: Projects) =>
  startWith(
    <h3 className="mono">{heading}</h3>,
    projects.map(
      ({ name, description, highlights, keywords, roles, entity, type, ...project }, i) => (
        <CvEntry
          key={i}
          level="h4"
          {...project}
          title={name}
          place={[roles.join(', '), entity, type].filter(Boolean).join(' · ')}
          texts={[description]}
          points={highlights}
          tags={keywords}
          isOpen
        />
      ),
    ),
  );

/** Relevant Experience: current projects, then past ones, then those without dates. */
export function CvProjects({ projects }: { projects: Projects }) {
  const select = (isIn: (project: Projects[number]) => boolean) => projects.filter(isIn);
  return (
    <CvSection heading="Relevant Experience" count={projects.length}>
      {group(
        'Current project',
        select(({ startDate, endDate }) => startDate !== '' && endDate === ''),
      )}
      {group(
        'Past projects',
        select(({ endDate }) => endDate !== ''),
      )}
      {group(
        'Other projects',
        select(({ startDate, endDate }) => startDate + endDate === ''),
      )}
    </CvSection>
  );
}
