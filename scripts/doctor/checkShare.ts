import { readFile } from 'node:fs/promises';
import type { ReadResume } from '../../src/content/readResume';
import { hashOfShare, notedHash } from '../images/shareSource';
import { type Finding, ok, warning } from './finding';

const IMAGE = 'public/share.png';
const HOW = 'Run: npm run images';

/** Checks whether the share image shows the owner. */
export async function checkShare(content: ReadResume, file = IMAGE): Promise<Finding> {
  try {
    const noted = await notedHash(await readFile(file));
    if (noted === undefined) return ok(`${file} is a drawing of your own.`);
    return noted === (await hashOfShare(content))
      ? ok(`${file} shows the name, words and photo of your resume.`)
      : warning(`${file} shows another name, other words or another photo.`, HOW);
  } catch {
    return warning(`${file} is missing or is no image.`, HOW);
  }
}
