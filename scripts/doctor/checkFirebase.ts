// What the doctor checks of firebase.json, beyond what every command needs of it.
import { existsSync } from 'node:fs';
import { join } from 'pathe';
import { routes, SHELL_FILE } from '../../src/routes';
import { readFirebase, toPlace } from '../programs/firebaseJson';
import { error, type Finding, ok, warning } from './finding';

// https://firebase.google.com/docs/firestore/locations
const EUROPE = /^(eur3|europe-(west(1|2|3|4|6|8|9|10|12)|north[12]|central2|southwest1))$/;

type Hosting = Partial<ReturnType<typeof readFirebase>['hosting']>;
/** Says where a setting is. */
type Locate = (...path: PropertyKey[]) => string;

/** Checks where the database would be created. */
function checkRegion(location: string, locate: Locate): Finding[] {
  if (EUROPE.test(location)) return [];
  const what = `${locate('firestore', 'location')} is ${location},`;
  const how =
    'Write "eur3", or a European location of https://firebase.google.com/docs/firestore/locations.';
  return [
    /^eur/.test(location)
      ? error(`${what} which is no location of Firestore.`, how)
      : warning(`${what} which is not in Europe. The database can’t be moved later.`, how),
  ];
}

/** Checks whether two programs would use the same port. */
function checkPorts(
  emulators: ReturnType<typeof readFirebase>['emulators'],
  locate: Locate,
): Finding[] {
  const users = new Map([
    [5173, 'the site of npm start'],
    [4174, 'npm run preview'],
  ]);
  return Object.entries(emulators).flatMap(([name, settings]) =>
    ['port', 'websocketPort'].flatMap((key) => {
      const port = (settings as Record<string, unknown>)[key];
      if (typeof port !== 'number') return [];
      const other = users.get(port);
      users.set(port, `emulators.${name}.${key}`);
      const what = `${locate('emulators', name, key)} is ${port}, the port of ${other}.`;
      return other ? [error(what, 'Write a port that nothing else uses.')] : [];
    }),
  );
}

/** Checks the redirect and the rewrites without which a page is not found. */
function checkAddresses({ redirects = [], rewrites = [] }: Hosting, locate: Locate): Finding[] {
  const sources = rewrites.map(({ source }) => source);
  const isOpened = (path: string) =>
    rewrites.some(({ source, destination }) => source === path && destination === SHELL_FILE);
  const missing = routes
    .filter(({ prerender }) => prerender === 'nothing')
    .map(({ path }) => path.replace(/:\w+$/, '**'))
    .filter((source) => !isOpened(source));
  const all = sources.indexOf('**');
  return [
    ...(redirects.some(({ source }) => source === '/')
      ? []
      : [
          error(
            `${locate('hosting', 'redirects')} lacks the address “/”, which has no page of its own.`,
            'Add { "source": "/", "destination": "/home", "type": 302 }',
          ),
        ]),
    ...missing.map((source) =>
      error(
        `${locate('hosting', 'rewrites')} doesn’t lead ${source} to ${SHELL_FILE}, so that page doesn’t open.`,
        `Add { "source": "${source}", "destination": "${SHELL_FILE}" }`,
      ),
    ),
    ...(all < 0
      ? []
      : [
          error(
            `${locate('hosting', 'rewrites', all)} takes every address, so no wrong one is “Not found”.`,
            'Remove it: firebase init adds it.',
          ),
        ]),
  ];
}

// Headers of every page: what they must contain, and what happens without.
const headers: [key: string, value: string, without: string, report: typeof error][] = [
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups', 'nobody can sign in', error],
  ['Cache-Control', 'no-cache', 'browsers show former pages for an hour', warning],
  ['Content-Security-Policy', "frame-ancestors 'none'", 'other sites can frame this one', warning],
  ['X-Content-Type-Options', 'nosniff', 'browsers guess the types of files', warning],
  ['Strict-Transport-Security', 'max-age', 'a first request may be unencrypted', warning],
];

function checkHeaders({ headers: all = [] }: Hosting, locate: Locate): Finding[] {
  const ofAllPaths = all.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  return headers.flatMap(([key, value, without, report]) =>
    ofAllPaths.some((header) => header.key === key && header.value.includes(value))
      ? []
      : [
          report(
            `${locate('hosting', 'headers')} lacks ${key} for “**”, so ${without}.`,
            `Add { "key": "${key}", "value": "${value}" }`,
          ),
        ],
  );
}

/** Checks firebase.json in a folder. Throws if commands can't work with it. */
export function checkFirebase(folder: string): Finding[] {
  const { firestore, hosting, emulators } = readFirebase(folder);
  const locate: Locate = (...path) => toPlace(path, folder);
  const rules = existsSync(join(folder, firestore.rules))
    ? []
    : [
        error(
          `${locate('firestore', 'rules')} is ${firestore.rules}, which does not exist.`,
          'Write "firestore.rules".',
        ),
      ];
  const findings = [
    ...rules,
    ...checkRegion(firestore.location, locate),
    ...checkPorts(emulators, locate),
    ...checkAddresses(hosting, locate),
    ...checkHeaders(hosting, locate),
  ];
  return findings.length > 0 ? findings : [ok('firebase.json has what the site needs.')];
}
