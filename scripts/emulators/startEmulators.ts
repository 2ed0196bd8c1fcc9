import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFirebase } from '../programs/firebaseJson';
import { type Program, startProgram } from '../programs/program';
import { assertPortFree, isGiven, isUp } from './environment';
import { authHost, firestoreHost } from './hosts';
import { prepareFirestore, type Starter } from './prepareFirestore';

/** Emulators that are starting. Each promise resolves to the emulator's `host:port` when it answers; never if it isn't needed. */
interface Emulators {
  firestore: Promise<string>;
  auth: Promise<string>;
  /** Never resolves. Rejects with the last output of an emulator that stopped by itself. */
  crashed: Promise<never>;
}

/** An emulator of this project. */
export type Emulator = 'auth' | 'firestore';

// A busy computer needs minutes until the first line.
const MAX_START_MS = 180_000;
const MAX_SILENT_MS = 120_000;

// Without the optimizing compiler, which costs a short-lived emulator more time than it saves.
const javaEnv = {
  JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ''} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`,
};

async function assertPortsFree(...names: (Emulator | 'hub' | 'logging')[]): Promise<void> {
  const ports = readFirebase().emulators;
  for (const name of names)
    await assertPortFree(ports[name].port, ports[name].host, 'the emulators', 'firebase.json');
}

async function startFirebase(only: Emulator[], project: string, path: string): Promise<Program> {
  await assertPortsFree(...only, 'hub', 'logging');
  const cli = 'node_modules/firebase-tools/lib/bin/firebase.js';
  const args = [cli, 'emulators:start', '--only', only.join(), '--project', project];
  // CI=1 keeps the CLI off the network.
  return startProgram(process.execPath, args, { ...javaEnv, CI: '1', PATH: path });
}

async function startGcloud(): Promise<Program> {
  await assertPortsFree('firestore');
  const args = ['emulators', 'firestore', 'start', `--host-port=${firestoreHost()}`];
  return startProgram('gcloud', [...args, `--rules=${readFirebase().firestore.rules}`], javaEnv);
}

const lastLines = ({ output }: Program) => output().trimEnd().split('\n').slice(-15).join('\n');

async function reportCrash(program: Program, startedJava: boolean): Promise<never> {
  const code = await program.exited;
  // The Firebase CLI starts Java in a process group of its own, so a crash of the CLI leaves it running.
  if (startedJava)
    await fetch(`http://${firestoreHost()}/shutdown`, { method: 'POST' }).catch(() => {});
  throw new Error(`An emulator stopped by itself (exit code ${code}):\n${lastLines(program)}`);
}

/** Replaces a project's rules in a running emulator. Throws if the emulator refuses them. */
export async function uploadRules(host: string, project: string, content: string): Promise<void> {
  const { rules } = readFirebase().firestore;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: rules, content }] } }),
  });
  if (!answer.ok) throw new Error(`The emulator refused the rules:\n${await answer.text()}`);
}

/** Waits until an emulator answers. Throws what the program printed last if it is silent for too long. */
async function waitFor(host: string, program?: Program): Promise<string> {
  while (!(await isUp(host))) {
    const limit = program?.output() ? MAX_SILENT_MS : MAX_START_MS;
    if (program && program.silentMs() > limit)
      throw new Error(
        `No emulator answers at ${host}, and it has printed nothing for ${limit / 1000} s:\n${lastLines(program)}`,
      );
    await sleep(100);
  }
  return host;
}

/**
 * Starts the Firestore emulator with firestore.rules, and the Auth emulator if `needed` names it, unless they are running.
 * Fetches what the Firestore emulator needs, unless `prepared` says that it is there.
 */
export async function startEmulators(
  project: string,
  prepared?: Starter,
  needed: Emulator[] = ['firestore', 'auth'],
): Promise<Emulators> {
  const { program: starter, path } = prepared ?? (await prepareFirestore());
  const byFirebase: Emulator[] = [];
  if (starter === 'firebase') byFirebase.push('firestore');
  const needsAuth = needed.includes('auth') && !(await isGiven('FIREBASE_AUTH_EMULATOR_HOST'));
  if (needsAuth) byFirebase.push('auth');

  const gcloud = starter === 'gcloud' ? await startGcloud() : undefined;
  const firebase =
    byFirebase.length > 0
      ? await startFirebase(byFirebase, project, path || process.env.PATH!)
      : undefined;

  const crashes = [gcloud, firebase].map(
    (program) => program && reportCrash(program, starter === 'firebase'),
  );
  const crashed = Promise.race([
    new Promise<never>(() => undefined),
    ...crashes.filter((crash) => crash !== undefined),
  ]);
  const prepareFirestoreEmulator = async () => {
    const host = await waitFor(firestoreHost(), gcloud ?? firebase);
    await uploadRules(host, project, await readFile(readFirebase().firestore.rules, 'utf8'));
    return host;
  };
  const emulators = {
    firestore: Promise.race([prepareFirestoreEmulator(), crashed]),
    auth: needed.includes('auth')
      ? Promise.race([waitFor(authHost(), firebase), crashed])
      : new Promise<never>(() => undefined),
    crashed,
  };
  // Callers handle the promises they await; a crash must not count as unhandled in the others.
  for (const promise of Object.values(emulators)) promise.catch(() => undefined);
  return emulators;
}
