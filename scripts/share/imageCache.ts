import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'pathe';

// Unused images stay for a while: the next build may have other posts.
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const findFile = (file: string) => stat(file).catch(() => undefined);

/** Opens a folder of images that is kept from build to build. */
export function openImageCache(folder: string) {
  return {
    /** Returns the path and the size of an image. If it is missing, `make` makes it; if that fails, nothing is kept. */
    async get(name: string, make: () => Promise<Uint8Array | string>) {
      const file = join(folder, name);
      if (!(await findFile(file))) {
        // Renamed when complete, because another build may read the cache.
        const part = `${file}.${randomUUID()}`;
        await writeFile(part, await make());
        await rename(part, file);
      }
      const now = new Date();
      await utimes(file, now, now);
      return { file, size: (await stat(file)).size };
    },

    /** Removes images that no build has used for 30 days. */
    async clean(): Promise<void> {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        // Another build may have removed it.
        const { mtimeMs = Infinity } = (await findFile(file)) ?? {};
        if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { force: true });
      }
    },
  };
}

export type ImageCache = ReturnType<typeof openImageCache>;
