// A resume whose basics stand at the root of the file, beside its parts.
import { isVisibility } from '../contact/hideContact.ts';
import { isNetwork } from '../contact/profileUrl.ts';
import { OTHER_NAMES } from '../fields/otherNames.ts';
import { isText, toPlainKey } from '../fields/reader.ts';
import { BASICS } from '../jsonResume.ts';
import { hasBasics, PARTS } from '../notes/otherShapes.ts';
import { isObject, type Json } from './json.ts';

const toPlain = (names: string[]) =>
  new Set(names.flatMap((name) => [name, ...(OTHER_NAMES[name] ?? [])]).map(toPlainKey));
const OWN = toPlain(BASICS);
const PROFILES = toPlain(['profiles']);
// With a text, such as “profile”, it is no basics.
const ABOUT = toPlain(['basics']);

/** Whether a file has the name or the e-mail address of its owner at its root. */
export const isFlat = (json: Json): boolean =>
  !hasBasics(json) &&
  Object.keys(json).some((key) => /^(?:(?:full|first)?name|email)$/.test(toPlainKey(key)));

/** Gives a flat resume its basics, and notes what was moved there. */
export function fromFlat({ contact, ...json }: Json, notes: string[]): Json {
  // It says how to reach the owner, or who may see that.
  const isDetails = isObject(contact) && !Object.values(contact).every(isVisibility);
  const entries = Object.entries(isDetails ? { ...contact, ...json } : { ...json, contact });
  const hasProfiles = entries.some(([key]) => PROFILES.has(toPlainKey(key)));
  const profiles = entries.filter(
    ([key, value]) => isNetwork(key) && isText(value) && !hasProfiles,
  );
  const isAbout = (key: string, value: unknown) => ABOUT.has(toPlainKey(key)) && isText(value);
  const isOwn = ([key, value]: [string, unknown]) =>
    (OWN.has(toPlainKey(key)) && !PARTS.has(toPlainKey(key))) || isAbout(key, value);
  const moved = entries.filter(([, value]) => value !== undefined).filter(isOwn);
  const names = [...moved, ...profiles].map(([key]) => key);
  notes.push(`Read as if it stood in basics: ${names.join(', ')}.`);
  const basics = moved.map(([key, value]) => [isAbout(key, value) ? 'about' : key, value]);
  return {
    ...Object.fromEntries(entries.filter(([key]) => !names.includes(key))),
    basics: {
      ...Object.fromEntries(basics),
      ...(profiles.length > 0 && { profiles: Object.fromEntries(profiles) }),
    },
  };
}
