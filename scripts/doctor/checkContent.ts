// What the doctor checks of the owner's content: the resume, the photo, the share image and the icon.
import { readFile } from 'node:fs/promises';
import { type ReadResume, readResume } from '../content/readResume';
import { hashSiteImage, readImageHash } from '../images/siteImage';
import { SAMPLE } from './checkEnv';
import { isAddress } from '#every-script';
import { type Finding, hint, ok, warning } from './finding';

/** Lists the texts of a value that are still from the sample, each with its path. */
function findSamples(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return SAMPLE.test(value) ? [`${path.replace('[0].text', '')}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  // What a link leads to is made from its text.
  const parts = Object.entries(value).filter(([key]) => key !== 'href');
  return parts.flatMap(([key, part]) =>
    findSamples(part, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

/** Lists what recruiters look for and won't find. */
function findMissing({ basics, projects }: ReadResume['resume']): Finding[] {
  const isLinked = projects.some(({ url, source }) => [url, source].some(isAddress));
  const missing = [
    !basics.summary && 'A summary of one or two sentences: basics.summary',
    !basics.label && 'A role: basics.label',
    !basics.profiles.some(({ url }) => isAddress(url)) &&
      'A profile with an address, such as GitHub or LinkedIn: basics.profiles',
    !isLinked && 'A project with a link, to itself (url) or to its code (source): projects',
  ];
  return missing.flatMap((what) => (what ? [hint(`Recruiters will miss this. ${what}`)] : []));
}

/** Checks the owner's resume and photo. Throws if the resume can't be read. */
export function checkResume(file: string): Finding[] {
  const { resume, notes, warnings } = readResume(file);
  const samples = findSamples(resume, '').map((text) =>
    warning(`Still from the sample: ${text}`, `Write your own in ${file}.`),
  );
  return [
    ok(`${file} is valid.`),
    ...notes.map((note) => ok(note)),
    ...samples,
    ...warnings.map((what) => warning(what)),
    ...findMissing(resume),
  ];
}

/** Checks whether the share image shows the owner. Throws if the theme can't be read. */
export async function checkShare(content: ReadResume, file: string): Promise<Finding> {
  const how = 'Run: npm run images';
  const image = await readFile(file).catch(() => Buffer.of());
  const hash = await readImageHash(image).catch(() => 'none');
  if (hash === 'none') return warning(`${file} is missing or not an image.`, how);
  if (hash === undefined) return ok(`${file} is an image of your own.`);
  return hash === hashSiteImage(content)
    ? ok(`${file} matches your resume, photo and theme.`)
    : warning(`${file} shows another name, text, photo or theme than yours.`, how);
}

/** Checks whether the icon is the owner's. */
export async function checkIcon(file: string): Promise<Finding> {
  const svg = await readFile(file, 'utf8').catch(() => '');
  if (!svg.includes('<svg')) return warning(`${file} is missing or not an image.`, 'Add an SVG.');
  return svg.includes('The icon of the sample')
    ? warning(`Still from the sample: ${file}`, 'Replace it, then run: npm run images')
    : ok(`${file} is an icon of your own.`);
}
