import { existsSync, realpathSync } from 'node:fs';
import { join } from 'pathe';
import { askInTerminal, canAsk, meansYes } from '../programs/askInTerminal';
import { download, toMegabytes } from '../programs/download';
import { errorMessage } from '../programs/runMain';
import { hasOption } from '../programs/readOptions';
import { print, step } from '../programs/step';
import { findMissingJar } from './emulatorJar';
import { findProgram, isGiven } from './environment';
import { fetchJava, findJava, findRemoteJava, JAVA_FOLDER, MIN_JAVA } from './java';

/** The program that starts the Firestore emulator, and the PATH with the Java runtime that it needs; none if an emulator runs already. */
export interface Starter {
  program: 'firebase' | 'gcloud' | 'none';
  path: string;
}

/** What this computer lacks, and the ways to get it. */
export const MISSING_JAVA = `The Firestore emulator needs Java ${MIN_JAVA} or newer, which this computer lacks.`;
export const WAYS_TO_JAVA = [
  `  - npm start -- --yes fetches a Java runtime into ${JAVA_FOLDER}, for this project only;`,
  `  - or install Java ${MIN_JAVA} or newer: https://adoptium.net;`,
  '  - or install the Google Cloud SDK (https://cloud.google.com/sdk) with Java 11 or newer, and run',
  '    `gcloud components install cloud-firestore-emulator`.',
].join('\n');

/** Returns whether `gcloud` has the component cloud-firestore-emulator. */
function hasGcloudEmulator(): boolean {
  // On Windows it is a script of cmd, which Node doesn't start.
  const gcloud = process.platform === 'win32' ? undefined : findProgram('gcloud');
  // Running gcloud would take seconds, so look for the folder of the component.
  const component = gcloud && join(realpathSync(gcloud), '../../platform/cloud-firestore-emulator');
  return Boolean(component && existsSync(component));
}

/** Finds what can start the Firestore emulator on this computer; undefined if a Java runtime is missing. */
export function findStarter(
  java = findJava(),
  hasGcloud = hasGcloudEmulator(),
): Starter | undefined {
  const { version, path } = java;
  if (version >= MIN_JAVA) return { program: 'firebase', path };
  return version >= 11 && hasGcloud ? { program: 'gcloud', path } : undefined;
}

/** Whether the user has agreed beforehand. */
const hasAgreed = () => hasOption('yes') || Boolean(process.env.CI);

/** Asks whether to do something. Ctrl-C and Ctrl-D mean no. */
async function ask(question: string): Promise<boolean> {
  const answer = await askInTerminal(`${question} [Y/n] `);
  return answer !== undefined && meansYes(answer, true);
}

/** Fetches a Java runtime if the user agrees. Throws a sentence that names the other ways if not, or if it can't be fetched. */
async function offerJava(isAgreed: boolean): Promise<void> {
  if (!isAgreed && !canAsk()) throw new Error(`${MISSING_JAVA}\n${WAYS_TO_JAVA}`);
  print(MISSING_JAVA);
  try {
    const remote = await findRemoteJava();
    const what = `${remote.name} (${toMegabytes(remote.size)})`;
    if (!isAgreed && !(await ask(`Fetch ${what} into ${JAVA_FOLDER}, for this project only?`)))
      throw new Error('Nothing was fetched.');
    await step(what, (report) => fetchJava(remote, report));
  } catch (cause) {
    throw new Error(`${errorMessage(cause)}\n${WAYS_TO_JAVA}`, { cause });
  }
}

/**
 * Finds what starts the Firestore emulator, and fetches what is missing: the emulator, and a Java runtime if the user agrees in
 * the terminal, by the command's option --yes, or by CI in the environment. Throws a sentence that says what to do if it fails.
 */
export async function prepareFirestore(): Promise<Starter> {
  if (await isGiven('FIRESTORE_EMULATOR_HOST')) return { program: 'none', path: '' };
  let starter = findStarter();
  if (!starter) {
    await offerJava(hasAgreed());
    starter = findStarter()!;
  }
  const jar = starter.program === 'firebase' && (await findMissingJar());
  if (jar)
    await step(`Firestore emulator (${toMegabytes(jar.remote.size)}), downloaded once`, (report) =>
      download(jar.remote, jar.file, report),
    );
  return starter;
}
