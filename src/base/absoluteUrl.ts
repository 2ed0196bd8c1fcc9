import { thisEdition } from '../content/editions';
import { resume } from '../content/resume';
import { isAddress } from '#every-script';
import { filledIn } from '../settings';

// Without a configured URL, falls back to the website in resume.json, then to a reserved name. Vite has checked it.
const { url } = resume.basics;
const base =
  filledIn(import.meta.env.VITE_SITE_URL) ?? (isAddress(url) ? url : 'https://site.invalid');

// The address of the site may be that of a folder.
const folder = new URL(base).pathname.replace(/\/$/, '');

/** The absolute URL of a path of an edition of this site. */
export const absoluteUrlIn = (edition: { path: string }, path: string): string =>
  new URL(`${folder}${edition.path}${path}`, base).href;

/** The absolute URL of a path on this site. */
export const absoluteUrl = (path: string): string =>
  new URL(`${folder}${thisEdition?.path ?? ''}${path}`, base).href;
