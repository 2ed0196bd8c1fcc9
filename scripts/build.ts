// `npm run build`: writes the site into dist as static files, every page as HTML. With `--firebase`, without what only other hosts need.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { openBuildCache } from './pages/buildCache';
import { buildEdition } from './pages/buildEdition';
import { readOthers } from './content/readEditions';
import { BUILD_FILE } from './fresh/commit.mjs';
import { readCommit } from './fresh/readCommit';
import { completeForHosts, writeStarts } from './hosts/completeForHosts';
import { readOptions } from './programs/readOptions';
import { replaceFolder } from './programs/replaceFolder';
import { errorMessage, runMain } from './programs/runMain';

interface Options {
  mode: string;
  outDir: string;
  cacheDir: string;
  withPosts: boolean;
  isForFirebase: boolean;
}

async function buildSite({ outDir, isForFirebase, cacheDir, ...options }: Options) {
  const others = readOthers();
  // A failed build must leave the last one untouched.
  const next = `${outDir}-next`;
  const cache = openBuildCache(cacheDir);
  try {
    const all = { ...options, cache };
    const { stored, base } = await buildEdition('', next, all);
    for (const { tag, path } of others) await buildEdition(tag, join(next, path), all, stored);
    const paths = others.map(({ path }) => path);
    await writeStarts(next, paths);
    if (!isForFirebase) await completeForHosts(next, base, paths);
    const commit = await readCommit();
    if (commit) await writeFile(join(next, BUILD_FILE), JSON.stringify(commit));
    await cache.clean();
    await replaceFolder(next, outDir);
  } finally {
    // With retries: after an error, other pages may still be on their way to the disk.
    await rm(next, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main(): Promise<number> {
  const { values } = readOptions({
    options: {
      mode: { type: 'string', default: 'production' },
      outDir: { type: 'string', default: 'dist' },
      cacheDir: { type: 'string', default: '.cache/build' },
      'without-posts': { type: 'boolean', default: false },
      firebase: { type: 'boolean', default: false },
    },
  });
  // React's development build renders three times slower.
  process.env.NODE_ENV = 'production';
  const { firebase: isForFirebase, 'without-posts': isWithoutPosts, ...options } = values;
  try {
    await buildSite({ ...options, isForFirebase, withPosts: !isWithoutPosts });
    return 0;
  } catch (error) {
    console.error(`✗ The build failed, and ${values.outDir} is unchanged. ${errorMessage(error)}`);
    if (error instanceof Error && error.cause) console.error(`  ${errorMessage(error.cause)}`);
    return 1;
  }
}

await runMain(main);
