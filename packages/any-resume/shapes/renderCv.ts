// RenderCV names its sections freely: the fields of an entry tell what it is, and then the name of its section.
import { isObject, type Json } from './json.ts';

const SECTIONS: [name: RegExp, part: string][] = [
  [/volunt|ehrenamt|bénévol/i, 'volunteer'],
  [/award|honou?r|prize|auszeichnung|prix|premio/i, 'awards'],
  [/certif|zertifi/i, 'certificates'],
  [/public|talk|patent/i, 'publications'],
  [/language|sprach|langue|idioma/i, 'languages'],
  [/interest|hobb/i, 'interests'],
  [/reference|referenz/i, 'references'],
  [/skill|technolog|tool|kenntnis|compétence/i, 'skills'],
];

/** What a section is by its name; projects have room for whatever an entry has. */
const findPart = (section: string) =>
  SECTIONS.find(([name]) => name.test(section))?.[1] ?? 'projects';

const isAbout = (section: string) => /summary|about|profile|intro|welcome|profil/i.test(section);

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

/** Makes a JSON Resume of the `cv` of RenderCV. */
export function fromRenderCv({ sections, social_networks, photo, ...cv }: Json): Json {
  const parts: Record<string, unknown[]> = {};
  const about: unknown[] = [];
  const listed = listSections(cv, sections);
  for (const [section, entries] of listed)
    for (const entry of entries) {
      if (!isObject(entry) && isAbout(section)) {
        about.push(entry);
        continue;
      }
      const [part, read] = readEntry(entry, section.replaceAll('_', ' '));
      (parts[part] ??= []).push(read);
    }
  if (parts.projects) parts.projects = joinPoints(parts.projects);
  const names = new Set(isObject(sections) ? [] : listed.map(([name]) => name));
  const own = Object.fromEntries(Object.entries(cv).filter(([key]) => !names.has(key)));
  return {
    basics: { ...own, image: photo, profiles: social_networks, summary: about },
    ...parts,
  };
}
