// `npm run erase-pictures -- [--write] [--emulator]`: erases the pictures that nothing refers to any more. Without --write
// it only lists them.
import { emulators, realProject } from './owner/google';
import { erase, findUnusedPictures } from './owner/unusedPictures';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

async function main(): Promise<number> {
  const { values } = readOptions({
    options: { write: { type: 'boolean' }, emulator: { type: 'boolean' } },
  });
  const google = values.emulator ? emulators() : await realProject();
  const paths = await findUnusedPictures(google);
  for (const path of paths) console.log(path);
  if (values.write) await erase(google, paths);
  const did = values.write ? 'were erased' : 'would be erased';
  console.log(`✓ ${paths.length} unused pictures ${did} in ${google.project}.`);
  if (!values.write) console.log('Nothing was erased. Add --write to erase them for good.');
  return 0;
}

await runMain(main);
