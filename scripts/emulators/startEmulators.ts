import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { firebase } from '../programs/firebaseJson';
import { type Program, startProgram } from '../programs/program';
import { assertPortFree, chooseFirestore, isUp, probeEnvironment } from './environment';
import { authHost, firestoreHost } from './hosts';

/** Emulators that are starting. Each promise resolves to the emulator's `host:port` when it answers. */
export interface Emulators {
  firestore: Promise<string>;
  auth: Promise<string>;
  /** Never resolves. Rejects with the last output of an emulator that stopped by itself. */
  crashed: Promise<never>;
}

type Emulator = 'auth' | 'firestore';

const ports = firebase.emulators;
const { rules } = firebase.firestore;

// Without the optimizing compiler, which costs a short-lived emulator more time than it saves.
const javaEnv = {
  JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ''} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`,
};

/** Returns whether a variable names a running emulator. Throws if it names one that doesn't answer. */
async function isGiven(variable: string): Promise<boolean> {
  const host = process.env[variable];
  if (host && !(await isUp(host)))
    throw new Error(`${variable} is ${host}, but no emulator answers there. Correct or unset it.`);
  return Boolean(host);
}

/** The arguments for Node and the environment with which the Firebase CLI starts emulators. */
export const firebaseCli = (only: string[], project: string) => {
  const cli = 'node_modules/firebase-tools/lib/bin/firebase.js';
  const args = [cli, 'emulators:start', '--only', only.join(), '--project', project];
  // CI=1 keeps the CLI off the network.
  return { args, env: { ...javaEnv, CI: '1' } };
};

async function assertPortsFree(...names: (Emulator | 'hub' | 'logging')[]): Promise<void> {
  for (const name of names)
    await assertPortFree(ports[name].port, ports[name].host, 'the emulators', 'firebase.json');
}

async function startFirebase(only: Emulator[], project: string): Promise<Program> {
  await assertPortsFree(...only, 'hub', 'logging');
  const { args, env } = firebaseCli(only, project);
  return startProgram(process.execPath, args, env);
}

async function startGcloud(): Promise<Program> {
  await assertPortsFree('firestore');
  const args = ['emulators', 'firestore', 'start', `--host-port=${firestoreHost}`];
  return startProgram('gcloud', [...args, `--rules=${rules}`], javaEnv);
}

async function reportCrash({ exited, output }: Program, startedJava: boolean): Promise<never> {
  const code = await exited;
  // The Firebase CLI starts Java in a process group of its own, so a crash of the CLI leaves it running.
  if (startedJava)
    await fetch(`http://${firestoreHost}/shutdown`, { method: 'POST' }).catch(() => {});
  const lastLines = output().trimEnd().split('\n').slice(-15).join('\n');
  throw new Error(`An emulator stopped by itself (exit code ${code}):\n${lastLines}`);
}

/** Replaces a project's rules in a running emulator. Throws if the emulator refuses them. */
export async function uploadRules(host: string, project: string, content: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: rules, content }] } }),
  });
  if (!answer.ok) throw new Error(`The emulator refused the rules:\n${await answer.text()}`);
}

async function waitFor(host: string): Promise<string> {
  while (!(await isUp(host))) await sleep(100);
  return host;
}

/** Starts the Auth emulator, and the Firestore emulator with firestore.rules, unless they are running. */
export async function startEmulators(project: string): Promise<Emulators> {
  const starter =
    !(await isGiven('FIRESTORE_EMULATOR_HOST')) && chooseFirestore(probeEnvironment());
  const byFirebase: Emulator[] = [];
  if (starter === 'firebase') byFirebase.push('firestore');
  if (!(await isGiven('FIREBASE_AUTH_EMULATOR_HOST'))) byFirebase.push('auth');

  const started: Program[] = [];
  if (starter === 'gcloud') started.push(await startGcloud());
  if (byFirebase.length > 0) started.push(await startFirebase(byFirebase, project));

  const crashes = started.map((program) => reportCrash(program, starter === 'firebase'));
  const crashed = Promise.race([new Promise<never>(() => undefined), ...crashes]);
  const prepareFirestore = async () => {
    await waitFor(firestoreHost);
    await uploadRules(firestoreHost, project, await readFile(rules, 'utf8'));
    return firestoreHost;
  };
  const emulators = {
    firestore: Promise.race([prepareFirestore(), crashed]),
    auth: Promise.race([waitFor(authHost), crashed]),
    crashed,
  };
  // Callers handle the promises they await; a crash must not count as unhandled in the others.
  for (const promise of Object.values(emulators)) promise.catch(() => undefined);
  return emulators;
}
