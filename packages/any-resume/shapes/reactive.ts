import { isObject, type Json } from './json.ts';

// The names of its sections that JSON Resume has otherwise.
const PARTS: Record<string, string> = { experience: 'work', certifications: 'certificates' };

/** Whether this is the data of an export of Reactive Resume. */
export const isReactive = ({ basics, sections }: Json): boolean =>
  isObject(sections) && isObject(basics);

const isShown = (value: unknown): value is Json =>
  isObject(value) && value.hidden !== true && value.visible !== false;

const toUrl = (value: unknown) => (isObject(value) ? (value.url ?? value.href) : value);

/** An item of a section, without what its editor keeps. Its level is a number of stars, and its proficiency in words. */
function readItem({ id, hidden, visible, level, options, website, url, ...item }: Json): Json {
  const { summary, description, proficiency, icon, iconColor, columns, ...others } = item;
  const about = [summary, description].filter(Boolean);
  return {
    ...others,
    ...(website || url ? { url: toUrl(website) || toUrl(url) } : {}),
    ...(proficiency ? { level: proficiency } : {}),
    ...(about.length > 0 ? { summary: about } : {}),
  };
}

/** Lists what is shown of a section. */
const readItems = (section: unknown): Json[] =>
  isShown(section) && Array.isArray(section.items)
    ? section.items.filter(isShown).map(readItem)
    : [];

/** Makes a JSON Resume of the data of Reactive Resume: what is hidden there stays out. */
export function fromReactive({ basics, sections, summary, picture, ...data }: Json): Json {
  const { headline, website, url, customFields, picture: own, ...contact } = basics as Json;
  const { profiles, summary: old, custom, ...others } = sections as Json;
  const image = picture ?? own;
  const texts = [summary, old].filter(isShown).map(({ content }) => content);
  const parts: Json = {};
  for (const [name, section] of Object.entries(others)) {
    const items = readItems(section);
    if (items.length > 0) parts[PARTS[name] ?? name] = items;
  }
  const customs = isObject(custom) ? Object.values(custom).flatMap(readItems) : [];
  const more = (data.customSections ?? []) as unknown[];
  const all = [...customs, ...(Array.isArray(more) ? more.flatMap(readItems) : [])];
  if (all.length > 0) parts.projects = [...((parts.projects as Json[]) ?? []), ...all];
  return {
    basics: {
      ...contact,
      label: headline,
      url: toUrl(website) || toUrl(url),
      image: isShown(image) ? image.url : undefined,
      summary: texts,
      profiles: readItems(profiles),
      ...(Array.isArray(customFields) && customFields.length > 0 ? { customFields } : {}),
    },
    ...parts,
  };
}
