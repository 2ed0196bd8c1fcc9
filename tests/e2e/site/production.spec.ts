import { expect, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'pathe';
import { brotliCompressSync } from 'node:zlib';
import { weighFiles } from '../../fixtures/weighFiles';
import { authHost } from '../../../scripts/emulators/hosts';
import {
  APP,
  CONSTRUCTS,
  CV,
  LISTS,
  POST,
  readManifest,
  styleFiles,
} from '../../../scripts/pages/chunkFiles';
import { readResume } from '../../../scripts/content/readResume';
import {
  AUTH,
  DIAGRAMS,
  findFiles,
  FORM,
  FORMULAS,
  HIGHLIGHTER,
  LISTENER,
  PARSER,
  SEARCH,
} from '../support/sites/manifest';
import { sites } from '../support/sites/sites';

const { content, outDir } = sites.production;

const signs = ['Unverified', 'Sample accounts', authHost()];

/** Finds the signs of the samples and the emulators in the scripts of a build. */
async function signsIn(dir: string) {
  const files = await readdir(dir, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  const codes = await Promise.all(scripts.map((file) => readFile(join(dir, file), 'utf8')));
  return signs.filter((sign) => codes.some((code) => code.includes(sign)));
}

test('a production build contains no sample account and no emulator', async () => {
  // Proves that this test would find them.
  expect(await signsIn(sites.english.outDir)).toEqual(signs);
  expect(await signsIn(outDir)).toEqual([]);
});

/** Weighs scripts of the build. */
const weigh = (files: Iterable<string>) =>
  weighFiles(Array.from(files, (file) => join(outDir, file)));

async function weighStyles(...files: string[]) {
  const styles = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  return brotliCompressSync(styles.join('').replace(/url\(data:[^)]+\)/, '')).length / 1000;
}

test('every page stays within its budget (in kB of brotli)', async () => {
  const manifest = readManifest(outDir);
  const always = findFiles(manifest, APP);
  for (const file of always) {
    // Names that every package of the Firebase SDK contains.
    expect(await readFile(join(outDir, file), 'utf8')).not.toMatch(/@firebase\/|googleapis\.com/);
  }
  /** The scripts that a module adds to those of the others. */
  const added = (module: string, ...others: Set<string>[]) => {
    const scripts = [...findFiles(manifest, module)].filter((file) => file.endsWith('.js'));
    return new Set(scripts.filter((file) => ![always, ...others].some((one) => one.has(file))));
  };
  /** The stylesheets that a module adds to those of every page. */
  const stylesOf = (module: string) =>
    styleFiles(manifest, module).filter((file) => !styleFiles(manifest, APP).includes(file));
  const lists = added(LISTS);
  const post = added(POST);
  const auth = added(AUTH);
  const live = added(LISTENER);
  const shared = [...live].filter((file) => auth.has(file));
  // The owner's words don't count: a CV may be of any length.
  const { resume } = readResume(`${content}/resume.json`);
  const words = brotliCompressSync(JSON.stringify(resume)).length / 1000;
  const react = [
    manifest[Object.keys(manifest).find((key) => manifest[key]!.name === 'react')!]!.file,
  ];
  const own = (await weigh(always)) - (await weigh(react)) - words;
  const onPosts = [POST, LISTS].flatMap((name) => stylesOf(name));
  const onForm = stylesOf(FORM).filter((file) => !onPosts.includes(file));
  const budgets = {
    // With room for a minor version: the largest yet, React 19.3, added 7.2 kB.
    'React and its router, on every page': [await weigh(react), 77],
    // 0.2 of it are the places where other languages of a site hang in, and 0.2 tell a fault of a page from one of the connection.
    'Other JavaScript of a static page, without the owner’s words': [own, 11.2],
    'The CV’s code, on the CV': [await weigh(added(CV)), 3],
    // With what names the pages of tags, which every page loaded before. 0.3 of it, and of a post's, notice that the SDK has stopped.
    'The list’s code, before that of posts': [await weigh(lists), 8.9],
    // 0.1 of it derive all that the page shows of other posts in one place. 0.3 number the footnotes of a whole post and tell which
    // trees still hold when one of its paragraphs changes, and 0.3 give headings within sections a level and an address.
    'A post’s code': [await weigh(post), 16],
    // The headings’ typeface doesn't count, as the owner chooses it.
    'CSS of every page, without the headings’ typeface': [
      await weighStyles(...styleFiles(manifest, APP)),
      5.5,
    ],
    // A fifth of it are the colours of callouts and the shadows of what scrolls.
    'CSS of the pages of posts and lists': [await weighStyles(...onPosts), 2.95],
    // A third of it sets fields without boxes as a post is read, and what belongs to them in the margin or at a phone's end; 0.1 are
    // the tools of the body as one text, which stay in sight, and those of a section apart from those of its paragraphs.
    'CSS of the form, without that of posts': [await weighStyles(...onForm), 2.9],
    'Firestore, where posts are shown': [await weigh(added(LISTENER, auth)), 80],
    'Markdown’s parser, for words newer than the page': [
      await weigh(added(PARSER, live, post)),
      // 1.3 of them know where emphasis and addresses end in every script, 0.7 how programs write the titles of code, 0.9 find what
      // marks of other paragraphs refer to, and 0.4 tell a pair of marks around nothing.
      29,
    ],
    'The colours and marked lines of code, where there is code': [
      await weigh(added(HIGHLIGHTER, live, post)),
      24,
    ],
    'What draws formulas, for those newer than the page': [
      await weigh(added(FORMULAS, live, post)),
      52,
    ],
    'What shows diagrams and pictures in a row, where there are some': [
      await weigh(new Set(Object.values(CONSTRUCTS).flatMap((name) => [...added(name, post)]))),
      3,
    ],
    'Mermaid, for diagrams newer than the page': [
      await weigh([...added(DIAGRAMS, post), ...manifest[DIAGRAMS]!.assets!]),
      520,
    ],
    'The search, for readers who search': [await weigh(added(SEARCH, live, lists)), 4],
    'Auth, for visitors who sign in': [await weigh(added(AUTH, live)), 20],
    'Shared by Firestore and Auth (firebase/app)': [await weigh(shared), 10],
  };
  for (const [what, [kB, budget]] of Object.entries(budgets)) {
    console.log(`Budget: ${what}: ${kB!.toFixed(1)} of ${budget} kB`);
    expect.soft(kB, what).toBeGreaterThan(1);
    expect.soft(kB, what).toBeLessThanOrEqual(budget!);
  }
});
