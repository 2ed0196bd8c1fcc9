// `npm run deploy [-- --dry-run] [--replace-newer]`: checks all that can be checked, builds the site with its posts, and
// replaces the rules and the site together. `npm run deploy -- --rollback [VERSION [--write]]`: lists the last releases of the
// site, or puts the version of one of them live again; without --write it only says which site that is.
import { loadEnv } from 'vite';
import { readResume } from './content/readResume';
import { filledIn, sitePath } from '../src/settings';
import { checkClone } from './doctor/checkClone';
import { NOT_BELOW } from './doctor/checkProject';
import { checkSettings } from './doctor/checkSettings';
import { NO_BLOG } from './doctor/checkEnv';
import { CLI, checkTarget } from './doctor/checkTarget';
import { error, type Finding, formatFinding } from './doctor/finding';
import { goBack, printReleases } from './owner/goBack';
import { visitor } from './owner/google';
import { readFirebase } from './programs/firebaseJson';
import { runShown } from './programs/program';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';
import { findRefusal } from './setup/steps/database';

const NO_PROJECT =
  'No Firebase project is filled in to deploy to. Run npm run setup; or publish the portfolio without one, on GitHub Pages or another host: docs/hosts.md.';

/** Says what is live after a step has failed, by its output. `hasRules`: a step before has replaced the rules. */
function describeLive(output: string, hasRules: boolean): string {
  if (output.includes('release complete')) return 'The new rules and the new site are live.';
  return hasRules || output.includes('released rules')
    ? 'The new rules are live, with the site as it was, which they may refuse. Run npm run deploy again.'
    : 'Nothing was replaced: the rules and the site are as they were.';
}

/** Runs a Node program. If it fails, throws an error that says what is live now. */
async function run(name: string, args: string[], hasRules = false): Promise<void> {
  console.log(`\n… ${name}`);
  const { code, output } = await runShown(process.execPath, args);
  if (code !== 0) throw new Error(`${name} failed. ${describeLive(output, hasRules)}`);
}

/** Checks whatever can be checked in files, and in the clone against the live site. */
async function checkHere(isReplacing: boolean): Promise<Finding[]> {
  const settings = await checkSettings();
  if (settings.some(({ level }) => level === 'error')) return settings;
  const { VITE_SITE_URL } = loadEnv('production', '.');
  const path = sitePath(VITE_SITE_URL);
  if (path !== '/') return [...settings, error(`VITE_SITE_URL has the path ${path}: ${NOT_BELOW}`)];
  const site = filledIn(VITE_SITE_URL) ?? readResume().resume.basics.url;
  return site && !isReplacing ? [...settings, ...(await checkClone(site))] : settings;
}

/** Prints what is not as it should be. Throws after an error. */
function report(findings: Finding[]): void {
  const problems = findings.filter(({ level }) => level === 'warning' || level === 'error');
  for (const problem of problems) console.log(formatFinding(problem));
  if (problems.some(({ level }) => level === 'error')) throw new Error('Nothing was deployed.');
}

interface Deployment {
  project: string;
  /** Whether the build needs the rules before it. */
  needsRules: boolean;
  hasBlog: boolean;
}

/** Checks all that can be checked. */
async function check(isReplacing: boolean): Promise<Deployment> {
  const findings = await checkHere(isReplacing);
  report(findings);
  const named = filledIn(loadEnv('production', '.').VITE_FIREBASE_PROJECT_ID);
  if (!named) throw new Error(NO_PROJECT);
  if (findings.includes(NO_BLOG)) return { project: named, needsRules: false, hasBlog: false };
  const database = visitor();
  const { project } = database;
  const refusal = await findRefusal(database);
  if (refusal === 'offline')
    throw new Error('The database does not answer. Nothing was deployed. Check your connection.');
  if (refusal && ![403, 404].includes(refusal.status))
    throw new Error(`The database answers with status ${refusal.status}. Nothing was deployed.`);
  const appId = filledIn(loadEnv('production', '.').VITE_FIREBASE_APP_ID);
  console.log(`… Asking Google about the project ${project}`);
  report(await checkTarget({ project, appId, hasDatabase: refusal?.status !== 404 }));
  return { project, needsRules: refusal !== undefined, hasBlog: true };
}

function printSteps({ needsRules, hasBlog }: Omit<Deployment, 'project'>, title: string): void {
  const { firestore, hosting } = readFirebase();
  const steps = [
    ...(needsRules
      ? [
          `Deploy the rules first, while visitors can’t read the database; if there is none, it is created in ${firestore.location}`,
        ]
      : []),
    hasBlog ? 'Build the site with the posts in the database' : 'Build the site without a blog',
    hasBlog
      ? `Replace the rules with ${firestore.rules}, and the site with ${hosting.public}`
      : `Replace the site with ${hosting.public}`,
  ];
  console.log([`${title}:`, ...steps.map((what, i) => `  ${i + 1}. ${what}`)].join('\n'));
}

async function deploy(isDryRun: boolean, isReplacing: boolean): Promise<void> {
  const deployment = await check(isReplacing).catch((cause: unknown) => {
    if (isDryRun)
      printSteps(
        { needsRules: true, hasBlog: true },
        'Once that is mended, a deployment has these steps',
      );
    throw cause;
  });
  const { project, needsRules, hasBlog } = deployment;
  printSteps(deployment, `Project ${project}`);
  // Not the CLI's own dry run, which would create the database.
  if (isDryRun) {
    console.log('This is a dry run: nothing was built or deployed.');
    return;
  }

  const cli = [CLI, 'deploy', '--non-interactive'];
  const command = (only: string) => [...cli, '--project', project, '--only', only];
  // The build reads the posts as a visitor.
  if (needsRules) await run('Deploying the rules', command('firestore:rules'));
  await run('Building the site', ['--import', 'tsx', 'scripts/build.ts', '--firebase'], needsRules);
  // In one command, which compiles, uploads and checks everything before it replaces anything.
  if (hasBlog)
    await run('Deploying the rules and the site', command('firestore:rules,hosting'), needsRules);
  else await run('Deploying the site', command('hosting'));
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      'replace-newer': { type: 'boolean' },
      rollback: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  });
  const { rollback = false, write = false } = values;
  const { 'dry-run': isDryRun = false, 'replace-newer': isReplacing = false } = values;
  const [version, ...others] = positionals;
  const isUnclear = rollback ? isReplacing || (write && !version) : write || version;
  if (isUnclear || others.length > 0)
    throw new Error(
      'Usage: npm run deploy [-- --dry-run] [--replace-newer], or npm run deploy -- --rollback [VERSION [--write]]',
    );
  if (!rollback) await deploy(isDryRun, isReplacing);
  else if (version) await goBack(version, !write);
  else await printReleases();
  return 0;
}

await runMain(main);
