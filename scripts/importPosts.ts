// `npm run import -- FILE_OR_FOLDER [--write | --dry-run] [--emulator] [--force]`: imports what isn't in the database: the
// documents of a backup (.ndjson), or the posts of another blog. Without --write it only lists or counts them, for which it needs
// no project. With --force it imports a damaged backup.
import { importPosts } from './import/importPosts';
import { importBackup } from './owner/importBackup';
import { findTarget } from './owner/target';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      write: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      emulator: { type: 'boolean' },
      force: { type: 'boolean' },
    },
  });
  const { write = false, emulator = false, force = false } = values;
  const [path, ...others] = positionals;
  if (!path || others.length > 0)
    throw new Error(
      'Usage: npm run import -- FILE_OR_FOLDER [--write | --dry-run] [--emulator] [--force]',
    );
  const target = await findTarget(emulator, !write);
  let isComplete = true;
  if (path.endsWith('.ndjson')) await importBackup(target, path, force);
  else isComplete = await importPosts(target, path);
  if (!write) console.log('Nothing was written. Add --write to import them.');
  return isComplete ? 0 : 1;
}

await runMain(main);
