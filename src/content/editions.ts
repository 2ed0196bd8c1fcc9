/** The site in one language. */
export interface Edition {
  /** Where it begins within the site: '' for the first one, or a path such as `/de`. */
  path: string;
  /** Its language, a BCP 47 tag, and the direction of that. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The language's own name. */
  name: string;
  /** The owner's texts that it has: the paths and labels of their pages. */
  texts: { path: string; label: string }[];
  /** The paths of its pages of projects. */
  projects: string[];
}

/** The editions of a site in several languages, the first one first; none of a site in one. scripts/editions/editionsPlugin.ts puts them here. */
export const editions: Edition[] = [];

/** The edition that this is; undefined on a site in one language. */
export const thisEdition: Edition | undefined = undefined;
