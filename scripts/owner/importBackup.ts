import { count } from '../programs/count';
import { printForeign as print } from '../programs/printForeign';
import { step } from '../programs/step';
import { findMissing, storeMissing } from './backup';
import { readBackup } from './backupFile';
import { isAdmin, type SavedDocument } from './savedDocument';
import type { Target } from './target';

// More would hide what follows.
const MAX_FAULTS = 20;

const RISK =
  'What it has lost, and which words were changed, nobody can tell. With --force, what can be read of it is imported.';

async function* readDocuments(file: string): AsyncGenerator<SavedDocument> {
  for await (const { saved } of readBackup(file)) if (saved) yield saved;
}

/** Reads a whole backup. Returns the paths of its documents, and what is wrong with it. */
async function check(file: string, report: (progress: string) => void) {
  const [paths, faults]: [string[], string[]] = [[], []];
  for await (const { saved, fault } of readBackup(file)) {
    if (saved) paths.push(saved.path);
    if (fault) faults.push(fault);
    report(count(paths.length, 'document'));
  }
  return { paths, faults };
}

/** Imports the documents of a backup that the database lacks, or only counts them in a dry run. Throws if it isn't as it was exported, before anything is written. */
export async function importBackup(target: Target, file: string, isForced: boolean): Promise<void> {
  const { google, isDryRun } = target;
  const { paths, faults } = await step('Backup', (report) => check(file, report));
  const [fault] = faults;
  if (fault && !isForced) throw new Error(`${file}: ${fault} Nothing was written. ${RISK}`);
  for (const one of faults.slice(0, MAX_FAULTS)) print(`! ${one}`);
  if (faults.length > MAX_FAULTS) print(`! Faults besides: ${faults.length - MAX_FAULTS}.`);
  if (fault)
    print(
      '! The backup is damaged: what it lost stays lost, and what was changed is imported as it is.',
    );
  const missing = google ? await findMissing(google, paths) : new Set(paths);
  if (google && !isDryRun) await storeMissing(google, readDocuments(file), missing);
  const did = isDryRun ? 'To import' : 'Imported';
  const admins = [...missing].filter(isAdmin).map((path) => path.replace('users/', ''));
  print(
    `✓ ${did}${google ? ` into ${google.project}` : ''}: ${count(missing.size, 'document')}. ` +
      `Documents that exist already: ${google ? paths.length - missing.size : 'unknown'}.`,
  );
  if (admins.length > 0) print(`  Administrators among them, by user ID: ${admins.join(', ')}`);
}
