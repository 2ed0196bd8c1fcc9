// `npm run lab -- without NAME …|--all`: takes parts out of copies of the project, one at a time, and checks what is left.
import { rmSync } from 'node:fs';
import { join } from 'pathe';
import { readOptions } from '../../scripts/programs/readOptions';
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { print, step } from '../../scripts/programs/step';
import { copyCheckout } from '../workingCopy';
import { checks, runCheck } from './checks';
import { listParts, readPart } from './parts';
import { takeOut } from './takeOut';

// Documents may still name what is gone: the lists don't correct them.
const DOCUMENTS = 'tests/unit/documents.test.ts';

const { values, positionals } = readOptions({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const pass = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (error: unknown) => {
      print(errorMessage(error));
      return false;
    },
  );

/** Checks the project without a part. Returns a row of the table. */
async function tryPart(name: string): Promise<{ row: string[]; isWhole: boolean }> {
  const folder = copyCheckout();
  const { deleted, changed } = takeOut(readPart(name), folder);
  rmSync(join(folder, DOCUMENTS));
  const passed: boolean[] = [];
  // One after the other, as each of them takes all cores.
  for (const check of checks)
    passed.push(await pass(step(`without ${name}: ${check}`, () => runCheck(check, folder))));
  const marks = passed.map((one) => (one ? '✓' : '✗'));
  return { row: [name, `${deleted}`, `${changed}`, ...marks], isWhole: !passed.includes(false) };
}

async function main(): Promise<number> {
  const names = listParts();
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined || (positionals.length === 0 && !values.all))
    throw new Error(`npm run lab -- without NAME or --all. NAME is one of ${names.join(', ')}.`);
  const rows = [['part', 'deleted', 'changed', ...checks]];
  let failed = 0;
  for (const name of values.all ? names : positionals) {
    try {
      const { row, isWhole } = await tryPart(name);
      rows.push(row);
      if (!isWhole) failed++;
    } catch (error) {
      print(`✗ ${name}: ${errorMessage(error)}`);
      rows.push([name, 'stale']);
      failed++;
    }
  }
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  for (const row of rows) print(row.map((cell, i) => cell.padEnd(widths[i]!)).join('  '));
  return failed > 0 ? 1 : 0;
}

await runMain(main);
