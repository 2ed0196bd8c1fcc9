// `node scripts/checkCommit.mjs COMMIT`: tells whether the live site was built from this commit. Exits with 0 if so, with
// 2 if not, and with 1 if it can't be read. Needs no installed packages.
import { loadSettings, readLiveBuild, siteAddress } from './pages/commit.mjs';

loadSettings();
try {
  const live = await readLiveBuild(siteAddress());
  const isSame = live?.commit === process.argv[2] && !live.isChanged;
  if (!isSame) console.log(`The live site is of ${live?.commit ?? 'an unknown commit'}.`);
  process.exitCode = isSame ? 0 : 2;
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
