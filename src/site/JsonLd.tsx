import { resume } from '../content/resume';
import { absoluteUrl } from '../base/absoluteUrl';
import { jsonForScript } from './jsonForScript';

const owner = resume.basics.name;

/** Describes a person to search engines: by default the owner, who has a page on this site. */
export const toPerson = (name = owner) => ({
  '@type': 'Person',
  name,
  url: name === owner ? absoluteUrl('/home') : undefined,
});

/** Structured data for search engines (schema.org, as JSON-LD). */
export const JsonLd = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // eslint-disable-next-line no-restricted-syntax -- JSON that can't end its script
    dangerouslySetInnerHTML={{
      __html: jsonForScript({ '@context': 'https://schema.org', ...data }),
    }}
  />
);
