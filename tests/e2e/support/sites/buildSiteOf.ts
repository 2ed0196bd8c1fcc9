import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
  hasScheduledPosts?: boolean;
}

async function allowScheduling(cwd: string) {
  const file = join(cwd, 'src/settings.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(hasScheduledPosts: boolean =) false/, '$1 true'));
}

/** Builds a site of another owner, with the posts of the Firestore emulator at `host`. Throws if that fails. */
export async function buildSiteOf(
  { outDir, content, options, env, hasScheduledPosts }: Site,
  host: string,
) {
  const cwd = await mkdtemp(join(tmpdir(), 'portfolio-site-'));
  await copyProject(cwd, content);
  if (hasScheduledPosts) await allowScheduling(cwd);
  const args = ['--import', 'tsx', 'scripts/build.ts', '--outDir', resolve(outDir), ...options];
  await promisify(execFile)(process.execPath, [...args, '--cacheDir', resolve('.cache/build')], {
    cwd,
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host, ...env },
  });
  await rm(cwd, { recursive: true });
}
