import { findPhoneCountry, spellCountry } from './contact/countries.ts';
import { hideContact } from './contact/hideContact.ts';
import { splitEmails, splitPhones } from './contact/links.ts';
import { toProfile } from './contact/profileUrl.ts';
import type { Time } from './entries/findTime.ts';
import { sortEntries, toJobs, withTimes } from './entries/sortEntries.ts';
import { splitSkills } from './entries/splitSkills.ts';
import { readDate } from './fields/readDate.ts';
import type { JsonResume } from './jsonResume.ts';

/** A resume to be shown. No field is optional: a missing one is '' or []. */
export type Resume = ReturnType<typeof makeResume>;

// Before the others, also before those that are planned.
const toRank = ({ time }: { time: Time }) => (time === 'current' ? 0 : 1);

// The parts of a name that stand elsewhere, such as the name of the family.
const toFullName = (name: string, parts: string[]) =>
  [name, ...parts.filter((part) => !name.includes(part))].filter(Boolean).join(' ');

/** A month or day in words, without the day; another text as it is. */
function spellMonth(written: string, lang: string): string {
  const read = readDate(written) ?? '';
  if (!/^\d{4}-\d{2}/.test(read)) return written;
  const format = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(lang, format).format(new Date(read));
}

/** Makes a resume of what was read, with what readers expect of one: sorted entries, links, skills of two kinds. */
export function makeResume({ meta, basics: all, skills, ...file }: JsonResume, lang: string) {
  const { firstName, lastName, contact, ...basics } = all;
  const place = basics.location;
  const country = findPhoneCountry(place.country, lang);
  const email = hideContact(splitEmails(basics.email), contact.email);
  const phone = hideContact(splitPhones(basics.phone, country), contact.phone);
  return {
    ...file,
    lang,
    basics: {
      ...basics,
      name: toFullName(basics.name, [firstName, lastName]),
      available: spellMonth(basics.available, lang),
      email: email.parts,
      phone: phone.parts,
      /** What a click shows; '' if every visitor sees it, or nobody. */
      emailCode: email.code,
      phoneCode: phone.code,
      location: place.text || spellCountry(place.country, lang),
      /** The location without the street. */
      town: place.town || spellCountry(place.country, lang),
      profiles: basics.profiles.map(toProfile),
    },
    ...splitSkills(skills),
    projects: withTimes(file.projects).sort((a, b) => toRank(a) - toRank(b)),
    work: toJobs(file.work),
    education: withTimes(file.education),
    volunteer: withTimes(file.volunteer),
    certificates: sortEntries(file.certificates),
    awards: sortEntries(file.awards),
    publications: sortEntries(file.publications),
  };
}
