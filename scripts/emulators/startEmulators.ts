import { readFile } from 'node:fs/promises';
import firebase from '../../firebase.json' with { type: 'json' };
import { type Program, startProgram } from '../programs/program';
import { chooseEmulators, type Choice } from './chooseEmulators';
import { address } from './hosts';
import { assertPortFree, probeEnvironment, waitForHttp } from './environment';

/** The emulators being started. Each promise resolves to the emulator's `host:port` once it answers. */
export interface Emulators {
  firestore: Promise<string>;
  auth: Promise<string>;
  /** Never resolves; rejects with the last lines of an emulator that has stopped by itself. */
  crashed: Promise<never>;
}

const ports = firebase.emulators;

async function crash(program: Program, firestore: Choice['firestore']): Promise<never> {
  const code = await program.exited;
  // The Firebase CLI starts Java in a process group of its own, so a crash of the CLI leaves it running.
  if (firestore === 'firebase')
    await fetch(`http://${address(ports.firestore)}/shutdown`, { method: 'POST' }).catch(() => {});
  const lastLines = program.output().trimEnd().split('\n').slice(-15).join('\n');
  throw new Error(`${program.name} stopped by itself (exit code ${code}):\n${lastLines}`);
}

/** How the Firebase CLI starts emulators: the arguments for Node, and the environment. */
export const firebaseCli = (only: string[], project: string) => {
  const cli = 'node_modules/firebase-tools/lib/bin/firebase.js';
  const args = [cli, 'emulators:start', '--only', only.join(), '--project', project];
  // CI=1 keeps the CLI from its one call to the network.
  return { args, env: { CI: '1' } };
};

function startFirebase(only: string[], project: string): Program {
  const { args, env } = firebaseCli(only, project);
  const name = `The Firebase CLI (${only.join(', ')} emulator)`;
  return startProgram(name, process.execPath, args, env);
}

function startGcloud(): Program {
  const host = `--host-port=${address(ports.firestore)}`;
  const args = ['emulators', 'firestore', 'start', host, `--rules=${firebase.firestore.rules}`];
  return startProgram('The Firestore emulator (gcloud)', 'gcloud', args);
}

async function assertPortsFree({ firestore, auth }: Choice): Promise<void> {
  const check = ({ host, port }: typeof ports.auth, what: string) =>
    assertPortFree(port, host, `the ${what} emulator`, 'firebase.json');
  if (firestore !== 'none') await check(ports.firestore, 'Firestore');
  if (auth !== 'none') await check(ports.auth, 'Auth');
}

/** Replaces the rules of a project in a running emulator. Throws if it refuses them. */
export async function uploadRules(host: string, project: string, content: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: firebase.firestore.rules, content }] } }),
  });
  if (!answer.ok) throw new Error(`The emulator refused the rules:\n${await answer.text()}`);
}

async function firestoreReady(choice: Choice['firestore'], project: string): Promise<string> {
  const isRunning = choice === 'none';
  const host = isRunning ? process.env.FIRESTORE_EMULATOR_HOST! : address(ports.firestore);
  await waitForHttp(host);
  if (isRunning) await uploadRules(host, project, await readFile(firebase.firestore.rules, 'utf8'));
  return host;
}

async function authReady(choice: Choice['auth']): Promise<string> {
  const isRunning = choice === 'none';
  const host = isRunning ? process.env.FIREBASE_AUTH_EMULATOR_HOST! : address(ports.auth);
  await waitForHttp(host);
  return host;
}

/** Starts the Firestore emulator, with firestore.rules, and the Auth emulator, unless they run already. */
export async function startEmulators(project: string, withAuth = true): Promise<Emulators> {
  const environment = await probeEnvironment();
  const choice = chooseEmulators(withAuth ? environment : { ...environment, authRuns: true });
  await assertPortsFree(choice);

  const started: Program[] = [];
  if (choice.firestore === 'gcloud') started.push(startGcloud());
  const byFirebase = (['firestore', 'auth'] as const).filter((one) => choice[one] === 'firebase');
  if (byFirebase.length > 0) started.push(startFirebase(byFirebase, project));

  const never = new Promise<never>(() => undefined);
  const crashed = Promise.race([
    never,
    ...started.map((program) => crash(program, choice.firestore)),
  ]);
  const emulators = {
    firestore: Promise.race([firestoreReady(choice.firestore, project), crashed]),
    auth: withAuth ? Promise.race([authReady(choice.auth), crashed]) : never,
    crashed,
  };
  // Each caller handles the rejection of the promise it awaits; the others must not count as unhandled.
  for (const promise of Object.values(emulators)) promise.catch(() => undefined);
  return emulators;
}
