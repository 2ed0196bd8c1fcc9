import { cv } from '#words/cv';
import type { Resume } from '../content/resume';
import { ownWords } from '../base/language/ownWords';
import { CvEntry } from './CvEntry';
import { CvSection, startWith } from './CvSection';

// Longer names of courses are sentences.
const MAX_TAG = 80;

// A bare number doesn't say what it means.
const labelScore = (score: string) => (/^[\d.,/ %]+$/.test(score) ? cv.score(score) : score);

/** Education, including qualifications. */
export function CvEducation({
  education,
  certificates,
}: Pick<Resume, 'education' | 'certificates'>) {
  return (
    <CvSection heading={cv.education}>
      {education.map((one, i) => {
        const { institution, studyType, area, score, courses, location, highlights, ...course } =
          one;
        const title = [studyType, area].filter(Boolean);
        const areShort = courses.every(({ length }) => length <= MAX_TAG);
        return (
          <CvEntry
            key={i}
            {...course}
            title={title.length > 0 ? title : institution}
            place={[title.length > 0 ? institution : '', location]}
            texts={[course.description, course.thesis, labelScore(score)]}
            points={areShort ? highlights : [...highlights, ...courses]}
            tags={areShort ? courses : []}
          />
        );
      })}
      {startWith(
        <h3 className="meta" {...ownWords}>
          {cv.qualifications}
        </h3>,
        certificates.map(({ name, issuer, license, date, url, summary }, i) => (
          <CvEntry
            key={i}
            level="h4"
            title={name}
            place={[issuer, license]}
            endDate={date}
            titleUrl={url}
            texts={[summary]}
          />
        )),
      )}
    </CvSection>
  );
}
