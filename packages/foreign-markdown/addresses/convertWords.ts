import type { Conversion } from '../findLost';
import { cleanAddresses, findPersonal } from './cleanAddress';

/** Replaces the addresses among plain words; undefined if nothing is to be said or done about them. */
export function convertWords(words: string): Conversion | undefined {
  const body = cleanAddresses(words);
  const personal = [...new Set(findPersonal(body))];
  const isSame = body === words && personal.length === 0;
  return isSame ? undefined : { body, lost: [], left: [], pictures: 0, personal };
}
