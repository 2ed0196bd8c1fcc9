import { describeNotes, quote, toDotPath } from './describeNotes.ts';
import { sortEntries, toJobs, withTimes } from './entries.ts';
import type { Notes, Path } from './fields.ts';
import { findLanguages } from '../content/findLanguage.ts';
import { findPhoneCountry, splitEmails, splitPhones } from './findLinks.ts';
import type { Time } from './findTime.ts';
import { describeOtherShape } from './otherShapes.ts';
import { toProfileUrl } from './profileUrl.ts';
import { type File, readFile } from './readFile.ts';
import { findStack, splitSkills } from './splitSkills.ts';
import { isAddress } from '../../src/content/toAddress.ts';

/** The site’s title if the owner has no name. */
export const NO_NAME = 'Portfolio';

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

// Before the others, also before those that are planned.
const toRank = ({ time }: { time: Time }) => (time === 'current' ? 0 : 1);

function toResumeFields({ meta, basics, skills, ...file }: File, lang: string) {
  const split = splitSkills(skills);
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
        url:
          one.url ||
          toProfileUrl(one.network, one.username) ||
          (isAddress(one.network) ? one.network : ''),
      })),
    },
    ...split,
    /** What the owner works with, in one line. */
    stack: findStack(split.technicalSkills),
    projects: withTimes(file.projects).sort((a, b) => toRank(a) - toRank(b)),
    work: toJobs(file.work),
    education: withTimes(file.education),
    volunteer: withTimes(file.volunteer),
    certificates: sortEntries(file.certificates),
    awards: sortEntries(file.awards),
    publications: sortEntries(file.publications),
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
