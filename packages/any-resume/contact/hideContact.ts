import type { Notes, Path, Reader } from '../fields/reader.ts';
import { text } from '../fields/texts.ts';
import type { Part } from './links.ts';

/** Who sees an e-mail address or a phone number: every visitor, one who clicks, or nobody. */
export type Visibility = 'shown' | 'click' | 'hidden';

const VISIBILITIES: Visibility[] = ['shown', 'click', 'hidden'];

/** Whether a value says who sees something. */
export const isVisibility = (value: unknown): boolean =>
  value === false || VISIBILITIES.some((visibility) => visibility === value);

/** Reads who sees a way to reach the owner. A typing error is a fault, so that it publishes nothing. */
export const visibility: Reader<Visibility> = (value: unknown, path: Path, notes: Notes) => {
  const written = text(value === false ? 'hidden' : value, path, { ...notes, texts: new Map() });
  const choice = VISIBILITIES.find((visibility) => visibility === (written || 'shown'));
  if (!choice) notes.faults.push({ path, must: '"shown", "click" or "hidden"', value });
  return choice ?? 'hidden';
};

// Reversed, as harvesters decode plain Base64.
const encode = (parts: Part[]): string =>
  [...Buffer.from(JSON.stringify(parts)).toString('base64')].reverse().join('');

/** The parts that every visitor sees, and the code of those that a click shows; '' without some. */
export const hideContact = (
  parts: Part[],
  visible: Visibility,
): { parts: Part[]; code: string } => ({
  parts: visible === 'shown' ? parts : [],
  code: visible === 'click' && parts.length > 0 ? encode(parts) : '',
});
