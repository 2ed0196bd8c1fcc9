// `npm run import -- FILE [--write] [--emulator]`: imports the documents of a backup that aren't in the database.
// Without --write it only counts them.
import { readFile } from 'node:fs/promises';
import { importDocuments, parseLine } from './owner/backup';
import { emulators, realProject } from './owner/google';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, emulator: { type: 'boolean' } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new Error('Usage: npm run import -- FILE [--write] [--emulator]');
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  const saved = lines.map((line, index) => parseLine(line, index + 1));
  const google = values.emulator ? emulators() : await realProject();

  const isDryRun = !values.write;
  const { imported, kept } = await importDocuments(google, saved, isDryRun);
  const did = isDryRun ? 'would be imported' : 'were imported';
  console.log(`✓ ${imported} documents ${did} into ${google.project}; ${kept} exist already.`);
  if (isDryRun) console.log('Nothing was written. Add --write to import them.');
  return 0;
}

await runMain(main);
