import { findPhoneCountry, spellCountry } from './contact/countries.ts';
import { splitEmails, splitPhones } from './contact/links.ts';
import { toProfileUrl } from './contact/profileUrl.ts';
import type { Time } from './entries/findTime.ts';
import { sortEntries, toJobs, withTimes } from './entries/sortEntries.ts';
import { findStack, splitSkills } from './entries/splitSkills.ts';
import { isAddress } from './fields/toAddress.ts';
import type { JsonResume } from './jsonResume.ts';

/** A resume to be shown. No field is optional: a missing one is '' or []. */
export type Resume = ReturnType<typeof makeResume>;

// Before the others, also before those that are planned.
const toRank = ({ time }: { time: Time }) => (time === 'current' ? 0 : 1);

// The parts of a name that stand elsewhere, such as the name of the family.
const toFullName = (name: string, parts: string[]) =>
  [name, ...parts.filter((part) => !name.includes(part))].filter(Boolean).join(' ');

/** Makes a resume of what was read, with what readers expect of one: sorted entries, links, skills of two kinds. */
export function makeResume({ meta, basics: all, skills, ...file }: JsonResume, lang: string) {
  const { firstName, lastName, ...basics } = all;
  const split = splitSkills(skills);
  const country = findPhoneCountry(basics.location.country, lang);
  return {
    ...file,
    lang,
    basics: {
      ...basics,
      name: toFullName(basics.name, [firstName, lastName]),
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
