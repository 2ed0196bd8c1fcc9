// What the doctor checks of settings that must fit each other.
import { filledIn } from '../../src/settings';
import { error, type Finding, warning } from './finding';

// https://firebase.google.com/docs/firestore/locations
const EUROPE = /^(eur3|europe-(west(1|2|3|4|6|8|9|10|12)|north[12]|central2|southwest1))$/;
const FIREBASE_HOST = /^([a-z0-9-]+)\.(web\.app|firebaseapp\.com)$/;

/** Checks whether the address of the site can be one, and of which project. */
function checkSite(project: string, url: string): Finding[] {
  const { hostname } = new URL(url);
  const what = `VITE_SITE_URL in .env leads to ${hostname},`;
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname))
    return [
      error(`${what} which only this computer reaches.`, 'Write the address that visitors open.'),
    ];
  const [, site] = FIREBASE_HOST.exec(hostname) ?? [];
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

/** Checks settings of .env against each other. Each must be valid by itself. */
export function checkProject(values: Record<string, string | undefined>): Finding[] {
  const project = filledIn(values.VITE_FIREBASE_PROJECT_ID);
  if (!project) return [];
  const domain = filledIn(values.VITE_FIREBASE_AUTH_DOMAIN);
  const url = filledIn(values.VITE_SITE_URL);
  const [, other] = FIREBASE_HOST.exec(domain ?? '') ?? [];
  return [
    ...(other && other !== project
      ? [
          error(
            `VITE_FIREBASE_AUTH_DOMAIN in .env belongs to the project ${other}, VITE_FIREBASE_PROJECT_ID says ${project}.`,
            'Copy all settings from the same project.',
          ),
        ]
      : []),
    ...(url ? checkSite(project, url) : []),
  ];
}

/** Checks where firebase.json would create the database. */
export function checkRegion(location: string): Finding[] {
  if (EUROPE.test(location)) return [];
  const what = `firebase.json creates the database in ${location},`;
  const how =
    'Write "eur3", or a European location of https://firebase.google.com/docs/firestore/locations.';
  return [
    /^eur/.test(location)
      ? error(`${what} which is no location of Firestore.`, how)
      : warning(`${what} which is not in Europe. It can’t be moved later.`, how),
  ];
}
