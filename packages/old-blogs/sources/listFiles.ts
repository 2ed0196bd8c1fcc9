import { readdir, realpath, stat } from 'node:fs/promises';
import { join, normalize } from 'pathe';
import type { LeftOut } from '../entry';

const REASONS: Record<string, string> = {
  ENOENT: 'it is a link that leads nowhere',
  ELOOP: 'it is a link that leads to itself',
  EACCES: 'your account may not read it',
  EPERM: 'your account may not read it',
};

/** What a folder has. */
interface Listed {
  files: string[];
  /** Links, pipes, devices and folders that can't be read. */
  leftOut: LeftOut[];
}

/** Lists a folder's files, without hidden ones and packages; only the file itself if it is one. What is no file is left out. Throws if there is nothing to list. */
export async function listFiles(path: string): Promise<Listed> {
  const all: Listed = { files: [], leftOut: [] };
  const root = normalize(await realpath(path));
  const folders = new Set<string>();

  async function list(file: string, isLink: boolean): Promise<void> {
    const leave = (reason: string, isBroken: boolean) =>
      all.leftOut.push({ file, reason, isBroken });
    try {
      const stats = await stat(file);
      if (stats.isFile()) return void all.files.push(normalize(file));
      if (!stats.isDirectory()) return void leave('it is a pipe or a device, and no file', false);
      const folder = normalize(await realpath(file));
      // A link to what is around the folder would bring it again.
      const [outer, inner] = [join(root, '/'), join(folder, '/')].sort(
        (a, b) => a.length - b.length,
      );
      const isInside = inner!.startsWith(outer!);
      if (isLink && (isInside || folders.has(folder)))
        return void leave('it is a link to a folder that is read already', false);
      folders.add(folder);
      const items = await readdir(file, { withFileTypes: true });
      for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1)))
        if (!/^(\.|node_modules$)/.test(item.name))
          await list(join(file, item.name), item.isSymbolicLink());
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      leave(REASONS[code] ?? message, true);
    }
  }

  await list(path, false);
  return all;
}
