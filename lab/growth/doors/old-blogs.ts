import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'pathe';
import { readBlog } from '#old-blogs';
import { toFile } from '../../../scripts/export/ownFormat';
import { planPosts } from '../../../scripts/import/planPosts';
import { type Doors, type Input, on, toStored } from '../shapes';

function toOldFile({ text }: Input): string {
  const names = ['title', 'description', 'author', 'tags', 'series', 'image', 'permalink'];
  // More front matter is refused.
  const fields = names.map((name) => `${name}: ${JSON.stringify(text.slice(0, 1_000))}`);
  return ['---', 'date: 2020-01-31', ...fields, '---', text].join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'portfolio-growth-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

/** Writes a file into the folder, alone. */
function write(name: string, text: string): void {
  for (const other of readdirSync(folder)) rmSync(join(folder, other));
  writeFileSync(join(folder, name), text.toWellFormed());
}
const planImport = async () => planPosts(await readBlog(folder));

/** The doors of files that are imported. */
export const doors: Doors = {
  'a post of another blog': on((input) => write('a.md', toOldFile(input)), planImport),
  'an exported post': on((input) => write('index.md', toFile(toStored(input))), planImport),
};
