import {
  date,
  fields,
  isBlank,
  isText,
  list,
  listOfNames,
  type Notes,
  type Path,
  type Reader,
  text,
  texts,
  url,
  words,
} from './fields.ts';
import { findCountry, splitEmails, splitPhones } from './findLinks.ts';
import { findLanguages } from './findLanguage.ts';
import { findTime, type Period, type Time, toSortable } from './findTime.ts';
import { describeNotes, quote, toDotPath } from './describeNotes.ts';
import { describeOtherShape } from './otherShapes.ts';
import { toProfileUrl } from './profileUrl.ts';
import { splitSkills } from './splitSkills.ts';

/** The site’s title if the owner has no name. */
export const NO_NAME = 'Portfolio';

const readAddress = fields({
  address: text,
  postalCode: text,
  city: text,
  region: text,
  country: text,
  countryCode: text,
});

// In these countries, and some others, a postal code stands behind the city or region.
const CODE_LAST = /^(AU|BR|CA|CN|GB|IE|IN|JP|KR|NZ|TW|US)$/i;

/** A place as a text, which it may also be in the file, and its country as it is written. */
const place: Reader<{ text: string; country: string }> = (value, path, notes) => {
  const toLine = (lines: string) => lines.replace(/\s*\n\s*/g, ', ');
  if (isText(value) || isBlank(value)) {
    const line = toLine(text(value, path, notes));
    return { text: line, country: line.split(', ').at(-1)! };
  }
  const { address, postalCode, city, region, country, countryCode } = readAddress(
    value,
    path,
    notes,
  );
  const isLast = countryCode ? CODE_LAST.test(countryCode) : /^[A-Z]{2} \d/.test(postalCode);
  const parts = isLast
    ? [address, city, `${region} ${postalCode}`.trim()]
    : [address, `${postalCode} ${city}`.trim(), region];
  const line = [...parts, country || countryCode].filter(Boolean).join(', ');
  return { text: toLine(line), country: countryCode || country };
};
const location: Reader<string> = (...args) => place(...args).text;

const period = { startDate: date, endDate: date };
const role = {
  position: text,
  location,
  description: text,
  ...period,
  url,
  summary: text,
  highlights: texts,
  keywords: words,
};

// The first field is that of an entry which is a mere text. Fields that JSON Resume doesn't have are marked with +.
const readFile = fields({
  $schema: () => '',
  /** About the file, not its owner: no page shows it. */
  meta: (value, path, notes) =>
    fields({ language: text /* + */ })(value, path, { ...notes, unread: [], texts: new Set() }),
  basics: fields({
    name: text,
    label: text,
    image: text,
    imageAlt: text, // +
    email: text,
    phone: text,
    url,
    summary: text,
    about: texts, // +: paragraphs of About Me
    location: place,
    profiles: list({ network: text, username: text, url }),
  }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    keywords: words,
    ...period,
    url,
    roles: texts,
    entity: text,
    type: text,
    image: text, // +
    imageAlt: text, // +
    source: url, // +: where its code is
  }),
  work: list({ name: text, ...role, positions: list(role) /* + */ }),
  education: list({
    institution: text,
    studyType: text,
    area: text,
    ...period,
    url,
    score: text,
    courses: texts,
    location, // +
    description: text, // +
    thesis: text, // +
    highlights: texts, // +
  }),
  certificates: list({
    name: text,
    issuer: text,
    date,
    url,
    license: text /* + */,
    summary: text /* + */,
  }),
  skills: listOfNames({ name: text, level: text, keywords: words, kind: text /* + */ }),
  awards: list({ title: text, date, awarder: text, summary: text, url /* + */ }),
  interests: listOfNames({ name: text, keywords: words, summary: text /* + */ }),
  volunteer: list({
    organization: text,
    position: text,
    location, // +
    ...period,
    url,
    summary: text,
    highlights: texts,
    keywords: words, // +
  }),
  publications: list({
    name: text,
    publisher: text,
    releaseDate: date,
    url,
    summary: text,
    keywords: words /* + */,
  }),
  languages: listOfNames({ language: text, fluency: text }),
  references: list({ name: text, reference: text }),
});

type File = ReturnType<typeof readFile>;
type Dates = Partial<Record<'startDate' | 'endDate' | 'date' | 'releaseDate', string>>;

// What is current sorts as the newest, and what has no date as the oldest.
function toSortKey({ startDate = '', endDate, date = endDate, releaseDate = date }: Dates) {
  const written = { startDate, endDate: releaseDate ?? '' };
  const dates = toSortable(written);
  return `${dates.endDate || (startDate || releaseDate ? '9999' : '')} ${dates.startDate}`;
}

const newestFirst = <Entry extends Dates>(entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => toSortKey(b).localeCompare(toSortKey(a)));

const withTimes = <Entry extends Period>(entries: Entry[]): (Entry & { time: Time })[] =>
  newestFirst(entries).map((entry) => ({ ...entry, time: findTime(entry) }));

/** Returns the roles that somebody had in one company, newest first. What is said of the company is said of each. */
function toRoles({ positions, ...job }: File['work'][number]) {
  if (positions.length === 0) return withTimes([job]);
  const hasOwn = job.position || job.highlights.length > 0 || job.keywords.length > 0;
  const { name, location, url, startDate, endDate } = job;
  const description = [job.description, hasOwn ? '' : job.summary].filter(Boolean).join('\n');
  const areDated = positions.some((one) => one.startDate || one.endDate);
  const roles = positions.map((one, index) => ({
    ...one,
    ...(!areDated && !hasOwn && index === 0 ? { startDate, endDate } : {}),
    name,
    location: one.location || location,
    url: one.url || url,
    description: one.description || description,
  }));
  return withTimes(hasOwn ? [job, ...roles] : roles);
}

// Languages of many countries say nothing of the country of a phone number.
const MANY_COUNTRIES = /^(ar|de|en|es|fa|fr|it|ms|nl|pt|ru|sv|sw|zh)$/;

/** Finds the country of phone numbers without a country code; '' if it isn’t known. */
function findPhoneCountry(country: string, stated: string): string {
  const { language, region } = new Intl.Locale(stated);
  const likely = MANY_COUNTRIES.test(language) ? '' : new Intl.Locale(stated).maximize().region;
  return findCountry(country, stated) || (region ?? likely ?? '');
}

/** What an e-mail address and a phone number must be to be links. */
const LINKED = {
  email: 'an e-mail address',
  phone: 'a phone number with the code of its country, such as +44 7700 900123',
};

/** Says how skills were split, for an owner who would split them otherwise. */
function describeSkills(skills: Record<'technicalSkills' | 'softSkills', { name: string }[]>) {
  const toNames = (kind: string, some: { name: string }[]) =>
    some.length > 0 ? `${kind} are ${some.map(({ name }) => name).join(', ')}` : '';
  const parts = [toNames('technical', skills.technicalSkills), toNames('soft', skills.softSkills)];
  const said = parts.filter(Boolean).join('; ');
  return said
    ? [`Of the skills, ${said}. "kind": "soft" or "technical" in a skill decides otherwise.`]
    : [];
}

/** A JSON Resume as the site shows it. No field is optional: a missing one is '' or []. */
export type ResumeFields = ReturnType<typeof toResumeFields>;

function toResumeFields({ meta, basics, skills, ...file }: File, lang: string) {
  const country = findPhoneCountry(basics.location.country, lang);
  return {
    ...file,
    lang,
    basics: {
      ...basics,
      name: basics.name || NO_NAME,
      email: splitEmails(basics.email),
      phone: splitPhones(basics.phone, country),
      location: basics.location.text,
      profiles: basics.profiles.map((one) => ({
        ...one,
        url: one.url || toProfileUrl(one.network, one.username),
      })),
    },
    ...splitSkills(skills),
    projects: withTimes(file.projects),
    work: file.work
      .map(toRoles)
      .sort(([a], [b]) => toSortKey(b!).localeCompare(toSortKey(a!)))
      .flat(),
    education: withTimes(file.education),
    volunteer: withTimes(file.volunteer),
    certificates: newestFirst(file.certificates),
    awards: newestFirst(file.awards),
    publications: newestFirst(file.publications),
  };
}

/** Reads a JSON Resume of any version. Throws an error with a line for each wrong structure; `toPlace` says where a field is. */
export function toResume(json: unknown, toPlace: (path: Path) => string = () => '') {
  const notes: Notes = { faults: [], unclear: [], unread: [], texts: new Set() };
  const file = readFile(json, [], notes);
  const isRead = notes.texts.size > 0 || describeNotes(notes).length === 0;
  const other = describeOtherShape(json, isRead);
  if (other) throw new Error(other);
  const faults = notes.faults.map(
    ({ path, must, value }) =>
      `${toPlace(path)}${toDotPath(path) || 'The file'} must be ${must}, but is ${quote(value)}.`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { lang, language, note } = findLanguages(file.meta.language, [...notes.texts].join('\n'));
  const resume = toResumeFields(file, lang);
  for (const field of ['email', 'phone'] as const)
    if (file.basics[field] && !resume.basics[field].some(({ href }) => href))
      notes.unclear.push({
        path: ['basics', field],
        kind: LINKED[field],
        value: file.basics[field],
      });
  return {
    resume,
    language,
    notes: [note, ...describeSkills(resume)],
    warnings: describeNotes(notes),
  };
}
