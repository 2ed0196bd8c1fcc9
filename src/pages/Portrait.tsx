import type { Resume } from '../content/readResume';

const isCurrent = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  startDate !== '' && endDate === '';

/** The photo, and below it the owner's role, job and current project, as far as they are known. */
export function Portrait({ resume }: { resume: Resume }) {
  const { photo, basics, work, projects } = resume;
  const job = work.find(isCurrent);
  const project = projects.find(isCurrent);
  const facts = [
    basics.label,
    job && `now: ${[job.position, job.name].filter(Boolean).join(', ')}`,
    project?.name && `building: ${project.name}`,
  ].filter(Boolean);
  if (!photo && facts.length === 0) return null;
  return (
    <figure className="portrait aside">
      {photo && <img {...photo} alt={photo.alt} fetchPriority="high" />}
      <figcaption className="mono">
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </figcaption>
    </figure>
  );
}
