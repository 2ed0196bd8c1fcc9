import { type ReadResume, readResume } from '../content/readResume';
import { readFirebase } from '../programs/firebaseJson';
import { checkContrast } from '../theme/checkContrast';
import { checkFaces } from '../theme/findFace';
import { readTheme } from '../theme/readTheme';

/** Reads the owner’s resume and photo and prints warnings, those of the theme too. Throws an error that lists every fault of a file. */
export function checkContent(): ReadResume {
  readFirebase();
  checkFaces();
  const content = readResume();
  for (const note of content.notes) console.log(note);
  for (const warning of content.warnings) console.warn(`! ${warning}`);
  for (const warning of checkContrast(readTheme())) console.warn(`! ${warning}`);
  return content;
}
