import { cv } from '#words/cv';
import { site } from '#words/site';
import type { Resume } from '../content/readResume';
import { CvEntry } from './CvEntry';
import { CvSection, startWith } from './CvSection';

// A bare number doesn't say what it means.
const labelScore = (score: string) => (/^[\d.,/ %]+$/.test(score) ? cv.score(score) : score);

/** Education, including qualifications. */
export function CvEducation({
  education,
  certificates,
}: Pick<Resume, 'education' | 'certificates'>) {
  return (
    <CvSection heading={cv.education}>
      {education.map(({ institution, studyType, area, score, courses, ...course }, i) => {
        const title = [studyType, area].filter(Boolean).join(site.comma);
        return (
          <CvEntry
            key={i}
            {...course}
            title={title || institution}
            place={title && institution}
            texts={[labelScore(score)]}
            tags={courses}
          />
        );
      })}
      {startWith(
        <h3 className="mono">{cv.qualifications}</h3>,
        certificates.map(({ name, issuer, date, url }, i) => (
          <CvEntry key={i} level="h4" title={name} place={issuer} endDate={date} url={url} />
        )),
      )}
    </CvSection>
  );
}
