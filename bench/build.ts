import { runProgram } from '../scripts/programs/program';

/** Runs a build script in Node with the emulator's address. Returns its output; throws if it fails. */
export const runBuild = (
  host: string,
  project: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> =>
  runProgram('The build', process.execPath, args, {
    ...env,
    FIRESTORE_EMULATOR_HOST: host,
    VITE_FIREBASE_PROJECT_ID: project,
  });

/** Builds the site with the project's posts into `outDir`; more of the environment and options may follow. */
export const buildSite = (
  host: string,
  project: string,
  outDir: string,
  env: Record<string, string> = {},
  buildArgs: string[] = [],
) => {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--mode', 'emulators', '--outDir', outDir];
  return runBuild(host, project, [...args, ...buildArgs], env);
};
