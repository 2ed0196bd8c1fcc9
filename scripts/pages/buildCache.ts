import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'pathe';

// Beside what the last build used: that of another branch, or of other sites in the same folder.
const MAX_UNUSED_BYTES = 100_000_000;

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const HASH_LENGTH = hash('').length;

/** Returns what a file has after the hash of it; undefined if there is no file, or if it is not whole. */
async function readWhole(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => Buffer.of());
  const content = bytes.subarray(HASH_LENGTH);
  return bytes.toString('latin1', 0, HASH_LENGTH) === hash(content) ? content : undefined;
}

/** Opens a folder with what earlier builds have made. */
export function openBuildCache(folder: string) {
  const used = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    /** Returns what an earlier build has made of the same inputs, or else what `make` makes. The inputs, as JSON, are all that it depends on. */
    async get(
      kind: string,
      inputs: unknown,
      make: () => Promise<Uint8Array | string>,
    ): Promise<Buffer> {
      const name = `${kind}-${hash(JSON.stringify(inputs))}`;
      used.add(name);
      const file = join(folder, name);
      const found = await readWhole(file);
      if (found) return found;
      const made = Buffer.from(await make());
      // Renamed when complete, because another build may read the cache.
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, Buffer.concat([Buffer.from(hash(made)), made]));
      await rename(part, file);
      return made;
    },

    /** Removes what this build has not used, the oldest first, until little of it is left. */
    async clean(): Promise<void> {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      const files = unused.map(async (name) => {
        const file = join(folder, name);
        // Another build may have removed it.
        const { size = 0, mtimeMs = 0 } = (await stat(file).catch(() => undefined)) ?? {};
        return { file, size, mtimeMs };
      });
      let bytes = 0;
      for (const { file, size } of (await Promise.all(files)).sort((a, b) => b.mtimeMs - a.mtimeMs))
        if ((bytes += size) > MAX_UNUSED_BYTES) await rm(file, { force: true });
    },
  };
}

export type BuildCache = ReturnType<typeof openBuildCache>;
