import { runProgram } from '../programs/program';

/** Builds the sites that the browser tests open, in the environment of startTestEmulators(). */
export async function buildTestSites(env: Record<string, string>): Promise<void> {
  const args = ['--import', 'tsx', 'tests/e2e/support/buildSites.ts'];
  await runProgram('The sites under test', process.execPath, args, env);
}
