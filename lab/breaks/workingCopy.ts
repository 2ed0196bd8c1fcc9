import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'pathe';
import type { Break } from './breaks';

// What tests don't read, or make anew.
const LEFT_OUT = /^(node_modules|\.git|dist.*|test-results)$/;

/** Copies the project into a temporary folder, which is removed when the process exits. Returns the folder. */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-breaks-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative('.', path)),
  });
  // A junction, as links need more rights on Windows.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Breaks the project in a folder. Returns a function that mends it. */
export function apply({ file, from, to }: Break, folder: string): () => void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  // A function, as the text may contain `$`.
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}
