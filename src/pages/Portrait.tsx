import { home } from '#words/home';
import { site } from '#words/site';
import type { Resume } from '../../scripts/content/readResume';

/** The photo, and below it the owner's role and job, as far as they are known. */
export function Portrait({ resume }: { resume: Resume }) {
  const { photo, basics, work } = resume;
  const job = work.find(({ time }) => time === 'current');
  const facts = [
    basics.label,
    job && home.now([job.position, job.name].filter(Boolean).join(site.comma)),
  ].filter(Boolean);
  if (!photo && facts.length === 0) return null;
  return (
    <figure className="portrait aside">
      {photo && (
        <img {...photo} alt={photo.alt || home.portraitOf(basics.name)} fetchPriority="high" />
      )}
      <figcaption className="mono">
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </figcaption>
    </figure>
  );
}
