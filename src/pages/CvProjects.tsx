import { cv } from '#words/cv';
import { site } from '#words/site';
import type { Resume } from '../content/readResume';
import { CvEntry } from './CvEntry';
import { CvSection, startWith } from './CvSection';

type Projects = Resume['projects'];

const headings = [cv.currentProject, cv.pastProjects, cv.otherProjects];

const findHeading = ({ startDate, endDate }: Projects[number]) =>
  headings[endDate ? 1 : startDate ? 0 : 2];

/** Relevant Experience: current projects, then past ones, then those without dates. */
export const CvProjects = ({ projects }: { projects: Projects }) => (
  <CvSection heading={cv.projects}>
    {headings.map((heading) =>
      startWith(
        <h3 className="mono">{heading}</h3>,
        projects
          .filter((project) => findHeading(project) === heading)
          .map(
            ({ name, description, highlights, keywords, roles, entity, type, ...project }, i) => (
              <CvEntry
                key={i}
                level="h4"
                {...project}
                title={name}
                place={[roles.join(site.comma), entity, type].filter(Boolean).join(' · ')}
                texts={[description]}
                points={highlights}
                tags={keywords}
              />
            ),
          ),
      ),
    )}
  </CvSection>
);
