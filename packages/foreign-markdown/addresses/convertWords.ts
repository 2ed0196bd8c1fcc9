import type { Conversion } from '../findLost';
import { findPeople } from '../mail';
import { cleanAddresses, findPersonal } from './cleanAddress';

/** Replaces the addresses among plain words, and names what they say of people; undefined if there is neither. */
export function convertWords(words: string): Conversion | undefined {
  const body = cleanAddresses(words);
  const personal = [...new Set([...findPersonal(body), ...findPeople(words)])];
  const isSame = body === words && personal.length === 0;
  return isSame ? undefined : { body, lost: [], left: [], pictures: 0, personal };
}
