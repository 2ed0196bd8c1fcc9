// RenderCV names its sections freely: the fields of an entry tell what it is, and then the name of its section.
import { isObject, type Json } from './json.ts';

const SECTIONS: [name: RegExp, part: string][] = [
  [/volunt|ehrenamt|bénévol/i, 'volunteer'],
  [/award|honou?r|prize|auszeichnung|prix|premio/i, 'awards'],
  [/certif|zertifi/i, 'certificates'],
  [/publica|publika|veröffentlich|\btalk|patent|論文/i, 'publications'],
  [/program|coding|プログラ|编程|skill|technolog|tool|compétence|habilidad|スキル/i, 'skills'],
  [/language|sprach|langue|idioma|lengua|言語/i, 'languages'],
  [/interest|hobb/i, 'interests'],
  [/reference|referenz/i, 'references'],
  [/kenntnis/i, 'skills'],
];

/** What a section is by its name; projects have room for whatever an entry has. */
const findPart = (section: string) =>
  SECTIONS.find(([name]) => name.test(section))?.[1] ?? 'projects';

const SUMMARY =
  /summary|about|profil|intro|welcome|objective|objetivo|resumen|resumo|résumé|perfil|zusammenfassung|über mich|à propos|sobre m|自己紹介|自我介绍|简介|概要/i;

/** An entry, and the part of a JSON Resume that it belongs to. */
function readEntry(entry: unknown, section: string): [part: string, entry: unknown] {
  const part = findPart(section);
  if (!isObject(entry)) {
    const isNamed = part !== 'projects' && part !== 'volunteer';
    return isNamed ? [part, entry] : ['projects', { name: section, highlights: [entry] }];
  }
  const { label, details, bullet, number, reversed_number, authors, doi, ...others } = entry;
  const point = bullet ?? number ?? reversed_number;
  if (point !== undefined) return readEntry(point, section);
  if (details !== undefined) {
    const { name = label, ...rest } = others;
    return part === 'languages'
      ? [part, { ...rest, language: name, fluency: details }]
      : ['skills', { ...rest, name, keywords: details }];
  }
  if (authors !== undefined || others.journal !== undefined) {
    const { title, date, summary, ...rest } = others;
    const by = Array.isArray(authors) ? authors.join(', ') : authors;
    const url = others.url ?? (doi && `https://doi.org/${doi as string}`);
    const all = [by, summary].filter(Boolean);
    return ['publications', { ...rest, name: title, releaseDate: date, url, summary: all }];
  }
  if ('institution' in entry) return ['education', others];
  if ('company' in entry || 'position' in entry) {
    const { company, ...rest } = others;
    return part === 'volunteer' ? [part, { organization: company, ...rest }] : ['work', others];
  }
  if (part === 'awards') return [part, { title: others.name, ...others }];
  return [part === 'skills' ? 'projects' : part, others];
}

// Lists of the cv itself that are no sections.
const OWN = new Set(['email', 'phone', 'website', 'custom_connections']);

/** Lists the sections, which stand in the cv itself in a file of an old version. */
function listSections(cv: Json, sections: unknown): [name: string, entries: unknown[]][] {
  const named = isObject(sections)
    ? Object.entries(sections)
    : Object.entries(cv).filter(([key, value]) => Array.isArray(value) && !OWN.has(key));
  return named.map(([name, entries]) => [
    name,
    Array.isArray(entries) ? (entries as unknown[]) : [entries],
  ]);
}

/** Joins entries that are only points of the same name. */
function joinPoints(projects: unknown[]): unknown[] {
  const joined = new Map<unknown, unknown[]>();
  return projects.flatMap((project) => {
    const { name, highlights, ...others } = isObject(project) ? project : {};
    if (!Array.isArray(highlights) || Object.keys(others).length > 0) return [project];
    const points = joined.get(name);
    if (points) {
      points.push(...(highlights as unknown[]));
      return [];
    }
    const first = [...(highlights as unknown[])];
    joined.set(name, first);
    return [{ name, highlights: first }];
  });
}

/** Whether a section is words alone, and is called like no part of a JSON Resume that has such. */
const isWords = (section: string, entries: unknown[]) =>
  entries.every((entry) => typeof entry === 'string') && findPart(section) === 'projects';

/** Makes a JSON Resume of the `cv` of RenderCV, and notes what its sections became. */
export function fromRenderCv(
  { sections, social_networks, photo, ...cv }: Json,
  notes: string[],
): Json {
  const parts: Record<string, unknown[]> = {};
  const [summary, about]: [unknown[], unknown[]] = [[], []];
  const became = new Map<string, Set<string>>();
  const listed = listSections(cv, sections);
  for (const [key, entries] of listed) {
    const section = key.replaceAll('_', ' ');
    const tell = (part: string) =>
      became.set(section, (became.get(section) ?? new Set()).add(part));
    if (isWords(section, entries)) {
      const isSummary = SUMMARY.test(section);
      if (isSummary) summary.push(...entries);
      else about.push(`${section}: ${entries.join(', ')}`);
      tell(isSummary ? 'summary' : 'about');
      continue;
    }
    for (const entry of entries) {
      const [part, read] = readEntry(entry, section);
      (parts[part] ??= []).push(read);
      tell(part);
    }
  }
  const said = Array.from(
    became,
    ([section, some]) => `“${section}” is in ${[...some].join(', ')}`,
  );
  if (said.length > 0) notes.push(`Of the sections, ${said.join('; ')}.`);
  if (parts.projects) parts.projects = joinPoints(parts.projects);
  const names = new Set(isObject(sections) ? [] : listed.map(([name]) => name));
  const own = Object.fromEntries(Object.entries(cv).filter(([key]) => !names.has(key)));
  return {
    basics: { ...own, image: photo, profiles: social_networks, summary, about },
    ...parts,
  };
}
