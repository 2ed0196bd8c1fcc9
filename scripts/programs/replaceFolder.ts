import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRIES = 10;
const WAIT_MS = 200;

/** Renames a folder. On Windows, virus scanners keep new files open for a moment, and a folder with open files can't be renamed. */
async function renameFolder(from: string, to: string): Promise<void> {
  for (let retries = RETRIES; ; retries--)
    try {
      await rename(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (retries === 0 || !['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
      await sleep(WAIT_MS);
    }
}

/** Puts the folder `next` into the place of `folder`, which stays if that fails. */
export async function replaceFolder(next: string, folder: string): Promise<void> {
  const former = `${folder}-former`;
  // After a power cut between the two renames, the former folder is the only one.
  if (existsSync(folder)) {
    await rm(former, { recursive: true, force: true, maxRetries: RETRIES });
    await renameFolder(folder, former);
  }
  try {
    await renameFolder(next, folder);
  } catch (error) {
    if (existsSync(former)) await renameFolder(former, folder);
    throw error;
  }
  // What is still open elsewhere stays until the next time.
  await rm(former, { recursive: true, force: true, maxRetries: RETRIES }).catch(() => undefined);
}
