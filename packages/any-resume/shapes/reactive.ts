import { isObject, type Json } from './json.ts';

// The names of its sections that JSON Resume has otherwise.
const PARTS: Record<string, string> = { experience: 'work', certifications: 'certificates' };
const KNOWN = new Set(
  'work education certificates skills languages interests awards volunteer publications references projects'.split(
    ' ',
  ),
);
// Its list of all skills has stars beside the words.
const RATED = new Set(['skills', 'languages']);

const hasItems = (section: unknown) => isObject(section) && Array.isArray(section.items);

/** Whether this is the data of an export of Reactive Resume. */
export const isReactive = ({ basics, sections }: Json): boolean =>
  isObject(sections) && isObject(basics) && Object.values(sections).some(hasItems);

const isShown = (value: unknown): value is Json =>
  isObject(value) &&
  value.hidden !== true &&
  value.visible !== false &&
  !(isObject(value.effects) && value.effects.hidden === true);

const toUrl = (value: unknown) => (isObject(value) ? (value.url ?? value.href) : value);

function listShown(section: unknown): Json[] {
  if (Array.isArray(section)) return section.filter(isShown);
  return isShown(section) && Array.isArray(section.items) ? section.items.filter(isShown) : [];
}

/** An item of a part, without what its editor keeps. Its level is words, or else a number of stars. */
function readItem(part: string, item: Json): Json {
  const { id, hidden, visible, options, icon, iconColor, columns, levelNum, ...words } = item;
  const { website, url, summary, description, content, level, proficiency, roles, ...others } =
    words;
  const isRated = RATED.has(part);
  const rating = [proficiency, level, isRated && description].find(
    (text) => typeof text === 'string' && /\p{L}/u.test(text),
  );
  const about = [summary, isRated ? '' : description, content].filter(Boolean);
  const positions = Array.isArray(roles) ? (roles as Json[]) : [];
  return {
    ...others,
    ...(website || url ? { url: toUrl(website) || toUrl(url) } : {}),
    ...(rating ? { level: rating } : {}),
    ...(about.length > 0 ? { summary: about } : {}),
    ...(positions.length > 0 ? { positions: positions.map((role) => readItem(part, role)) } : {}),
  };
}

/** Lists what is shown of a section that its owner has named. */
function readNamed(part: string, section: unknown): Json[] {
  const items = listShown(section).map((item) => readItem(part, item));
  if (part !== 'projects' || !isObject(section)) return items;
  const { title: heading = section.name } = section;
  return items.map(({ title, subtitle, ...item }) => ({
    entity: subtitle,
    ...item,
    name: item.name ?? title ?? item.company ?? heading,
  }));
}

/** The part of a JSON Resume that a section belongs to; projects have room for whatever an item has. */
function toPart(name: unknown): string {
  // Not for everyone: no page has it, and a warning says so.
  if (name === 'cover-letter') return name;
  const part = PARTS[String(name)] ?? String(name);
  return KNOWN.has(part) ? part : 'projects';
}

/** Lists the sections by their part: the usual ones, those that the owner has added, and lists beside them, as other programs write them. */
function listSections(
  named: Json,
  custom: unknown,
  data: Json,
): (readonly [part: string, section: unknown])[] {
  const { customSections: more, ...others } = data;
  const beside = Object.entries(others).filter(([name]) => KNOWN.has(PARTS[name] ?? name));
  const added = Array.isArray(more) ? (more as unknown[]) : [];
  return [
    ...[...Object.entries(named), ...beside].map(
      ([name, section]) => [toPart(name), section] as const,
    ),
    ...Object.values(isObject(custom) ? custom : {}).map(
      (section) => ['projects', section] as const,
    ),
    ...added.map((section) => [toPart(isObject(section) ? section.type : ''), section] as const),
  ];
}

/** Makes a JSON Resume of the data of Reactive Resume: what is hidden there stays out. */
export function fromReactive({ basics, sections, summary, picture, ...data }: Json): Json {
  const { headline, website, url, customFields, ...contact } = basics as Json;
  const { picture: own, photo, ...others } = contact;
  const { profiles, summary: old, custom, ...named } = sections as Json;
  const image = picture ?? own ?? photo;
  const parts: Record<string, Json[]> = {};
  for (const [part, section] of listSections(named, custom, data))
    for (const item of readNamed(part, section)) (parts[part] ??= []).push(item);
  const texts = [summary, old].filter(isShown).map(({ content }) => content);
  return {
    basics: {
      ...others,
      label: headline,
      url: toUrl(website) || toUrl(url),
      image: isShown(image) ? image.url : undefined,
      summary: [others.summary, ...texts],
      profiles: [others.profiles, profiles]
        .flatMap(listShown)
        .map((item) => readItem('profiles', item)),
      ...(Array.isArray(customFields) && customFields.length > 0 ? { customFields } : {}),
    },
    ...parts,
  };
}
