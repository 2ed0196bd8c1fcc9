import type { Starter } from '../emulators/prepareFirestore';
import { type Emulator, startEmulators } from '../emulators/startEmulators';
import { runProgram } from '../programs/program';
import { errorMessage } from '../programs/runMain';
import { reportProgress } from './progressLine';

const project = 'demo-portfolio';

/** Starts the needed emulators, or all, and returns the environment in which tests find them. Throws if they can't be started. */
export async function startTestEmulators(
  prepared?: Starter,
  needed?: Emulator[],
): Promise<Record<string, string>> {
  const { firestore, auth, crashed } = await startEmulators(project, prepared, needed);
  crashed.catch((error: unknown) => console.log(errorMessage(error)));
  return {
    GCLOUD_PROJECT: project,
    // Takes precedence over the project of an .env file.
    VITE_FIREBASE_PROJECT_ID: project,
    FIRESTORE_EMULATOR_HOST: await firestore,
    ...(needed?.includes('auth') === false ? {} : { FIREBASE_AUTH_EMULATOR_HOST: await auth }),
  };
}

/** Builds the sites that the browser tests open, in the environment of startTestEmulators(). */
export async function buildTestSites(
  env: Record<string, string>,
  report: (progress: string) => void,
): Promise<void> {
  const args = ['--import', 'tsx', 'tests/e2e/support/sites/buildSites.ts'];
  await runProgram(process.execPath, args, env, { onOutput: reportProgress(report) });
}
