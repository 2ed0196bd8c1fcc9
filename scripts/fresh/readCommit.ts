import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commit that a site is built from, its date, and whether files have been changed since. */
export interface Build {
  commit: string;
  date: string;
  isChanged: boolean;
}

/** Runs Git in a folder. Rejects without Git, outside of a repository, and if the answer is no. */
export const git = async (dir: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: dir })).stdout.trim();

/** Reads the commit of this clone; undefined where there is none, as in a downloaded archive. */
export async function readCommit(dir = '.'): Promise<Build | undefined> {
  try {
    // Fails in an unpacked archive within another repository.
    await git(dir, 'ls-files', '--error-unmatch', 'package.json');
    const [commit = '', date = ''] = (await git(dir, 'log', '-1', '--format=%H %cI')).split(' ');
    const isChanged = (await git(dir, 'status', '--porcelain', '--untracked-files=no')) !== '';
    return { commit, date, isChanged };
  } catch {
    return undefined;
  }
}
