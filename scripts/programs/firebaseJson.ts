import { readFileSync } from 'node:fs';
import type json from '../../firebase.json';
import { parseJson } from '../../src/content/parseJson.ts';

const FILE = 'firebase.json';

function read(): typeof json {
  try {
    const text = readFileSync(`${import.meta.dirname}/../../${FILE}`, 'utf8');
    return parseJson(text, FILE) as typeof json;
  } catch (error) {
    // Every command imports this before it can catch anything.
    console.error(`✗ ${(error as Error).message}`);
    process.exit(1);
  }
}

/** The settings of Hosting, the database and the emulators. A file that can't be read ends the command. */
export const firebase = read();
