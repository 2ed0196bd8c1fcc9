// `npm run export -- [FILE] [--posts] [--emulator]`: saves posts, versions, deleted posts, drafts and pictures as stored,
// one per line. With --posts it saves only the published posts and their pictures, which needs no credentials.
import { rename, rm, writeFile } from 'node:fs/promises';
import { readDocuments, readPublished } from './owner/backup';
import { emulators, realProject, visitor } from './owner/google';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { posts: { type: 'boolean' }, emulator: { type: 'boolean' } },
  });
  const [file = `backup-${new Date().toISOString().slice(0, 10)}.ndjson`, ...others] = positionals;
  if (others.length > 0) throw new Error('Usage: npm run export -- [FILE] [--posts] [--emulator]');
  const google = values.emulator ? emulators() : values.posts ? visitor() : await realProject();

  let count = 0;
  async function* lines() {
    for await (const saved of values.posts ? readPublished(google) : readDocuments(google)) {
      if (++count % 100 === 0) console.log(`Documents exported: ${count}`);
      yield `${JSON.stringify(saved)}\n`;
    }
  }
  // Renamed when complete, so that an interrupted export leaves no partial backup.
  const part = `${file}.part`;
  try {
    await writeFile(part, lines());
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  console.log(`✓ ${count} documents from ${google.project} are in ${file}.`);
  return 0;
}

await runMain(main);
