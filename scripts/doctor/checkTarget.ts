// What a deployment asks Google before it begins, through the Firebase CLI, which knows the owner's sign-in.
import { startProgram } from '../programs/program';
import { judgeLocation } from '../setup/steps/database';
import { error, type Finding, ok } from './finding';

/** The Firebase CLI. */
export const CLI = 'node_modules/firebase-tools/lib/bin/firebase.js';

/** Runs a command of the CLI and returns its result. Throws with the CLI's message if it fails. */
async function ask<T>(project: string, ...args: string[]): Promise<T> {
  const more = ['--project', project, '--non-interactive', '--json'];
  // With an emulator, the CLI would ask whether to go on.
  const env = { FIRESTORE_EMULATOR_HOST: '' };
  const { exited, output } = startProgram(process.execPath, [CLI, ...args, ...more], env);
  await exited;
  // Notices may come before it.
  const lines = output().split(/\r?\n/);
  const from = lines.indexOf('{');
  const to = lines.indexOf('}', from + 1);
  if (from < 0 || to < 0) throw new Error(output().trim());
  const answer = JSON.parse(lines.slice(from, to + 1).join('\n')) as {
    status: string;
    result: T;
    error?: string;
  };
  if (answer.status !== 'success') throw new Error(answer.error);
  return answer.result;
}

async function checkSite(project: string): Promise<Finding> {
  const { sites } = await ask<{ sites: { type: string }[] }>(project, 'hosting:sites:list');
  return sites.some(({ type }) => type === 'DEFAULT_SITE')
    ? ok('The project has a Hosting site.')
    : error(
        `The project ${project} has no Hosting site.`,
        'Create it in the Firebase console: Hosting, Get started.',
      );
}

async function checkApp(project: string, appId: string): Promise<Finding> {
  const apps = await ask<{ appId: string }[]>(project, 'apps:list', 'WEB');
  return apps.some((app) => app.appId === appId)
    ? ok('VITE_FIREBASE_APP_ID is an app of the project.')
    : error(
        `VITE_FIREBASE_APP_ID is no web app of the project ${project}.`,
        'Copy all settings from the same project.',
      );
}

async function checkDatabase(project: string): Promise<Finding> {
  const get = ['firestore:databases:get', '(default)'];
  return judgeLocation((await ask<{ locationId: string }>(project, ...get)).locationId);
}

async function checkRules(project: string): Promise<Finding> {
  // Compiles them, and checks the rights to replace them.
  await ask(project, 'deploy', '--only', 'firestore:rules', '--dry-run');
  return ok('The rules compile.');
}

interface Target {
  project: string;
  appId?: string;
  /** Without one, the CLI's dry run would create it. */
  hasDatabase: boolean;
}

/** Checks whether a project is ready for a deployment: Hosting, the app, the database's location, the rules and the rights. */
export async function checkTarget({ project, appId, hasDatabase }: Target): Promise<Finding[]> {
  const checks = [
    checkSite(project),
    ...(appId ? [checkApp(project, appId)] : []),
    ...(hasDatabase ? [checkDatabase(project), checkRules(project)] : []),
  ];
  const results = await Promise.allSettled(checks);
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message.trim()] : [],
  );
  return [
    ...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    // One reason, such as a missing sign-in, may stop them all.
    ...[...new Set(refusals)].map((message) =>
      error(message, 'If you are not signed in as an owner of the project: npx firebase login'),
    ),
  ];
}
