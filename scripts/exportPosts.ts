// `npm run export -- [FILE] [--posts | --markdown] [--dry-run] [--emulator]`: saves posts, versions, deleted posts, drafts and pictures as stored,
// one per line. With --posts it saves only the published posts and their pictures, which needs no credentials; with
// --markdown it saves these as Markdown in a folder. With --erase-pictures [--write] it saves nothing, but lists or erases the
// pictures that nothing refers to any more.
import { rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { exportMarkdown } from './export/exportMarkdown';
import { readDocuments, readPublicDocuments } from './owner/backup';
import { writeBackup } from './owner/backupFile';
import { emulators, type Google, realProject, visitor } from './owner/google';
import { count } from './programs/count';
import { eraseDocuments, findUnusedPictures } from './owner/unusedPictures';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';
import { step } from './programs/step';

async function exportBackup(file: string, isPosts: boolean, google: Google): Promise<void> {
  let total = 0;
  async function* documents(report: (progress: string) => void) {
    for await (const saved of isPosts ? readPublicDocuments(google) : readDocuments(google)) {
      report(count(++total, 'document'));
      yield saved;
    }
  }
  // Renamed when complete, so that an interrupted export leaves no partial backup.
  const part = `${file}.part`;
  process.on('exit', () => rmSync(part, { force: true }));
  await step('Export', (report) => writeFile(part, writeBackup(documents(report))));
  await rename(part, file);
  console.log(`✓ Exported from ${google.project} into ${file}: ${count(total, 'document')}.`);
}

async function erasePictures(google: Google, isDryRun: boolean): Promise<void> {
  const paths = await findUnusedPictures(google);
  for (const path of paths) console.log(path);
  if (!isDryRun) await eraseDocuments(google, paths);
  const did = isDryRun ? 'would be erased' : 'were erased';
  console.log(`✓ ${paths.length} unused pictures ${did} in ${google.project}.`);
  if (isDryRun) console.log('Nothing was erased. Add --write to erase them for good.');
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      posts: { type: 'boolean' },
      markdown: { type: 'boolean' },
      'erase-pictures': { type: 'boolean' },
      write: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      emulator: { type: 'boolean' },
    },
  });
  const { posts = false, markdown = false, write = false, emulator } = values;
  const isErasing = values['erase-pictures'] ?? false;
  const today = new Date().toISOString().slice(0, 10);
  const [to = markdown ? `posts-${today}` : `backup-${today}.ndjson`, ...others] = positionals;
  const isUnclear = isErasing ? posts || markdown || positionals.length > 0 : write;
  if (isUnclear || others.length > 0 || (posts && markdown))
    throw new Error(
      'Usage: npm run export -- [FILE_OR_FOLDER] [--posts | --markdown] [--dry-run] [--emulator], or npm run export -- --erase-pictures [--write] [--emulator]',
    );
  const google = emulator ? emulators() : posts || markdown ? visitor() : await realProject();
  if (isErasing) await erasePictures(google, !write);
  else if (values['dry-run'])
    console.log(`${google.project} would be exported into ${to}. Nothing was read or written.`);
  else if (markdown) await step('Export', (report) => exportMarkdown(google, to, report));
  else await exportBackup(to, posts, google);
  return 0;
}

await runMain(main);
