import { readResume, RESUME_FILE } from '../../src/content/readResume';
import { error, type Finding, ok, warning } from './finding';

// What the sample has and nobody else.
const SAMPLE = /Your Name|example\.(com|org)/;

/** The texts of a value that are still the sample's, by their path. */
function samplesIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return SAMPLE.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    samplesIn(one, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

/** Checks the owner's resume and photo. */
export function checkContent(file = RESUME_FILE): Finding[] {
  try {
    const { resume, warnings } = readResume(file);
    const samples = samplesIn(resume, '').map((one) =>
      warning(`${one} is the sample’s.`, `Write your own in ${file}.`),
    );
    const open = warnings.map((one) => warning(one, `See ${file}.`));
    return [ok(`${file} can be shown.`), ...samples, ...open];
  } catch (cause) {
    return [error((cause as Error).message, 'Correct it, and run this again.')];
  }
}
