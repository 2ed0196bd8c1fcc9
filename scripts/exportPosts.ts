// `npm run export -- [FILE] [--emulator]`: saves all posts as stored, one per line. Needs no credentials.
import { rename, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readPosts } from './owner/backup';
import { emulators, visitor } from './owner/google';
import { runMain } from './programs/runMain';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { emulator: { type: 'boolean' } },
  });
  const [file = `posts-${new Date().toISOString().slice(0, 10)}.ndjson`, ...others] = positionals;
  if (others.length > 0) throw new Error('Usage: npm run export -- [FILE] [--emulator]');
  const google = values.emulator ? emulators() : visitor();

  let count = 0;
  async function* lines() {
    for await (const post of readPosts(google)) {
      if (++count % 100 === 0) console.log(`Posts exported: ${count}`);
      yield `${JSON.stringify(post)}\n`;
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
  console.log(`✓ ${count} posts from ${google.project} are in ${file}.`);
  return 0;
}

await runMain(main);
