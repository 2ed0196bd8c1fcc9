import { readFile } from 'node:fs/promises';
import firebase from '../../firebase.json' with { type: 'json' };
import { type Program, startProgram } from '../programs/program';
import { chooseEmulators, type Choice } from './chooseEmulators';
import { address } from './hosts';
import { assertPortFree, probeEnvironment, waitForHttp } from './environment';

/** Emulators that are starting. Each promise resolves to the emulator's `host:port` when it answers. */
export interface Emulators {
  firestore: Promise<string>;
  auth: Promise<string>;
  /** Never resolves. Rejects with the last output of an emulator that stopped by itself. */
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

/** The arguments for Node and the environment with which the Firebase CLI starts emulators. */
export const firebaseCli = (only: string[], project: string) => {
  const cli = 'node_modules/firebase-tools/lib/bin/firebase.js';
  const args = [cli, 'emulators:start', '--only', only.join(), '--project', project];
  // CI=1 keeps the CLI off the network.
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
    assertPortFree(port, host, what, 'firebase.json');
  if (firestore !== 'none') await check(ports.firestore, 'the Firestore emulator');
  if (auth !== 'none') await check(ports.auth, 'the Auth emulator');
  if (firestore !== 'firebase' && auth !== 'firebase') return;
  await check(ports.hub, 'the Firebase CLI');
  await check(ports.logging, 'the Firebase CLI');
}

/** Replaces a project's rules in a running emulator. Throws if the emulator refuses them. */
export async function uploadRules(host: string, project: string, content: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: firebase.firestore.rules, content }] } }),
  });
  if (!answer.ok) throw new Error(`The emulator refused the rules:\n${await answer.text()}`);
}

/** Waits for the emulator that was started, or for the running one, and returns its `host:port`. */
async function waitFor(started: boolean, port: typeof ports.auth, running?: string) {
  const host = started ? address(port) : running!;
  await waitForHttp(host);
  return host;
}

const authReady = (started: boolean) =>
  waitFor(started, ports.auth, process.env.FIREBASE_AUTH_EMULATOR_HOST);

async function firestoreReady(started: boolean, project: string): Promise<string> {
  const host = await waitFor(started, ports.firestore, process.env.FIRESTORE_EMULATOR_HOST);
  if (!started) await uploadRules(host, project, await readFile(firebase.firestore.rules, 'utf8'));
  return host;
}

/** Starts the Auth emulator, and the Firestore emulator with firestore.rules, unless they are running. */
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
    firestore: Promise.race([firestoreReady(choice.firestore !== 'none', project), crashed]),
    auth: withAuth ? Promise.race([authReady(choice.auth !== 'none'), crashed]) : never,
    crashed,
  };
  // Callers handle the promises they await; a crash must not count as unhandled in the others.
  for (const promise of Object.values(emulators)) promise.catch(() => undefined);
  return emulators;
}
