import { readLiveBuild } from '../fresh/commit.mjs';
import { type Build, git, readCommit } from '../fresh/readCommit';
import { error, type Finding, ok, warning } from './finding';

const toName = ({ commit, date }: Build) => `commit ${commit.slice(0, 7)} of ${date.slice(0, 10)}`;

/** Checks whether this clone has everything that is live. Without Git, or a live site that names its commit, there is nothing to compare. */
export async function checkClone(site: string, dir = '.'): Promise<Finding[]> {
  const here = await readCommit(dir);
  if (!here)
    return [warning('This folder is no Git repository.', 'It may replace a newer site unnoticed.')];
  const findings: Finding[] = [];
  const live = (await readLiveBuild(site).catch(() => undefined)) as Build | undefined;
  const isContained =
    !live?.commit ||
    (await git(dir, 'merge-base', '--is-ancestor', live.commit, 'HEAD').then(
      () => true,
      () => false,
    ));
  findings.push(
    isContained
      ? ok(`This clone is at ${toName(here)}, and lacks nothing that is live.`)
      : error(
          `The live site is of ${toName(live)}, which this clone lacks: it may be newer.`,
          'Run git pull first. To replace the site nevertheless: npm run deploy -- --replace-newer',
        ),
  );
  if (here.isChanged)
    findings.push(
      warning(
        'This clone has changes that are not committed.',
        'They go live until the next deployment from GitHub or another clone. Until then, Refresh waits.',
      ),
    );
  return findings;
}
