// What the doctor checks of settings that must fit each other.
import { filledIn } from '../../src/settings';
import { error, type Finding, warning } from './finding';
import type { Setting } from './readEnv';

const FIREBASE_HOST = /^([a-z0-9-]+)\.(web\.app|firebaseapp\.com)$/;

/** What `npm run deploy` can't do. */
export const NOT_BELOW = 'Firebase Hosting serves a site at the root of its domain only.';

/** Checks whether the address of the site can be one, and of which project. */
function checkSite(project: string, url: string, place: string): Finding[] {
  const { hostname, pathname } = new URL(url);
  const what = `${place} leads to ${hostname},`;
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname))
    return [
      error(`${what} which only this computer reaches.`, 'Write the address that visitors open.'),
    ];
  const [, site] = FIREBASE_HOST.exec(hostname) ?? [];
  if (site && pathname !== '/')
    return [error(`${what} and has the path ${pathname}: ${NOT_BELOW}`, 'Leave the path out.')];
  if (site && site !== project)
    return [
      warning(
        `${what} not to ${project}.web.app.`,
        'That is right for a second site of the same project only.',
      ),
    ];
  return !site && hostname.startsWith(`${project}.`)
    ? [warning(`${what} which is not a Firebase address.`, `Did you mean ${project}.web.app?`)]
    : [];
}

/** Checks settings against each other. Each must be valid by itself. */
export function checkProject(find: (name: string) => Setting): Finding[] {
  const project = filledIn(find('VITE_FIREBASE_PROJECT_ID').value);
  if (!project) return [];
  const domain = find('VITE_FIREBASE_AUTH_DOMAIN');
  const site = find('VITE_SITE_URL');
  const url = filledIn(site.value);
  const [, other] = FIREBASE_HOST.exec(filledIn(domain.value) ?? '') ?? [];
  return [
    ...(other && other !== project
      ? [
          error(
            `${domain.place} belongs to the project ${other}, VITE_FIREBASE_PROJECT_ID says ${project}.`,
            'Copy all settings from the same project.',
          ),
        ]
      : []),
    ...(url ? checkSite(project, url, site.place) : []),
  ];
}
