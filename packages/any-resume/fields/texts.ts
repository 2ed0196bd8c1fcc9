import { readDate } from './readDate.ts';
import { isBlank, isText, clean, type Reader } from './reader.ts';
import { toAddress } from './toAddress.ts';

/** Text or a number; a list of them has one on each line. */
export const text: Reader<string> = (value, path, notes) => {
  if (isBlank(value)) return '';
  const parts: unknown[] = Array.isArray(value) ? value.filter((one) => !isBlank(one)) : [value];
  if (!parts.every(isText)) {
    notes.faults.push({ path, must: 'text', value });
    return '';
  }
  const read = parts.map(clean).join('\n');
  notes.texts.add(read);
  return read;
};

const listOf =
  (separator: RegExp): Reader<string[]> =>
  (value, path, notes) => {
    if (isBlank(value)) return [];
    if (isText(value)) {
      const parts = text(value, path, notes).split(separator);
      return parts.map((part) => part.replace(/^[-•] /, '').trim()).filter(Boolean);
    }
    if (Array.isArray(value))
      return value
        .map((one, index) => text(one, [...path, index], notes).replace(/^[-•] /, ''))
        .filter(Boolean);
    notes.faults.push({ path, must: 'a list', value });
    return [];
  };

/** A list of texts, or a text with one on each line. */
export const texts = listOf(/\n/);

/** A list of words, or a text with commas between them. */
export const words = listOf(/[,;、，\n]/);

const readAs =
  (kind: string, read: (written: string) => string | undefined): Reader<string> =>
  (source, path, notes) => {
    const written = text(source, path, notes);
    const value = read(written);
    if (value === undefined) notes.unclear.push({ path, kind, value: written });
    return value ?? written;
  };

/** A year, month or day; '' also for an end that lies ahead, such as "present". What can’t be read stays as it is written. */
export const date = readAs('a date such as 2026, 2026-01 or 2026-01-31', readDate);

/** An http or https address. What can’t be read stays as it is written. */
export const url = readAs('a web address such as https://example.com', (written) =>
  written ? toAddress(written) : '',
);
