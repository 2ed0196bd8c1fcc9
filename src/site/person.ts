import { resume } from '../content/resume';
import { absoluteUrl } from './absoluteUrl';

const owner = resume.basics.name;

/** Describes a person to search engines: by default the owner, who has a page on this site. */
export const toPerson = (name = owner) => ({
  '@type': 'Person',
  name,
  url: name === owner ? absoluteUrl('/home') : undefined,
});
