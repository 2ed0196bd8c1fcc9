import { expect, test, vi } from 'vitest';
import { goBack } from '../../../scripts/owner/goBack';
import { reach } from '../../../scripts/owner/google';
import { findRelease, listReleases, rollBack, toVersionId } from '../../../scripts/owner/releases';
import { startGoogle } from '../../fixtures/google/startGoogle';
import { PROJECT, readyOwner, release } from '../../fixtures/google/world';

vi.mock(import('../../../scripts/owner/access'), async (load) => ({
  ...(await load()),
  requireAccess: () => Promise.resolve({ token: 'sample-token' }),
}));

const google = reach(PROJECT);

/** An owner with a second site, and three releases of the first, the last of which was deleted. */
const world = () => ({
  ...readyOwner(),
  sites: ['other', PROJECT],
  releases: [release('new'), release('old'), release('gone', 'DELETED')],
});

test('the releases that can be live again are listed, and an earlier one becomes live', async () => {
  await startGoogle(world());
  const list = async () => (await listReleases(google)).map(toVersionId);
  expect(await list()).toEqual(['new', 'old']);
  await rollBack(google, await findRelease(google, 'old'));
  expect(await list()).toEqual(['old', 'new', 'old']);
});

test.each([
  ['new', 'new is live already.'],
  ['gone', 'gone is none of the last releases. Run: npm run deploy -- --rollback'],
])('the version %s is refused: %s', async (id, message) => {
  await startGoogle(world());
  await expect(findRelease(google, id)).rejects.toThrow(message);
});

test('npm run deploy -- --rollback puts a version live only with --write', async () => {
  const { calls } = await startGoogle(world());
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const listPosted = () => calls.filter(({ method }) => method === 'POST');
  await goBack('old', true);
  expect(listPosted()).toEqual([]);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('would be live again'));
  await goBack('old', false);
  expect(listPosted()).toHaveLength(1);
});
