// `node scripts/checkCommit.mjs COMMIT`: tells whether the live site was built from this commit. Exits with 0 if so, with
// 2 if not, with 3 if it was built from a later commit of this clone, and with 1 if it can't be read. Needs no installed
// packages.
import { spawnSync } from 'node:child_process';
import { loadSettings, readLiveBuild, siteAddress } from './fresh/commit.mjs';

/** Whether a commit has the given one among its ancestors. */
function isLater(commit) {
  const given = process.argv[2];
  if (!commit || commit === given) return false;
  return spawnSync('git', ['merge-base', '--is-ancestor', given, commit]).status === 0;
}

loadSettings();
try {
  const live = await readLiveBuild(siteAddress());
  const isSame = live?.commit === process.argv[2] && !live.isChanged;
  if (!isSame) console.log(`The live site is of ${live?.commit ?? 'an unknown commit'}.`);
  process.exitCode = isSame ? 0 : isLater(live?.commit) ? 3 : 2;
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
