import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'pathe';
import { onTestFinished } from 'vitest';

/** Writes files, by their paths, into a folder that goes with the test. Returns the folder. */
export async function writeFiles(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'old-blog-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
