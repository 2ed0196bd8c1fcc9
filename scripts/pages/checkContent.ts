import { checkContrast } from '../theme/checkContrast';
import { readTheme } from '../theme/readTheme';
import { type ReadResume, readResume } from '../../src/content/readResume';

/** Reads the owner’s resume and photo and prints warnings, those of the theme too. Throws an error that lists every fault. */
export function checkContent(): ReadResume {
  const content = readResume();
  for (const warning of content.warnings) console.warn(`! ${warning}`);
  for (const warning of checkContrast(readTheme())) console.warn(`! ${warning}`);
  return content;
}
