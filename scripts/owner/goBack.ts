import { realProject } from './google';
import { findRelease, listReleases, type Release, rollBack, toVersionId } from './releases';

const toTime = ({ releaseTime }: Release) => releaseTime.slice(0, 16).replace('T', ' ');

const toLine = (release: Release, index: number) =>
  [
    toVersionId(release) ?? 'switched off',
    toTime(release),
    release.releaseUser?.email ?? '',
    index === 0 ? '(live)' : '',
  ].join('  ');

/** Prints the last releases of the site, the newest first. */
export async function printReleases(): Promise<void> {
  const google = await realProject();
  const releases = await listReleases(google);
  console.log(`Releases of ${google.project}, the newest first (UTC):`);
  for (const [index, release] of releases.entries()) console.log(`  ${toLine(release, index)}`);
  console.log('To put one live again: npm run deploy -- --rollback VERSION --write');
}

/** Puts a version live again, or only says which site that is. Throws if it is none of the last releases. */
export async function goBack(version: string, isDryRun: boolean): Promise<void> {
  const google = await realProject();
  const release = await findRelease(google, version);
  const site = `The site of ${toTime(release)} (UTC)`;
  if (isDryRun) {
    console.log(`${site} would be live again. Nothing was changed. Add --write to do it.`);
    return;
  }
  await rollBack(google, release);
  console.log(`✓ ${site} is live again. The rules and the posts are as they were.
  Refresh leaves it until the next Deploy, unless both were built from the same commit.
  docs/running.md says what to do about the cause.`);
}
