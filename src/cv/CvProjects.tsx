import { cv } from '#words/cv';
import { site } from '#words/site';
import type { Time } from '#any-resume';
import type { Resume } from '../content/resume';
import { ownWords } from '../base/language/ownWords';
import { CvEntry } from './CvEntry';
import { CvSection, startWith } from './CvSection';

type Projects = Resume['projects'];

const headings: Record<Time, string> = {
  current: cv.currentProject,
  coming: cv.plannedProjects,
  past: cv.pastProjects,
  '': cv.otherProjects,
};

/** Relevant Experience: current projects, then planned ones, past ones, and those without dates. */
export const CvProjects = ({ projects }: { projects: Projects }) => (
  <CvSection heading={cv.projects}>
    {Object.entries(headings).map(([time, heading]) =>
      startWith(
        <h3 className="meta" {...ownWords}>
          {heading}
        </h3>,
        projects
          .filter((project) => project.time === time)
          .map(({ name, description, roles, entity, type, url, source, ...project }, i) => (
            <CvEntry
              key={i}
              level="h4"
              {...project}
              title={name}
              titleUrl={url || source}
              url={url && source}
              place={[roles.join(site.comma), entity, type]}
              texts={[description]}
              points={project.highlights}
              tags={project.keywords}
            />
          )),
      ),
    )}
  </CvSection>
);
