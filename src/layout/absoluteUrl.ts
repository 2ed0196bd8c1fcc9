import { resume } from '../content/resume';
import { siteUrl } from '../settings';

// Without a configured URL, the owner's website in resume.json is taken for this site; else a name that nobody has.
const base =
  siteUrl(import.meta.env.VITE_SITE_URL) ?? (resume.basics.url || 'https://site.invalid');

/** The absolute URL of a path on this site. */
export const absoluteUrl = (path: string): string => new URL(path, base).href;
