import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { createFolder } from '../../fixtures/createFolder';
import { runNode } from '../../fixtures/openCopy';
import { serveJson } from '../../fixtures/servers/serveJson';

// What the Firebase CLI keeps after a sign-in; its token has expired.
const kept = {
  user: { email: 'ada@example.com' },
  tokens: { refresh_token: 'refresh', access_token: 'old', expires_at: 1 },
};

/** Finds the access of a computer on which somebody has signed in with the Firebase CLI, to whose refresh token Google answers so. */
async function findAccess(answer: [number, object]) {
  const HOME = await createFolder();
  const folder = join(HOME, '.config/configstore');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'firebase-tools.json'), JSON.stringify(kept));
  const FIREBASE_GOOGLE_URL = await serveJson(() => answer);
  const env = { HOME, APPDATA: HOME, XDG_CONFIG_HOME: join(HOME, '.config'), FIREBASE_GOOGLE_URL };
  const code = `import { findAccess } from './scripts/owner/access.ts'; console.log(JSON.stringify(await findAccess() ?? null));`;
  return (await runNode(['--import', 'tsx', '--input-type=module', '-e', code], env)).output;
}

test('the commands of the owner use the sign-in of the Firebase CLI', async () => {
  const output = await findAccess([200, { access_token: 'new', expires_in: 3600 }]);
  expect(output).toBe('{"token":"new","email":"ada@example.com"}\n');
});

test('a sign-in that Google doesn’t accept any more is none', async () => {
  expect(await findAccess([400, { error: 'invalid_grant' }])).toBe('null\n');
});

test('without a terminal, npm run setup says how to run it, and a dry run shows its steps', async () => {
  const HOME = await createFolder();
  const run = (...args: string[]) =>
    runNode(['--import', 'tsx', 'scripts/setup.ts', ...args], { HOME, XDG_CONFIG_HOME: HOME });
  const { status, output } = await run();
  expect(output).toContain('run it in a terminal');
  expect(status).toBe(1);
  const shown = await run('--dry-run');
  expect(shown.output).toMatch(/1 of 10: Sign in to Firebase.*10 of 10.*nothing was changed/s);
  expect(shown.status).toBe(0);
});
