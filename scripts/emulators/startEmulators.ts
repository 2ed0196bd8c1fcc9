import { readFile } from 'node:fs/promises';
import firebase from '../../firebase.json' with { type: 'json' };
import { chooseEmulators, type Choice } from './chooseEmulators';
import { assertPortFree, probeEnvironment, waitForHttp } from './environment';
import { startProgram, type Program } from '../programs/program';

/** The emulators on their way. Each promise gives the emulator's `host:port` once it answers. */
export interface Emulators {
  firestore: Promise<string>;
  auth: Promise<string>;
  /** Never resolves; rejects with the last lines of an emulator that has stopped by itself. */
  crashed: Promise<never>;
}

const address = ({ host, port }: { host: string; port: number }) => `${host}:${port}`;

async function crash(running: Program): Promise<never> {
  const code = await running.exited;
  const lastLines = running.output().trimEnd().split('\n').slice(-15).join('\n');
  throw new Error(`${running.name} stopped by itself (exit code ${code}):\n${lastLines}`);
}

/** How the Firebase CLI starts emulators: the arguments of Node, and the environment. */
export const firebaseCli = (only: string[], project: string) => {
  const cli = 'node_modules/firebase-tools/lib/bin/firebase.js';
  const args = [cli, 'emulators:start', '--only', only.join(), '--project', project];
  // CI=1 spares the CLI its one call to the network.
  return { args, env: { CI: '1' } };
};

function startFirebase(only: string[], project: string): Program {
  const { args, env } = firebaseCli(only, project);
  return startProgram(
    `The Firebase CLI (${only.join(', ')} emulator)`,
    process.execPath,
    args,
    env,
  );
}

function startGcloud(): Program {
  const host = `--host-port=${address(firebase.emulators.firestore)}`;
  const args = ['emulators', 'firestore', 'start', host, `--rules=${firebase.firestore.rules}`];
  return startProgram('The Firestore emulator (gcloud)', 'gcloud', args);
}

async function checkPorts({ firestore, auth }: Choice): Promise<void> {
  const ports = firebase.emulators;
  const check = ({ host, port }: typeof ports.auth, what: string) =>
    assertPortFree(port, host, `the ${what} emulator`, 'firebase.json');
  if (firestore !== 'none') await check(ports.firestore, 'Firestore');
  if (auth !== 'none') await check(ports.auth, 'Auth');
}

/** Puts a project of a running emulator under these rules. Throws if it refuses them. */
export async function uploadRules(host: string, project: string, content: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: firebase.firestore.rules, content }] } }),
  });
  if (!answer.ok) throw new Error(`The emulator refused the rules:\n${await answer.text()}`);
}

async function firestoreReady(choice: Choice['firestore'], project: string): Promise<string> {
  const { FIRESTORE_EMULATOR_HOST = '' } = process.env;
  const running = choice === 'none';
  const host = running ? FIRESTORE_EMULATOR_HOST : address(firebase.emulators.firestore);
  await waitForHttp(host);
  if (running) await uploadRules(host, project, await readFile(firebase.firestore.rules, 'utf8'));
  return host;
}

async function authReady(choice: Choice['auth']): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;
  const running = choice === 'none';
  const host = running ? FIREBASE_AUTH_EMULATOR_HOST : address(firebase.emulators.auth);
  await waitForHttp(host);
  return host;
}

/** Starts the Firestore emulator, with firestore.rules, and the Auth emulator, where they do not run yet. */
export async function startEmulators(project: string, withAuth = true): Promise<Emulators> {
  const machine = await probeEnvironment();
  const choice = chooseEmulators(withAuth ? machine : { ...machine, authRuns: true });
  await checkPorts(choice);

  const started: Program[] = [];
  if (choice.firestore === 'gcloud') started.push(startGcloud());
  const byFirebase = (['firestore', 'auth'] as const).filter((one) => choice[one] === 'firebase');
  if (byFirebase.length > 0) started.push(startFirebase(byFirebase, project));

  const never = new Promise<never>(() => undefined);
  const crashed = Promise.race([never, ...started.map(crash)]);
  const ready = (emulator: Promise<string>) =>
    Promise.race([emulator, crashed]).finally(() => started.forEach((one) => one.settled()));
  const emulators = {
    firestore: ready(firestoreReady(choice.firestore, project)),
    auth: withAuth ? ready(authReady(choice.auth)) : never,
    crashed,
  };
  // Whoever waits for one of them hears of a crash there; the others must not count as unhandled.
  for (const promise of Object.values(emulators)) promise.catch(() => undefined);
  return emulators;
}
