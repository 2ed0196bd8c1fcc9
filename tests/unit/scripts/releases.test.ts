import { expect, test, vi } from 'vitest';
import { goBack } from '../../../scripts/owner/goBack';
import { findRelease, listReleases, rollBack, toVersionId } from '../../../scripts/owner/releases';
import { type Call, serveJson } from '../../fixtures/servers/serveJson';

vi.mock(import('../../../scripts/owner/access'), async (load) => ({
  ...(await load()),
  requireAccess: () => Promise.resolve({ token: 'sample-token' }),
}));

const site = { name: 'projects/my-portfolio/sites/my-portfolio', type: 'DEFAULT_SITE' };
const release = (id: string, status = 'FINALIZED') => ({
  releaseTime: '2026-11-20T10:00:00Z',
  version: { name: `sites/my-portfolio/versions/${id}`, status },
});

/** Serves a project with three releases, of which the last was deleted. */
async function startHosting() {
  const sites = [{ name: 'other', type: 'USER_SITE' }, site];
  const calls: Call[] = [];
  const url = await serveJson((call) => {
    calls.push(call);
    if (call.path.endsWith('/sites')) return [200, { sites }];
    const releases = [release('new'), release('old'), release('gone', 'DELETED')];
    return [200, call.method === 'GET' ? { releases } : {}];
  });
  const google = { project: 'my-portfolio', firestore: url, identity: url, headers: {} };
  return { google, url, calls };
}

test('the releases that can be live again are listed', async () => {
  const { google, url } = await startHosting();
  expect((await listReleases(google, url)).map(toVersionId)).toEqual(['new', 'old']);
});

test('an earlier version becomes a release again', async () => {
  const { google, url, calls } = await startHosting();
  await rollBack(google, await findRelease(google, 'old', url), url);
  const path = `/${site.name}/releases?versionName=sites/my-portfolio/versions/old`;
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ path, body: '{}' }]);
});

test.each([
  ['new', 'new is live already.'],
  ['gone', 'gone is none of the last releases. Run: npm run deploy -- --rollback'],
])('the version %s is refused: %s', async (id, message) => {
  const { google, url } = await startHosting();
  await expect(findRelease(google, id, url)).rejects.toThrow(message);
});

test('npm run deploy -- --rollback puts a version live only with --write', async () => {
  const { url, calls } = await startHosting();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (at: string, options: RequestInit) =>
    fetch(at.replace(/^https:..[^/]+/, url), options),
  );
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'my-portfolio');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const listPosted = () => calls.filter(({ method }) => method === 'POST');
  await goBack('old', true);
  expect(listPosted()).toEqual([]);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('would be live again'));
  await goBack('old', false);
  expect(listPosted()).toHaveLength(1);
});
