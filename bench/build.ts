import { runProgram } from '../scripts/programs/program';

/** Runs a build script in Node with the emulator's address. Returns its output; throws if it fails. */
export const runBuild = (host: string, project: string, args: string[]): Promise<string> =>
  runProgram('The build', process.execPath, args, {
    FIRESTORE_EMULATOR_HOST: host,
    VITE_FIREBASE_PROJECT_ID: project,
  });

/** Builds the site with the project's posts into `outDir`; more options for Node and for the build may follow. */
export const buildSite = (
  host: string,
  project: string,
  outDir: string,
  nodeArgs: string[] = [],
  buildArgs: string[] = [],
) =>
  runBuild(host, project, [
    ...nodeArgs,
    ...['--import', 'tsx', 'scripts/build.ts', '--mode', 'emulators', '--outDir', outDir],
    ...buildArgs,
  ]);
