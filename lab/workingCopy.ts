import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'pathe';

// What tests don't read, or make anew.
const LEFT_OUT = /^(node_modules|\.git|dist.*|test-results)$/;

/** Copies the project into a temporary folder, which is removed when the process exits. Returns the folder. */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-lab-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative('.', path)),
  });
  // A junction, as links need more rights on Windows.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
