// `npm run deploy [-- --dry-run]`: checks the settings, deploys the rules, builds the site with its posts and deploys it.
import { loadEnv } from 'vite';
import firebase from '../firebase.json' with { type: 'json' };
import { checkSettings } from './doctor/checkSettings';
import { toText } from './doctor/finding';
import { runInTerminal } from './programs/program';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

const { firestore, hosting } = firebase;

/** Runs a Node program. If it fails, throws an error that says what is live now. */
async function run(name: string, args: string[], live: string): Promise<void> {
  console.log(`\n… ${name}`);
  if ((await runInTerminal(process.execPath, args)) !== 0)
    throw new Error(`${name} failed. ${live}`);
}

async function main(): Promise<number> {
  const { values } = readOptions({ options: { 'dry-run': { type: 'boolean' } } });
  const problems = (await checkSettings()).filter(({ level }) => level !== 'ok');
  for (const problem of problems) console.log(toText(problem));
  if (problems.some(({ level }) => level === 'error')) throw new Error('Nothing was deployed.');

  const project = loadEnv('production', '.').VITE_FIREBASE_PROJECT_ID!;
  console.log(`Project ${project}:
  1. Deploy the rules in ${firestore.rules}, creating a database in ${firestore.location} if there is none
  2. Build the site with the posts in the database
  3. Deploy the files in ${hosting.public}, replacing the current site`);
  // Not the CLI's own dry run, which would create the database.
  if (values['dry-run']) {
    console.log('This is a dry run: nothing was built or deployed.');
    return 0;
  }

  const cli = ['node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', '--non-interactive'];
  const deploy = (only: string) => [...cli, '--project', project, '--only', only];
  const nothing = 'The rules and the site are unchanged.';
  const onlyRules = 'The rules are deployed; the site is unchanged.';
  // Before the build, which reads the posts as a visitor.
  await run('Deploying the rules', deploy('firestore:rules'), nothing);
  await run('Building the site', ['--import', 'tsx', 'scripts/build.ts'], onlyRules);
  await run('Deploying the site', deploy('hosting'), onlyRules);
  return 0;
}

await runMain(main);
