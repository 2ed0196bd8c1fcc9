import { readResume, type Resume, RESUME_FILE } from '../../src/content/readResume';

/** Reads the owner's resume and prints what of it no page shows. Throws an error that names every fault in it. */
export function checkContent(): Resume {
  const { resume, warnings } = readResume();
  for (const warning of warnings) console.warn(`! ${RESUME_FILE}: ${warning}`);
  return resume;
}
