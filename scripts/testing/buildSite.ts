import { runProgram } from '../programs/program';

/** Builds the site with the posts of an emulator's project, and other settings if some are given. Throws what the build printed if it fails. */
export async function buildSite(
  host: string,
  project: string,
  outDir: string,
  options: string[] = [],
  settings: Record<string, string> = {},
): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--mode', 'emulators', '--outDir', outDir];
  await runProgram(process.execPath, [...args, ...options], {
    FIRESTORE_EMULATOR_HOST: host,
    VITE_FIREBASE_PROJECT_ID: project,
    ...settings,
  });
}
