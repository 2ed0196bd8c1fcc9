// Whole words in the name of a soft skill, in the languages of the site. TeamCity and Kommunikationstechnik are
// technical.
const WORDS = [
  'soft|interpersonal|people|communicat(ion|ing|or)|team|teams|teamwork|working with|collaborat(ion|ing)|cooperation',
  'leadership|leading|mentoring|coaching|teaching|explaining|listening|negotiat(ion|ing)|presenting|presentations?',
  'public speaking|empathy|adaptability|creativity|curiosity|time management',
  'team(arbeit|fähigkeit|geist|player|leitung)|kommunikation(s(fähigkeit|stärke|geschick|kompetenz))?|zusammenarbeit',
  '(mitarbeiter)?führung(s(kompetenz|stärke|erfahrung))?|(sozial|soziale )kompetenz(en)?|empathie|einfühlungsvermögen',
  'zeitmanagement|kreativität|neugier|flexibilität|belastbarkeit|verhandl(ung|ungsgeschick|en)|präsentation(en)?|präsentieren',
  'konfliktlösung|eigeninitiative|lernbereitschaft|zuverlässigkeit|selbst(st)?ändigkeit|organisationstalent',
  'équipe|écoute|coopération|pédagogie|créativité|curiosité|adaptabilité|autonomie|négociation',
  'gestion du temps|prise de parole|mentorat|présentations?',
  'equipo|comunicación|liderazgo|empatía|colaboración|cooperación|escucha|creatividad|curiosidad|adaptabilidad',
  'savoir-être|compétences (comportementales|relationnelles|interpersonnelles)|habilidades (blandas|personales|sociales)',
  'العمل الجماعي|روح الفريق|التواصل|القيادة|إدارة الوقت|الإصغاء|الاستماع|التعاون|المرونة|الإبداع|التفاوض|المهارات (الشخصية|الناعمة)',
  'ソフトスキル|対人スキル|協調性|柔軟性|創造性|主体性',
  '(コミュニケーション|チームワーク|リーダーシップ|傾聴|交渉|時間管理|プレゼンテーション|問題解決)(能力|力|スキル)?',
  'negociación|gestión del tiempo|hablar en público|mentoría|presentaciones|enseñanza',
];
const SOFT = new RegExp(`(?<!\\p{L})(${WORDS.join('|')})(?!\\p{L})`, 'iu');

/** Splits skills by `kind`, or by name where `kind` is empty. */
export function splitSkills<Skill extends { name: string; kind: string }>(skills: Skill[]) {
  const isSoft = ({ name, kind }: Skill) =>
    kind === 'soft' || (kind === '' && SOFT.test(name.normalize()));
  const select = (soft: boolean) =>
    skills.filter((skill) => isSoft(skill) === soft).map(({ kind, ...skill }) => skill);
  return { technicalSkills: select(false), softSkills: select(true) };
}
