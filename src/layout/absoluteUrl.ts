import { resume } from '../content/resume';

// The site's own address; where none is configured, the owner's website on the CV.
const site = import.meta.env.VITE_SITE_URL || resume.basics.url;

/** The absolute address of a path of this site. */
export const absolute = (path: string): string => new URL(path, site).href;
