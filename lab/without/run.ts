// `npm run lab -- without NAME …`: deletes the folders of parts in copies of the project, a part at a time, and names the other
// files in which types are wrong then. Without a name it tries two parts, which are others each week.
import { rmSync } from 'node:fs';
import { join } from 'pathe';
import { findTool } from '../../scripts/programs/findTool';
import { runProgram } from '../../scripts/programs/program';
import { readOptions } from '../../scripts/programs/readOptions';
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { print } from '../../scripts/programs/step';
import { copyCheckout } from '../workingCopy';

const parts: Record<string, string[]> = {
  callouts: ['src/markdown/callout', 'src/toolbar/makeCallout.ts'],
  diagrams: ['src/markdown/mermaid', 'scripts/diagrams'],
  demo: ['src/demo', 'scripts/demo', '.github/workflows/demo.yml'],
  editions: ['src/editions', 'src/translations', 'scripts/editions'],
  formulas: ['src/markdown/formula', 'lab/growth/doors/formulas.ts'],
  gallery: ['src/markdown/gallery'],
  offline: ['src/offline', 'scripts/offline'],
  'old-blogs': ['packages/old-blogs', 'scripts/import', 'lab/growth/doors/old-blogs.ts'],
  'picture-again': ['src/pictures/again'],
  search: ['src/search', 'lab/growth/doors/search.ts'],
  scheduling: ['src/scheduling'],
  series: ['src/series'],
  'share-images': ['scripts/share/shareImages.tsx'],
  sharing: ['src/sharing'],
  'video-cards': ['src/markdown/video'],
};
const MOST = 3;
const WEEK = 7 * 24 * 60 * 60 * 1000;

// What whoever takes a part out looks through anyway, and tests, of which every part has some.
const EXPECTED = /^src\/(App\.tsx|post\/fields\.ts|words\/)|(^|\/)tests\//;

/** Lists the files in which types are wrong without some folders. */
async function listWrong(folders: string[]): Promise<string[]> {
  const copy = copyCheckout();
  for (const folder of folders) rmSync(join(copy, folder), { recursive: true });
  const check = [findTool('oxlint'), '--format=unix'];
  const found = await runProgram(process.execPath, check, {}, { cwd: copy }).catch(errorMessage);
  const files = Array.from(found.matchAll(/^([\w./-]+):\d+:\d+: /gm), ([, file]) => file!);
  return [...new Set(files)].filter((file) => !EXPECTED.test(file));
}

async function main(): Promise<number> {
  const { positionals } = readOptions({ options: {}, allowPositionals: true });
  const all = Object.keys(parts);
  const week = Math.floor(Date.now() / WEEK);
  const names =
    positionals.length > 0 ? positionals : [0, 1].map((i) => all[(2 * week + i) % all.length]!);
  let most = 0;
  for (const name of names) {
    const folders = parts[name];
    if (!folders) throw new Error(`There is no part ${name}, only ${all.join(', ')}.`);
    const files = await listWrong(folders);
    print(`${files.length > MOST ? '✗' : '✓'} without ${name}: ${files.join(', ') || 'nothing'}`);
    most = Math.max(most, files.length);
  }
  return most > MOST ? 1 : 0;
}

await runMain(main);
