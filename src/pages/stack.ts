import type { Resume } from '../content/readResume';

// As many letters as fit one line.
const MAX = 62;

/** The first keywords of the technical skills, or their names. */
export function findStack({ technicalSkills }: Resume): string[] {
  const all = technicalSkills.flatMap(({ name, keywords }) =>
    keywords.length > 0 ? keywords : [name],
  );
  return all.filter((_, i) => all.slice(0, i + 1).join(' · ').length <= MAX);
}
