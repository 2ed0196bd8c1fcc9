import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { parse } from 'yaml';

/** A change that breaks a promise, and the test files of which at least one must fail for it. */
export interface Break {
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  tests: string[];
}

/** Reads the breaks whose name, file or tests contain one of these words; all without words. */
export function readBreaks(words: string[]): Break[] {
  const all = parse(readFileSync('lab/breaks/breaks.yaml', 'utf8')) as Break[];
  const isMeant = ({ name, file, tests }: Break) =>
    words.length === 0 || words.some((word) => [name, file, ...tests].join().includes(word));
  return all.filter(isMeant);
}

/** Says why a break can't be made any more; undefined if it can. */
export function explainStale({ file, from, tests }: Break): string | undefined {
  const missing = [file, ...tests].find((path) => !existsSync(path));
  if (missing) return `there is no ${missing}`;
  const count = readFileSync(file, 'utf8').split(from).length - 1;
  return count === 1 ? undefined : `${file} has its text ${count} times`;
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
