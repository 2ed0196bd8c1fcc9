import type { ActorName } from './actors';
import { oddIds } from './documents';
import type { Case } from './harness';
import { add, post, set } from './requests';

/** Everyone who is not an admin, and what is lacking. */
export const notAdmins: [actor: ActorName, reason: string][] = [
  ['visitor', 'not signed in'],
  ['unverified', 'the e-mail is not verified'],
  ['noVerified', 'email_verified is missing'],
  ['nullVerified', 'email_verified is null'],
  ['textVerified', "email_verified is the text 'true'"],
  ['numberVerified', 'email_verified is 1'],
  ['reader', 'the flag is false'],
  ['newcomer', 'no users document'],
  ['noFlag', 'the flag is missing'],
  ['textFlag', "the flag is the text 'true'"],
  ['numberFlag', 'the flag is 1'],
  ['nullFlag', 'the flag is null'],
  ['listFlag', 'the flag is a list'],
  ['mapFlag', 'the flag is a map'],
  ['capitalFlag', 'the flag is called Admin'],
  ['nestedFlag', 'the flag is nested in another field'],
  ['claimedFlag', 'the flag is a claim in the token'],
  ['slashId', 'the id leads to a document that is not a users document'],
  ['dotsId', "the id leads to an admin's users document"],
  ['escapedId', "the escaped id leads to an admin's users document"],
];
const byOthers: Case[] = [
  ...notAdmins.map(([actor, reason]): Case => [actor, set('blogs/new', post()), reason]),
  ['visitor', add('blogs', post()), 'not signed in'],
  ['reader', add('blogs', post()), 'the flag is false'],
];

const byId = oddIds.flatMap((id): Case[] => [
  ['reader', set(`blogs/${id}`, post()), 'the flag is false, whatever the id'],
  ['admin', set(`blogs/${id}`, post({ Title: 1 })), 'Title is a number, whatever the id'],
]);

/** Creations by others than admins, and under odd ids, that must be denied. */
export const deniedCreations = [...byOthers, ...byId];
