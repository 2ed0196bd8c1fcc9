import { z } from 'zod';
import type json from '../../firebase.json';
import { findLine, parseJson } from './parseJson.ts';
import { quote } from './quote.ts';
import { readUtf8 } from './readUtf8.ts';

/** The settings of Hosting, the database and the emulators. */
const FIREBASE_FILE = 'firebase.json';

// The message of a schema completes the sentence “The field must be …”.
const text = (example: string) => z.string(`a text such as "${example}"`);
const port = z.int('a port such as 8380').min(1, 'above 0').max(65535, 'below 65536');
const emulator = z.object(
  { host: text('127.0.0.1'), port },
  'an object such as { "host": "127.0.0.1", "port": 8380 }',
);
const single = (use: string) => `one object, as in the sample: ${use} has one only`;

// What the code assumes.
const schema = z.looseObject(
  {
    firestore: z.looseObject(
      {
        database: z.literal('(default)', '"(default)", the database that the site uses').optional(),
        location: text('eur3'),
        rules: text('firestore.rules'),
      },
      single('the site'),
    ),
    hosting: z.looseObject(
      {
        public: z.literal('dist', '"dist", into which the site is built'),
        cleanUrls: z.literal(true, 'true, as addresses have no .html'),
        trailingSlash: z.literal(false, 'false, as addresses end without a slash'),
      },
      single('the project'),
    ),
    emulators: z.looseObject(
      { auth: emulator, firestore: emulator, hub: emulator, logging: emulator },
      'an object with the ports of the emulators, as in the sample',
    ),
  },
  'an object',
);

const ROOT = `${import.meta.dirname}/../..`;
const readText = (folder: string) => readUtf8(`${folder}/${FIREBASE_FILE}`, FIREBASE_FILE);

/** Says where a setting is: the file, its line there, and its name. */
export const toPlace = (path: PropertyKey[], folder = ROOT) =>
  `${FIREBASE_FILE}, line ${findLine(readText(folder), path)}: ${z.core.toDotPath(path) || 'The file'}`;

/** Reads firebase.json in a folder. Throws an error with a line for each setting that the code can’t work with. */
export function readFirebase(folder = ROOT): typeof json {
  const settings = parseJson(readText(folder), FIREBASE_FILE);
  const { error } = schema.safeParse(settings, { reportInput: true });
  if (!error) return settings as typeof json;
  const faults = error.issues.map(
    ({ path, message, input }) =>
      `${toPlace(path, folder)} must be ${message}, but is ${quote(input)}.`,
  );
  throw new Error(faults.join('\n'));
}
