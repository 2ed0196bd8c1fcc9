// Whole words in the name of a soft skill, in six languages. TeamCity and Kommunikationstechnik are
// technical.
const WORDS = [
  'soft|interpersonal|people|communicat(ion|ing|or)|team|teams|teamwork|working (with|in) (others|people|teams|customers|clients|users|children)|proactiv(e|ity)|problem[- ]solving|collaborat(ion|ing)|cooperation',
  'leadership|leading|mentoring|coaching|teaching|explaining|listening|negotiat(ion|ing)|presenting|presentations?',
  'public speaking|empathy|adaptability|creativity|curiosity|time management',
  'team(arbeit|fähigkeit|geist|player|leitung)|kommunikation(s(fähigkeit|stärke|geschick|kompetenz))?|zusammenarbeit',
  '(mitarbeiter)?führung(s(kompetenz|stärke|erfahrung))?|(sozial|soziale )kompetenz(en)?|empathie|einfühlungsvermögen',
  'zeitmanagement|kreativität|neugier|flexibilität|belastbarkeit|verhandl(ung|ungsgeschick|en)|präsentation(en)?|präsentieren',
  'konfliktlösung|eigeninitiative|lernbereitschaft|zuverlässigkeit|selbst(st)?ändigkeit|organisationstalent',
  'équipe|écoute|coopération|pédagogie|créativité|curiosité|adaptabilité|autonomie|négociation',
  'gestion du temps|prise de parole|mentorat|présentations?',
  'equipo|comunicación|liderazgo|empatía|colaboración|cooperación|escucha|creatividad|proactividad|resolución de problemas|blandas|curiosidad|adaptabilidad',
  'savoir-être|compétences (comportementales|relationnelles|interpersonnelles)|habilidades (blandas|personales|sociales)',
  'العمل الجماعي|روح الفريق|التواصل|القيادة|إدارة الوقت|الإصغاء|الاستماع|التعاون|المرونة|الإبداع|التفاوض|المهارات (الشخصية|الناعمة)',
  'ソフトスキル|対人スキル|協調性|柔軟性|創造性|主体性',
  '(コミュニケーション|チームワーク|リーダーシップ|傾聴|交渉|時間管理|プレゼンテーション|問題解決)(能力|力|スキル)?',
  'negociación|gestión del tiempo|hablar en público|mentoría|presentaciones|enseñanza',
];
const SOFT = new RegExp(`(?<!\\p{L})(${WORDS.join('|')})(?!\\p{L})`, 'iu');
// Some common technologies, and what is spelled as no other word is, such as C#, Node.js, HTML5 or PostgreSQL.
const TECHNOLOGIES =
  /(?<!\p{L})(python|java|javascript|typescript|rust|c|r|matlab|perl|lua|haskell|elixir|redis|kafka|mongo|mongodb|mysql|postgres|oracle|sqlite|spark|hadoop|tableau|ansible|jenkins|nginx|hibernate|laravel|pandas|numpy|pytorch|tensorflow|unity|blender|autocad|sap|word|powerpoint|illustrator|wordpress|windows|api|go|ruby|swift|kotlin|scala|dart|html|css|sass|sql|php|bash|linux|git|docker|kubernetes|react|angular|vue|svelte|node|django|flask|rails|spring|aws|azure|terraform|jira|excel|photoshop|figma)(?!\p{L})/iu;
const isTechnical = (keyword: string) =>
  TECHNOLOGIES.test(keyword) || /[#+]|\p{L}\d|\w\.\w|\p{Ll}\p{Lu}/u.test(keyword);

/** Splits skills into technical and soft ones by `kind`, or else by a vote of the name and the keywords. A keyword that may be either votes as the name. */
export function splitSkills<Skill extends { name: string; kind: string; keywords: string[] }>(
  skills: Skill[],
) {
  const isSoft = ({ name, kind, keywords }: Skill) => {
    if (kind) return /soft/i.test(kind);
    const isSoftName = SOFT.test(name.normalize());
    const votes = keywords.map((keyword) =>
      SOFT.test(keyword.normalize()) ? 1 : isSoftName && !isTechnical(keyword) ? 1 : -1,
    );
    return votes.reduce<number>((sum, vote) => sum + vote, isSoftName ? 1 : -1) > 0;
  };
  const select = (soft: boolean) =>
    skills.filter((skill) => isSoft(skill) === soft).map(({ kind, ...skill }) => skill);
  const technical = skills.filter((skill) => !isSoft(skill));
  return {
    technicalSkills: select(false),
    softSkills: select(true),
    /** What the owner works with, in one line. */
    stack: findStack(technical),
  };
}

// As many letters as fit one line.
const MAX_STACK = 62;
const MAX_WORDS = 3;

/** Whether a skill belongs into the line of technologies: it looks like one. What doesn't may be soft in a language that WORDS lacks. */
const isInStack = ({ name, keywords, kind }: { name: string; keywords: string[]; kind: string }) =>
  /technical/i.test(kind) || [name, ...keywords].some(isTechnical);

/** The first keywords of technical skills, or their names, in one line. */
function findStack(skills: Parameters<typeof isInStack>[0][]): string {
  const named = skills
    .filter(isInStack)
    .flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]));
  // A phrase is no name of a technology.
  const short = named.filter((keyword) => keyword.split(/\s+/).length <= MAX_WORDS);
  // More don't fit, as each has at least one letter.
  const all = [...new Set(short.length > 0 ? short : named)].slice(0, MAX_STACK);
  const starts = all.map((_, i) => all.slice(0, i + 1).join(' · '));
  return starts.findLast(({ length }) => length <= MAX_STACK) ?? all[0] ?? '';
}
