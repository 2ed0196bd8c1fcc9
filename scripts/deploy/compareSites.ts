import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The hash of each file of a built site, by its path. */
export type SiteFiles = Map<string, string>;

/** The files of a built site, without hidden ones, which are not deployed; none if there is no such folder. */
export async function readSite(dir: string): Promise<SiteFiles> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  for (const entry of found.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(dir, file);
    if (/(^|\/)\./.test(path)) continue;
    const hash = createHash('sha256').update(await readFile(file));
    files.set(path, hash.digest('hex'));
  }
  return files;
}

const MOST_NAMES = 10;

function namesOf(pages: string[]): string {
  const names = pages.sort().map((path) => `/${path.replace(/\.html$/, '')}`);
  return names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', …' : '');
}

/** Files of a site in lines, by their kind. `what` is what has become of them. */
function toLines(what: string, paths: string[]): string[] {
  const pages = paths.filter((path) => path.endsWith('.html'));
  // firebase.json says of these folders that a file's name changes with it.
  const hashed = paths.filter((path) => /^(assets|share)\//.test(path));
  const others = paths.length - pages.length - hashed.length;
  return [
    pages.length > 0 && `pages: ${pages.length} ${what} (${namesOf(pages)})`,
    hashed.length > 0 && `files with a hash in their name: ${hashed.length} ${what}`,
    others > 0 && `other files: ${others} ${what}`,
  ].filter((line) => line !== false);
}

/** Says in lines how one build of a site differs from the build before it. */
export function compareSites(before: SiteFiles, after: SiteFiles): string[] {
  if (before.size === 0) return [`${after.size} files, and no build before to compare them with`];
  const both = [...after.keys()].filter((path) => before.has(path));
  const changes = {
    new: [...after.keys()].filter((path) => !before.has(path)),
    changed: both.filter((path) => before.get(path) !== after.get(path)),
    gone: [...before.keys()].filter((path) => !after.has(path)),
  };
  const lines = Object.entries(changes).flatMap(([what, paths]) => toLines(what, paths));
  return lines.length > 0 ? lines : ['no file differs'];
}
