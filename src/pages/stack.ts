import type { Resume } from '../content/readResume';

// About as many as fit a line, and as search engines show.
const MAX = 8;

/** The first keywords of the technical skills, or their names. */
export const findStack = ({ technicalSkills }: Resume): string[] =>
  technicalSkills
    .flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))
    .slice(0, MAX);
