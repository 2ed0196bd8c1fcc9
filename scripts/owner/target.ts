import { errorMessage } from '../programs/runMain';
import { emulators, type Google, realProject } from './google';

/** Where an import goes. */
export interface Target {
  /** Without it, nobody is asked what exists there: only in a dry run. */
  google?: Google;
  isDryRun: boolean;
  /** Whether it is the emulator, for which no file of the project changes. */
  isTrial: boolean;
}

/** Finds where an import goes. Throws if there is no project to write to, or nobody is signed in; a dry run only says so. */
export async function findTarget(isTrial: boolean, isDryRun: boolean): Promise<Target> {
  if (isTrial) return { google: emulators(), isDryRun, isTrial };
  try {
    return { google: await realProject(), isDryRun, isTrial };
  } catch (error) {
    if (!isDryRun) throw error;
    console.log(`! Nobody was asked what exists there already. ${errorMessage(error)}`);
    return { isDryRun, isTrial };
  }
}
