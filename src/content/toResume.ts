import { z } from 'zod';
import {
  OTHER_NAMES,
  date,
  fields,
  isText,
  keysRead,
  list,
  listOfNames,
  orEmpty,
  text,
  texts,
  url,
} from './fields.ts';
import { languages } from './languages.ts';
import { toProfileUrl } from './profileUrl.ts';
import { splitSkills } from './splitSkills.ts';
import { unreadTexts } from './unreadTexts.ts';

/** The site’s title if the owner has no name. */
export const NO_NAME = 'Portfolio';

/** About the file, not its owner: no page shows it. `language` is an addition to JSON Resume. */
const meta = orEmpty(
  {},
  z.looseObject({ language: orEmpty('en', z.enum(languages, `one of ${languages.join(', ')}`)) }),
);

/** An address on one line; a file may also give it as a single text. */
const location = z.preprocess(
  (value) => (isText(value) ? { address: value } : value),
  fields({
    address: text,
    postalCode: text,
    city: text,
    region: text,
    countryCode: text,
  }).transform(({ address, postalCode, city, region, countryCode }) => {
    const place = [postalCode, city].filter(Boolean).join(' ');
    const parts = [address, place, region, countryCode].filter(Boolean);
    return parts.join(', ').replace(/\s*\n\s*/g, ', ');
  }),
);

// Without an end it is current, if it has a start.
const period = { startDate: date, endDate: date };

const schema = fields({
  $schema: z.unknown(),
  meta,
  basics: fields({
    name: text.transform((name) => name || NO_NAME),
    label: text,
    image: text,
    /** Alternative text of the image. An addition to JSON Resume. */
    imageAlt: text,
    email: text,
    phone: text,
    url,
    summary: text,
    /** Paragraphs of About Me. An addition to JSON Resume. */
    about: texts,
    location,
    profiles: list({ network: text, username: text, url }).transform((profiles) =>
      profiles.map((one) => ({ ...one, url: one.url || toProfileUrl(one.network, one.username) })),
    ),
  }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...period,
    url,
    roles: texts,
    entity: text,
    type: text,
  }),
  work: list(
    {
      name: text,
      position: text,
      location: text,
      description: text,
      ...period,
      url,
      summary: text,
      highlights: texts,
    },
    { ...OTHER_NAMES, name: 'company' },
  ),
  education: list({
    institution: text,
    studyType: text,
    area: text,
    ...period,
    url,
    score: text,
    courses: texts,
  }),
  certificates: list({ name: text, issuer: text, date, url }),
  /** `kind`, "soft" or "technical", is an addition to JSON Resume. */
  skills: listOfNames(
    { name: text, level: text, keywords: texts, kind: text },
    { ...OTHER_NAMES, name: 'category' },
  ),
  awards: list({ title: text, date, awarder: text, summary: text }),
  interests: listOfNames({ name: text, keywords: texts }),
  volunteer: list({
    organization: text,
    position: text,
    ...period,
    url,
    summary: text,
    highlights: texts,
  }),
  publications: list({ name: text, publisher: text, releaseDate: date, url, summary: text }),
  languages: listOfNames({ language: text, fluency: text }),
  references: list({ name: text, reference: text }),
}).transform(({ $schema, skills, ...resume }) => ({ ...resume, ...splitSkills(skills) }));

/** A JSON Resume as the site shows it. No field is optional: a missing one is '' or []. */
export type ResumeFields = Omit<z.output<typeof schema>, 'meta'>;

/** Returns a path with the names that the file uses. */
function toFilePath(json: unknown, path: PropertyKey[]): PropertyKey[] {
  let value = json;
  return path.map((name) => {
    const key = keysRead.get(value as object)?.[name as string] ?? name;
    value = (value as Record<PropertyKey, unknown>)[key];
    return key;
  });
}

/** Quotes the start of a value. */
const quote = (value: unknown) => JSON.stringify(value).replace(/^(.{40}).+/s, '$1…');

/** Reads a JSON Resume of any version. Throws an error with a line for each fault; `toPlace` says where a field is. */
export function toResume(json: unknown, toPlace: (path: PropertyKey[]) => string = () => '') {
  const { data, error } = schema.safeParse(json, { reportInput: true });
  if (data) {
    const { meta, ...resume } = data;
    return { resume, language: meta.language, unread: unreadTexts(json) };
  }
  const faults = error.issues.map(({ path, message, input }) => {
    const names = toFilePath(json, path);
    return `${toPlace(names)}${z.core.toDotPath(names) || 'The file'} must be ${message}, but is ${quote(input)}.`;
  });
  throw new Error(faults.join('\n'));
}
