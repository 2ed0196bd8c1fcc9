import type { Resume } from '../content/resume';
import { CvEntry } from './CvEntry';
import { CvSection, startWith } from './CvSection';
import { keepWhole } from './keepWhole';
import { WebLink } from '../pages/ContactLinks';

type Job = Resume['work'][number];

/** Joins the jobs that follow each other in one company. */
function groupByCompany(jobs: Job[]): Job[][] {
  const groups: Job[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (job.name && last?.[0]!.name === job.name) last.push(job);
    else groups.push([job]);
  }
  return groups;
}

const toEntry = (job: Job) => ({
  ...job,
  title: job.position || job.name,
  place: [job.position && job.name, job.location],
  texts: [job.description, job.summary],
  points: job.highlights,
  tags: job.keywords,
});

/** The roles that somebody had in one company, below its name. What is the same for all stands there too. */
function renderRoles(roles: Job[]) {
  const shared = { location: '', description: '', url: '' };
  const keys = Object.keys(shared) as (keyof typeof shared)[];
  for (const key of keys) {
    const [value = '', ...others] = new Set(roles.map((role) => role[key]).filter(Boolean));
    if (others.length === 0) shared[key] = value;
  }
  const { location, description, url } = shared;
  const heading = (
    <>
      <h3 className="cv-title">
        <bdi>{keepWhole(roles[0]!.name)}</bdi>
      </h3>
      {location && (
        <p className="cv-place">
          <bdi>{location}</bdi>
        </p>
      )}
      {description && <p>{keepWhole(description)}</p>}
      {url && (
        <p className="meta">
          <WebLink url={url} />
        </p>
      )}
    </>
  );
  return startWith(
    heading,
    roles.map((role, i) => {
      const rest = { ...role, name: '' };
      for (const key of keys) if (shared[key]) rest[key] = '';
      return <CvEntry key={i} {...toEntry(rest)} title={role.position} level="h4" />;
    }),
  );
}

/** A section of jobs, paid or not. */
export const CvJobs = ({ heading, jobs }: { heading: string; jobs: Job[] }) => (
  <CvSection heading={heading}>
    {groupByCompany(jobs).map((group, i) =>
      group.length > 1 ? renderRoles(group) : <CvEntry key={i} {...toEntry(group[0]!)} />,
    )}
  </CvSection>
);
