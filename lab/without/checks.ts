import { findTool } from '../../scripts/programs/findTool';
import { runProgram } from '../../scripts/programs/program';

const commands = {
  types: ['oxlint'],
  lint: ['eslint', '.', '--max-warnings=0'],
  units: ['vitest', 'run', '--project=unit', '--project=unit-page', '--reporter=dot'],
};

export type Check = keyof typeof commands;

/** The names of the checks, in the order of the table. */
export const checks = Object.keys(commands) as Check[];

/** Runs a check in a folder. Throws what it printed if it fails. */
export async function runCheck(check: Check, folder: string): Promise<void> {
  const [tool = '', ...args] = commands[check];
  await runProgram(process.execPath, [findTool(tool), ...args], { NO_COLOR: '1' }, { cwd: folder });
}
