import { OTHER_NAMES } from '../fields/otherNames.ts';
import { toPlainKey } from '../fields/reader.ts';
import { isObject, type Json } from '../shapes/json.ts';

const OF_BASICS = new Set(OTHER_NAMES.basics!.map(toPlainKey));

/** Whether a file has the part that says who its owner is, by any of its names. */
export const hasBasics = (json: Json): boolean =>
  Object.entries(json).some(
    ([key, value]) =>
      toPlainKey(key) === 'basics' || (isObject(value) && OF_BASICS.has(toPlainKey(key))),
  );

const hasAny = (json: Json, ...keys: string[]) => keys.some((key) => key in json);

// By codes of languages, such as { "de": "Entwickler", "en": "Developer" }.
const hasLanguages = (value: unknown) =>
  isObject(value) &&
  Object.keys(value).length > 1 &&
  Object.keys(value).every((key) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(key));

/** What stands beside basics, by plain names. */
export const PARTS = new Set(
  '$schema meta projects work education certificates skills awards interests volunteer publications languages references'
    .split(' ')
    .flatMap((part) => [part, ...(OTHER_NAMES[part] ?? [])])
    // The address of a profile is in basics.
    .filter((part) => part !== 'links')
    .map(toPlainKey),
);

// As LinkedIn and programs that read it call the name of a member.
const hasMember = (json: Json) =>
  hasAny(json, 'firstName', 'first_name', 'full_name', 'fullName', 'public_identifier');

/** Shapes that are taken for JSON Resume: what they are, how to know them, and how to convert them. */
const SHAPES: [what: string, isIt: (json: Json) => boolean, how: string][] = [
  [
    'data of LinkedIn',
    (json) =>
      !hasBasics(json) &&
      (hasMember(json)
        ? hasAny(json, 'headline', 'positions', 'public_identifier')
        : !hasAny(json, 'name', 'email') && Object.values(json).filter(isObject).some(hasMember)),
    'Move the name, headline (label) and summary to basics, the positions or experiences to work (company is name, title is position), the education to education, and write dates as 2026-01.',
  ],
  [
    'a resume in several languages',
    (json) => hasLanguages(json) || (isObject(json.basics) && hasLanguages(json.basics.label)),
    'Keep one language: each text must be text, such as "label": "Developer".',
  ],
  [
    'a FRESH resume',
    (json) => isObject(json.employment),
    'Run: npx hackmyresume convert FILE TO resume.json',
  ],
  [
    'an export of Europass',
    (json) => isObject(json.SkillsPassport),
    'Move LearnerInfo.Identification to basics, WorkExperience to work and Education to education.',
  ],
  [
    'a JSON Resume inside another object',
    (json) =>
      !hasBasics(json) &&
      Object.values(json).some((object) => isObject(object) && hasAny(object, 'basics')),
    'Remove what is around it, so that the file begins with { "basics": …',
  ],
];

/** Says what a file seems to be that is no JSON Resume, and how to convert it; undefined if it may be one. `isRead` is false if most of it could not be read. */
export function describeOtherShape(json: unknown, isRead: boolean): string | undefined {
  if (!isObject(json)) return undefined;
  const shape = SHAPES.find(([, isIt]) => isIt(json));
  if (!shape && isRead) return undefined;
  const keys = Object.keys(json).slice(0, 5).join(', ');
  const [what, , how] = shape ?? [
    `something else: it has ${keys}`,
    null,
    'A JSON Resume has basics, work, education, skills and so on: see https://jsonresume.org/schema',
  ];
  return `The file is no JSON Resume. It seems to be ${what}. ${how}`;
}
