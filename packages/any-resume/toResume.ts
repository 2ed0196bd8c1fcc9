import { describeNotes, isMostlyRead, quote, toDotPath } from './notes/describeNotes.ts';
import { sortEntries, toJobs, withTimes } from './entries/entries.ts';
import type { Notes, Path } from './fields/fields.ts';
import { findLanguages } from '../../scripts/content/findLanguage.ts';
import { findPhoneCountry, spellCountry, splitEmails, splitPhones } from './contact/findLinks.ts';
import type { Time } from './entries/findTime.ts';
import { describeOtherShape } from './notes/otherShapes.ts';
import { toProfileUrl } from './contact/profileUrl.ts';
import { type File, readFile } from './readFile.ts';
import { findStack, splitSkills } from './entries/splitSkills.ts';
import { isAddress } from './fields/toAddress.ts';

/** The site’s title if the owner has no name. */
export const NO_NAME = 'Portfolio';

/** What an e-mail address and a phone number must be to be links. */
const LINKED = {
  email: 'an e-mail address',
  phone: 'a phone number with the code of its country, such as +44 7700 900123',
};

/** Says how skills were split, for an owner who would split them otherwise. */
function describeSkills(skills: ReturnType<typeof splitSkills>) {
  const toName = ({ name, keywords }: { name: string; keywords: string[] }) =>
    name || keywords.join(' and ');
  const toNames = (kind: string, some: typeof skills.softSkills) =>
    some.length > 0 ? `${kind} are ${some.map(toName).join(', ')}` : '';
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

// The parts of a name that stand elsewhere, such as the name of the family.
const toFullName = (name: string, parts: string[]) =>
  [name, ...parts.filter((part) => !name.includes(part))].filter(Boolean).join(' ');

function toResumeFields({ meta, basics: all, skills, ...file }: File, lang: string) {
  const { firstName, lastName, ...basics } = all;
  const split = splitSkills(skills);
  const country = findPhoneCountry(basics.location.country, lang);
  return {
    ...file,
    lang,
    basics: {
      ...basics,
      name: toFullName(basics.name, [firstName, lastName]) || NO_NAME,
      email: splitEmails(basics.email),
      phone: splitPhones(basics.phone, country),
      location: basics.location.text || spellCountry(basics.location.country, lang),
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
  const { name, firstName, label } = file.basics;
  const other = describeOtherShape(
    json,
    isMostlyRead(notes) || Boolean(name || firstName || label),
  );
  if (other) throw new Error(other);
  const faults = notes.faults.map(
    ({ path, must, value }) =>
      `${toPlace(path)}${toDotPath(path) || 'The file'} must be ${must}, but is ${quote(value)}.`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // A reference may be in its writer's language.
  const others = new Set(file.references.map(({ reference }) => reference));
  const words = [...notes.texts].filter((one) => !others.has(one)).join('\n');
  const { lang, language, note } = findLanguages(file.meta.language, words);
  const resume = toResumeFields(file, lang);
  for (const field of ['email', 'phone'] as const)
    if (file.basics[field] && !resume.basics[field].some(({ href }) => href))
      notes.unclear.push({
        path: ['basics', field],
        kind: LINKED[field],
        value: file.basics[field],
      });
  for (const [index, { network, username, url }] of resume.basics.profiles.entries())
    if (!username && !url)
      notes.unclear.push({
        path: ['basics', 'profiles', index],
        kind: 'a username or a url beside the network',
        value: network,
      });
  return {
    resume,
    language,
    notes: [note, ...describeSkills(resume)],
    warnings: describeNotes(notes),
  };
}
