// `npm run deploy [-- --dry-run]`: checks the settings, deploys the rules, builds the site with the posts and deploys it.
// A dry run says what it would do and reaches no network: the CLI's own would create the database.
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import firebase from '../firebase.json' with { type: 'json' };
import { compareSites, readSite, type SiteFiles } from './deploy/compareSites';
import { checkSettings } from './doctor/checkSettings';
import { toText } from './doctor/finding';
import { runInTerminal } from './programs/runInTerminal';
import { runMain } from './programs/runMain';

const { firestore, hosting } = firebase;

/** Runs a program of Node. Throws if it fails. */
async function run(what: string, args: string[]): Promise<void> {
  console.log(`\n… ${what}`);
  if ((await runInTerminal(process.execPath, args)) !== 0)
    throw new Error(`${what} failed. What was deployed before stays as it is.`);
}

const deploy = (what: string, only: string, project: string) =>
  run(what, [
    'node_modules/firebase-tools/lib/bin/firebase.js',
    ...['deploy', '--only', only, '--project', project, '--non-interactive'],
  ]);

/** Says what is in the folder of the site before the build replaces it. */
async function describe({ size }: SiteFiles): Promise<string> {
  if (size === 0) return 'there is no build yet';
  const { mtime } = await stat(hosting.public);
  return `the build there has ${size} files and is of ${mtime.toLocaleString('en-GB')}`;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const bad = (await checkSettings()).filter(({ level }) => level !== 'ok');
  for (const finding of bad) console.log(toText(finding));
  if (bad.some(({ level }) => level === 'error')) throw new Error('Nothing was deployed.');

  const project = loadEnv('production', '.').VITE_FIREBASE_PROJECT_ID!;
  const before = await readSite(hosting.public);
  console.log(`Project ${project}:`);
  console.log(
    `  1. the rules in ${firestore.rules}; a database in ${firestore.location}, if there is none`,
  );
  console.log(`  2. a build of the site with the posts in the database; ${await describe(before)}`);
  console.log(`  3. the files in ${hosting.public}, instead of the site that is there`);
  if (values['dry-run']) {
    console.log('Nothing was done: this is a dry run.');
    return 0;
  }
  // Before the build, which reads the posts as a visitor.
  await deploy('The rules', 'firestore:rules', project);
  await run('The build', ['--import', 'tsx', 'scripts/build.ts']);
  console.log(`\n${hosting.public}, compared with the build before on this computer:`);
  const changes = compareSites(before, await readSite(hosting.public));
  for (const line of changes) console.log(`  ${line}`);
  await deploy('The site', 'hosting', project);
  return 0;
}

await runMain(main);
