import type { Part } from '#any-resume';
import { resume } from '../../src/content/resume';
import { isAddress } from '#every-script';
import { absoluteUrl } from '../../src/base/absoluteUrl';
import { jsonForScript } from '../../src/site/jsonForScript';

// Without the protocol. What is no address is nothing to call.
const toAddress = (parts: Part[]) => parts.find(({ href }) => href)?.href.replace(/^\w+:/, '');

/** Describes the site and its owner to search engines, for the home page (https://schema.org, as JSON-LD). */
export function describeSite(): string {
  const { basics, photo } = resume;
  const home = absoluteUrl('/home');
  const person = { '@id': `${home}#person` };
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        url: absoluteUrl('/'),
        name: basics.name,
        inLanguage: resume.lang,
        publisher: person,
      },
      { '@type': 'ProfilePage', url: home, mainEntity: person },
      {
        '@type': 'Person',
        ...person,
        name: basics.name,
        jobTitle: basics.label || undefined,
        description: basics.summary || undefined,
        image: photo ? absoluteUrl(photo.src) : undefined,
        email: toAddress(basics.email),
        telephone: toAddress(basics.phone),
        url: isAddress(basics.url) ? basics.url : home,
        sameAs: basics.profiles.map(({ url }) => url).filter(isAddress),
      },
    ],
  };
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`;
}
