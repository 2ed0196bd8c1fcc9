import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'pathe';
import { promisify } from 'node:util';
import { copyProject } from '../../../fixtures/copyProject';

interface Site {
  outDir: string;
  /** The folder of the owner's content. */
  content: string;
  options: string[];
  env: Record<string, string>;
}

/** Builds a site of another owner, with the posts of the Firestore emulator at `host`. Throws if that fails. */
export async function buildSiteOf({ outDir, content, options, env }: Site, host: string) {
  const cwd = await mkdtemp(join(tmpdir(), 'portfolio-site-'));
  await copyProject(cwd, content);
  const args = ['--import', 'tsx', 'scripts/build.ts', '--outDir', resolve(outDir), ...options];
  await promisify(execFile)(process.execPath, [...args, '--cacheDir', resolve('.cache/build')], {
    cwd,
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host, ...env },
  });
  await rm(cwd, { recursive: true });
}
