// `npm run rollback [-- VERSION [--write]]`: lists the last releases of the site, or puts the version of one of them live
// again. Without --write it only says which site that is.
import { realProject } from './owner/google';
import { findRelease, listReleases, type Release, rollBack, toVersionId } from './owner/releases';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

const toLine = (release: Release, index: number) =>
  [
    toVersionId(release) ?? 'switched off',
    release.releaseTime.slice(0, 16).replace('T', ' '),
    release.releaseUser?.email ?? '',
    index === 0 ? '(live)' : '',
  ].join('  ');

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  });
  const [id, ...others] = positionals;
  if (others.length > 0) throw new Error('Usage: npm run rollback [-- VERSION [--write]]');
  const google = await realProject();
  if (id) {
    const release = await findRelease(google, id);
    const site = `The site of ${release.releaseTime.slice(0, 16).replace('T', ' ')} (UTC)`;
    if (!values.write) {
      console.log(`${site} would be live again. Nothing was changed. Add --write to do it.`);
      return 0;
    }
    await rollBack(google, release);
    console.log(`✓ ${site} is live again. The rules and the posts are as they were.
  Refresh leaves it until the next Deploy, unless both were built from the same commit.
  docs/operations.md says what to do about the cause.`);
    return 0;
  }
  const releases = await listReleases(google);
  console.log(`Releases of ${google.project}, the newest first (UTC):`);
  for (const [index, release] of releases.entries()) console.log(`  ${toLine(release, index)}`);
  console.log('To put one live again: npm run rollback -- VERSION --write');
  return 0;
}

await runMain(main);
