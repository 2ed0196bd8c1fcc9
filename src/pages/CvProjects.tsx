import type { Resume } from '../content/readResume';
import { CvEntry } from './CvEntry';
import { CvSection } from './CvSection';

type Projects = Resume['projects'];

/** A subheading and its projects; nothing without projects. */
function Group({ heading, projects }: { heading: string; projects: Projects }) {
  if (projects.length === 0) return null;
  return (
    <>
      <h3 className="mono">{heading}</h3>
      {projects.map(
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
      )}
    </>
  );
}

/** Relevant Experience: current projects, then past ones, then those without dates. */
export function CvProjects({ projects }: { projects: Projects }) {
  const select = (isIn: (project: Projects[number]) => boolean) => projects.filter(isIn);
  return (
    <CvSection heading="Relevant Experience" count={projects.length}>
      <Group
        heading="Current project"
        projects={select(({ startDate, endDate }) => startDate !== '' && endDate === '')}
      />
      <Group heading="Past projects" projects={select(({ endDate }) => endDate !== '')} />
      <Group
        heading="Other projects"
        projects={select(({ startDate, endDate }) => startDate + endDate === '')}
      />
    </CvSection>
  );
}
