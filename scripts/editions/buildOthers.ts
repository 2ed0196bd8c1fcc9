import { existsSync, readFileSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { reviveDate } from '../../src/post/cache';
import type { BlogData, StoredBlog } from '../pages/writeBlog';
import { startProgram } from '../programs/program';
import { replaceFolder } from '../programs/replaceFolder';
import { print, step } from '../programs/step';
import { ownTag } from './edition';
import { readOthers } from './readEditions';

const TYPESCRIPT = 'scripts/programs/typescript.mjs';

/** Reads the posts that the build of the first edition has read. */
export const readStored = (file: string): StoredBlog =>
  JSON.parse(readFileSync(file, 'utf8'), reviveDate) as StoredBlog;

/**
 * Begins to build the other editions, each in a process of its own beside this one, if this is the first. Returns what waits
 * for them, puts them into the folder of this one and returns their paths; it throws if one fails.
 */
export async function startOthers(
  next: string,
  folder: string,
  data?: BlogData,
): Promise<() => Promise<string[]>> {
  const others = ownTag() ? [] : readOthers();
  if (others.length === 0) return () => Promise.resolve([]);
  const posts = join(folder, 'posts.json');
  const stored: StoredBlog | undefined = data && { since: data.since, all: data.all };
  if (stored) await writeFile(posts, JSON.stringify(stored));
  const running = others.map(({ tag, path }) => {
    const outDir = `${next}-${tag}`;
    // As this process was started.
    const args = [TYPESCRIPT, ...process.argv.slice(1), '--outDir', outDir];
    const program = startProgram(
      process.execPath,
      [...args, ...(stored ? ['--posts', posts] : [])],
      { EDITION: tag },
    );
    return { path, outDir, program };
  });
  return async () => {
    try {
      for (const { path, outDir, program } of running) {
        await step(`Edition ${path}`, async () => {
          if ((await program.exited) !== 0) throw new Error(program.output());
        });
        print(program.output().trim());
        await replaceFolder(outDir, join(next, path));
      }
    } finally {
      for (const { outDir } of running) await rm(outDir, { recursive: true, force: true });
    }
    return running.map(({ path }) => path);
  };
}

/** Gives the edition the share image in its language, if there is one: public/share.de.png. */
export async function takeOwnShareImage(outDir: string): Promise<void> {
  const file = join(outDir, `share.${ownTag()}.png`);
  if (ownTag() && existsSync(file)) await copyFile(file, join(outDir, 'share.png'));
}
