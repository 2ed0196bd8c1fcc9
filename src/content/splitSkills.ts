// Words in the name of a soft skill.
const SOFT = new RegExp(
  '\\b(soft|interpersonal|people|communicat(ion|ing|or)|team|teams|teamwork|working with|collaborat(ion|ing)|' +
    'cooperation|leadership|leading|mentoring|coaching|teaching|explaining|listening|negotiat(ion|ing)|presenting|' +
    'presentations?|public speaking|empathy|adaptability|creativity|curiosity|time management)\\b',
  'i',
);

/** Splits skills by `kind`, or by name where `kind` is empty. */
export function splitSkills<Skill extends { name: string; kind: string }>(skills: Skill[]) {
  const isSoft = ({ name, kind }: Skill) => kind === 'soft' || (kind === '' && SOFT.test(name));
  const select = (soft: boolean) =>
    skills.filter((skill) => isSoft(skill) === soft).map(({ kind, ...skill }) => skill);
  return { technicalSkills: select(false), softSkills: select(true) };
}
