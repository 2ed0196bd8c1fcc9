import type { FieldReader } from './FieldReader.ts';

// A skill is a soft one if its name has one of these words.
const SOFT = new RegExp(
  '\\b(soft|interpersonal|people|communicat(ion|ing|or)|team|teams|teamwork|working with|collaborat(ion|ing)|' +
    'cooperation|leadership|leading|mentoring|coaching|teaching|explaining|listening|negotiat(ion|ing)|presenting|' +
    'presentations?|public speaking|empathy|adaptability|creativity|curiosity|time management)\\b',
  'i',
);

const toSkill = (skill: FieldReader) => ({
  name: skill.text('name'),
  level: skill.text('level'),
  keywords: skill.texts('keywords'),
  kind: skill.text('kind'),
});

/** The skills of each kind. Our own addition `kind` decides, if it is there. */
export function toSkills(file: FieldReader) {
  const skills = file.entries(['skills'], toSkill);
  const isSoft = ({ name, kind }: (typeof skills)[number]) =>
    kind === 'soft' || (kind === '' && SOFT.test(name));
  const of = (soft: boolean) =>
    skills.filter((skill) => isSoft(skill) === soft).map(({ kind, ...skill }) => skill);
  return { technicalSkills: of(false), softSkills: of(true) };
}
