// `npm run import -- FILE_OR_FOLDER [--write] [--emulator]`: imports what isn't in the database: the documents of a
// backup (.ndjson), or the posts of another blog. Without --write it only lists or counts them.
import { readFile } from 'node:fs/promises';
import { importPosts } from './import/importPosts';
import { listMissing, storeMissing } from './owner/backup';
import { emulators, type Google, realProject } from './owner/google';
import { isAdmin, parseLine } from './owner/savedDocument';
import { count } from './programs/count';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

async function importBackup(google: Google, file: string, isDryRun: boolean): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const saved = lines.flatMap((line, index) => (line.trim() ? parseLine(line, index + 1) : []));
  const missing = await listMissing(google, saved);
  if (!isDryRun) await storeMissing(google, missing);
  const did = isDryRun ? 'To import' : 'Imported';
  const admins = missing.filter(isAdmin).map(({ path }) => path.replace('users/', ''));
  console.log(
    `✓ ${did} into ${google.project}: ${count(missing.length, 'document')}. ` +
      `Documents that exist already: ${saved.length - missing.length}.`,
  );
  if (admins.length > 0)
    console.log(`  Administrators among them, by user ID: ${admins.join(', ')}`);
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, emulator: { type: 'boolean' } },
  });
  const [path, ...others] = positionals;
  if (!path || others.length > 0)
    throw new Error('Usage: npm run import -- FILE_OR_FOLDER [--write] [--emulator]');
  const google = values.emulator ? emulators() : await realProject();
  const isDryRun = !values.write;
  let isComplete = true;
  if (path.endsWith('.ndjson')) await importBackup(google, path, isDryRun);
  else isComplete = await importPosts(google, path, isDryRun);
  if (isDryRun) console.log('Nothing was written. Add --write to import them.');
  return isComplete ? 0 : 1;
}

await runMain(main);
