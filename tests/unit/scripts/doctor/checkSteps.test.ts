import { writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import { checkForOwner, checkForVisitors } from '../../../../scripts/doctor/checkSteps';
import type { Finding } from '../../../../scripts/doctor/finding';
import { provider } from '../../../../src/auth/provider';
import { createFolder } from '../../../fixtures/createFolder';
import { refuse } from '../../../fixtures/google/answer';
import { type Changes, startGoogle } from '../../../fixtures/google/startGoogle';
import { PROJECT, readyOwner, settings, toEnv, type World } from '../../../fixtures/google/world';

const site = settings.VITE_SITE_URL;

/** Creates an owner with settings. */
async function createOwner(email?: string) {
  const folder = await createFolder();
  writeFileSync(join(folder, '.env'), toEnv(settings));
  for (const name of Object.keys(settings)) vi.stubEnv(name, undefined);
  const access = email ? { token: 't', email } : undefined;
  return { folder, findAccess: () => Promise.resolve(access) };
}

/** Returns what the doctor says, to a visitor and to the owner, of a site that is set up but for this. */
async function check(world: Partial<World>, changes?: Changes) {
  const all = { ...readyOwner(), ...world };
  await startGoogle(all, { changes });
  const owner = await createOwner(all.isSignedIn ? 'ada@example.com' : undefined);
  const toLines = (found: Finding[]) => found.map(({ level, what }) => `${level}: ${what}`);
  return {
    visitor: toLines(await checkForVisitors(owner)),
    owner: toLines(await checkForOwner(owner)),
  };
}

const ready = {
  visitor: [
    'ok: The database answers, and visitors can read posts.',
    `ok: ${provider.label} sign-in is on.`,
    'ok: The API key opens only certain APIs.',
    'ok: The API key works only on certain sites.',
  ],
  owner: [
    'ok: You are signed in as ada@example.com.',
    `ok: The project is ${PROJECT}.`,
    `ok: The site’s address is ${site}`,
    'ok: .env has the settings of the web app 1:123:web:0.',
    'ok: The database is in Europe: eur3',
    'ok: Point-in-time recovery is off.',
    'ok: The deployed rules are those in firestore.rules.',
    'ok: The live site is of 2026-11-20.',
    `ok: ${provider.label} sign-in is on.`,
    'ok: The API key opens three APIs, on the site’s own addresses.',
    'ok: No billing account is linked, so that nothing can be billed.',
    'ok: There is an administrator.',
  ],
};

test('a project that is set up is OK, whatever the line endings of its rules', async () => {
  expect(await check({})).toEqual(ready);
  const deployedRules = readyOwner().deployedRules!.replaceAll('\n', '\r\n');
  expect(await check({ deployedRules })).toEqual(ready);
});

const [ada] = readyOwner().users;
const { apiTargets, browserKeyRestrictions } = readyOwner().restrictions!;
const isOpen = (name: string) => `hint: “${name}” is open.`;
const unknownKey = isOpen('Restrict the API key');
const wide = 'warning: The API key opens APIs that the site doesn’t use.';
const noDatabase = `error: The project ${PROJECT} has no database.`;
const unverified = 'error: No administrator has a verified e-mail, so nobody can publish.';
const denied = 'could not be checked, because Google refuses your account';
const askToSignIn = /:createAuthUri/;

// prettier-ignore
test.each<[Partial<World>, Changes, ...lines: string[]]>([
  [{}, [[/:runQuery/, ...refuse(500, 'Broken.')]], 'error: The database answers with status 500: Broken.', 'warning: “Make you an administrator” could not be checked: Broken.'],
  [{ database: undefined }, [], noDatabase, noDatabase, 'warning: “Make you an administrator” could not be checked: No database.'],
  [{ database: { locationId: 'nam5' } }, [], 'error: The database is not in Europe, but in nam5.'],
  [{ database: { locationId: 'eur3', pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' } }, [], 'warning: Point-in-time recovery is on, so what is deleted may be readable for seven days.'],
  [{ deployedRules: undefined }, [], 'error: The rules keep visitors from reading posts.', 'error: The database has no rules, so nobody can read it.'],
  [{ deployedRules: 'other' }, [], 'error: The deployed rules differ from firestore.rules.'],
  [{}, [[/cloud\.firestore/, ...refuse(403, 'Off.\nEnable it.')]], `warning: “Deploy the rules and the site” ${denied}: Off. Enable it.`],
  [{}, [[/GET projects\/[\w-]+ /, ...refuse(403, 'No.')]], `warning: “Choose or create the Firebase project” ${denied}: No. Your account may not open`],
  [{ sites: [], releases: [] }, [], isOpen('Create the site of Firebase Hosting'), 'hint: Nothing is live at Firebase Hosting, which is right for a site on another host.'],
  [{ apps: [] }, [], isOpen('Register the web app, and write .env')],
  [{ isProviderOn: false }, [], ...['', ''].map(() => `error: ${provider.label} sign-in is off.`)],
  [{}, [[askToSignIn, ...refuse(400, 'Not valid.')]], ...['', ''].map(() => 'error: The API key is refused: Not valid.')],
  [{}, [[askToSignIn, ...refuse(403, 'Blocked.', 'API_KEY_SERVICE_BLOCKED')]], ...['', ''].map(() => 'error: The API key is refused for sign-in: Blocked.')],
  [{ restrictions: { apiTargets, browserKeyRestrictions: { allowedReferrers: [] } } }, [], ...['', ''].map(() => `error: The API key is refused at ${site}: Blocked.`), unknownKey],
  [{ restrictions: { apiTargets } }, [], 'hint: The API key works on every site.', unknownKey],
  [{ restrictions: { browserKeyRestrictions } }, [], wide, unknownKey],
  [{}, [[/webConfig/, ...refuse(403, 'Disabled.', 'SERVICE_DISABLED')]], wide],
  [{ services: ['firestore.googleapis.com'] }, [], unknownKey, isOpen('Stay on the free plan')],
  [{ billingEnabled: true }, [], isOpen('Stay on the free plan')],
  [{ admins: [] }, [], 'error: There is no administrator, so nobody can publish.'],
  [{ users: [{ ...ada!, emailVerified: false }] }, [], unverified],
  [{ users: [] }, [], unverified],
])('of a site but for %j and with the answers %j it says %s', async (world, changes, ...lines) => {
  const { visitor, owner } = await check(world, changes);
  const found = [
    ...visitor.filter((line) => !ready.visitor.includes(line)),
    ...owner.filter((line) => !ready.owner.includes(line)),
  ];
  expect(found).toEqual(lines.map((line): unknown => expect.stringContaining(line)));
});

test('where posts can be scheduled, it says whether the deployed rules know that', async () => {
  vi.doMock('../../../../src/settings', async (load) => ({
    ...(await load<object>()),
    hasScheduledPosts: true,
  }));
  vi.resetModules();
  const { checkForVisitors } = await import('../../../../scripts/doctor/checkSteps');
  const ask = async (deployedRules?: string) => {
    await startGoogle({ ...readyOwner(), deployedRules });
    return (await checkForVisitors(await createOwner()))[1];
  };
  expect(await ask(readyOwner().deployedRules)).toMatchObject({ level: 'ok' });
  expect(await ask('former rules')).toEqual({
    level: 'error',
    what: 'The deployed rules know no scheduled posts.',
    how: 'Run: npm run deploy',
  });
});

test('without a connection, the checks of a visitor say so once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error()));
  expect(await checkForVisitors(await createOwner())).toMatchObject([
    { what: 'Google does not answer.' },
  ]);
});

test('without credentials, one warning says what was not checked, and visitors’ checks are made', async () => {
  const { visitor, owner } = await check({ isSignedIn: false });
  expect(visitor).toEqual(ready.visitor);
  expect(owner).toEqual([expect.stringMatching(/^warning: .* were not checked.* no credentials/)]);
});
