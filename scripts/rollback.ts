// `npm run rollback [-- VERSION]`: lists the last releases of the site, or puts the version of one of them live again.
import { parseArgs } from 'node:util';
import { realProject } from './owner/google';
import { listReleases, type Release, rollBack, toVersionId } from './owner/releases';
import { runMain } from './programs/runMain';

const toLine = (release: Release, index: number) =>
  [
    toVersionId(release) ?? 'switched off',
    release.releaseTime.slice(0, 16).replace('T', ' '),
    release.releaseUser?.email ?? '',
    index === 0 ? '(live)' : '',
  ].join('  ');

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [id, ...others] = positionals;
  if (others.length > 0) throw new Error('Usage: npm run rollback [-- VERSION]');
  const google = await realProject();
  if (id) {
    const { releaseTime } = await rollBack(google, id);
    console.log(`✓ The site of ${releaseTime.slice(0, 10)} is live again. The rules and the posts are as they were.
  Refresh leaves it until the next Deploy. docs/operations.md says what to do about the cause.`);
    return 0;
  }
  const releases = await listReleases(google);
  console.log(`Releases of ${google.project}, the newest first (UTC):`);
  for (const [index, release] of releases.entries()) console.log(`  ${toLine(release, index)}`);
  console.log('To put one live again: npm run rollback -- VERSION');
  return 0;
}

await runMain(main);
