import { visibility } from './contact/hideContact.ts';
import { joinPlace } from './contact/joinPlace.ts';
import { all, fields, list, listOfNames } from './fields/objects.ts';
import { isBlank, isText, type Reader } from './fields/reader.ts';
import { date, personName, text, texts, url, username, words } from './fields/texts.ts';

const readAddress = fields(
  all(text, 'address', 'postalCode', 'city', 'region', 'country', 'countryCode'),
);

/** The town in a place that begins with a street, such as “1 Main St, Springfield, CA 94000”; another is one as a whole. */
function findTown(place: string): string {
  const [street = '', town = '', ...others] = place.split(/[,،、，]/);
  if (!/\d/.test(street) || others.length === 0) return place;
  return town.trim().replace(/^\d+ /, '') || place;
}

/** A place as a text, which it may also be in the file, its town, and its country as it is written. A mere country has no text. */
const readPlace: Reader<{ text: string; town: string; country: string }> = (value, path, notes) => {
  const toLine = (lines: string) =>
    lines.replace(/\s+/g, (space) => (space.includes('\n') ? ', ' : space));
  if (Array.isArray(value)) {
    const places = value.map((item, i) => readPlace(item, [...path, i], notes));
    if (places.length === 1) return places[0]!;
    const join = (field: 'text' | 'town') =>
      places.map((place) => place[field] || place.country).join(', ');
    const country = places.at(-1)?.country ?? '';
    return { text: join('text'), town: join('town'), country };
  }
  if (isText(value) || isBlank(value)) {
    const line = toLine(text(value, path, notes));
    return { text: line, town: findTown(line), country: line.split(', ').at(-1)! };
  }
  const place = readAddress(value, path, notes);
  const whole = toLine(joinPlace(place, notes.lang));
  const { city, country, countryCode } = place;
  return { text: whole, town: findTown(city || whole), country: countryCode || country };
};
const location: Reader<string> = (...args) => {
  const { text, country } = readPlace(...args);
  return text || country;
};

const place = { location, ...all(date, 'startDate', 'endDate'), url };
const role = {
  ...all(text, 'position', 'description', 'summary'),
  ...place,
  highlights: texts,
  keywords: words,
};

const basics = {
  label: text,
  name: personName,
  ...all(text, 'firstName', 'lastName', 'image', 'imageAlt'),
  ...all(text, 'email', 'phone', 'summary', 'available', 'seeking'),
  url,
  about: texts,
  location: readPlace,
  contact: fields(all(visibility, 'email', 'phone')),
  profiles: list({ network: text, username, url }),
};

/** The fields of basics. */
export const BASICS = Object.keys(basics);

/**
 * Reads a resume. The first field of a list is that of an entry which is a mere text. JSON Resume doesn't have: meta.language;
 * firstName, lastName, imageAlt, about, available, seeking, contact and country of basics; image, imageAlt and source of projects; positions, keywords;
 * location, description, thesis and highlights of education; license and summary of certificates; kind of skills; url of
 * awards; summary of interests.
 */
export const readJsonResume = fields({
  $schema: () => '',
  // About the file, not its owner: no page shows it.
  meta: (value, path, notes) =>
    fields({ language: text })(value, path, { ...notes, unread: [], texts: new Map() }),
  basics: fields(basics),
  projects: list({
    ...all(text, 'name', 'description', 'entity', 'type', 'image', 'imageAlt'),
    ...all(date, 'startDate', 'endDate'),
    ...all(texts, 'highlights', 'roles'),
    ...all(url, 'url', 'source'),
    keywords: words,
  }),
  work: list({ name: text, ...role, positions: list(role) }),
  education: list({
    ...all(text, 'institution', 'studyType', 'area', 'score', 'description', 'thesis'),
    ...all(texts, 'courses', 'highlights'),
    ...place,
  }),
  certificates: list({ ...all(text, 'name', 'issuer', 'license', 'summary'), date, url }),
  skills: listOfNames({ ...all(text, 'name', 'level', 'kind'), keywords: words }),
  awards: list({ ...all(text, 'title', 'awarder', 'summary'), date, url }),
  interests: listOfNames({ ...all(text, 'name', 'summary'), keywords: words }),
  volunteer: list({ organization: text, ...role }),
  publications: list({
    ...all(text, 'name', 'publisher', 'summary'),
    releaseDate: date,
    url,
    keywords: words,
  }),
  languages: listOfNames(all(text, 'language', 'fluency')),
  references: list(all(text, 'name', 'reference')),
});

/** A JSON Resume as it was read. */
export type JsonResume = ReturnType<typeof readJsonResume>;
