// Owners who don't begin with nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { runSteps } from '../../../../scripts/setup/runSteps';
import { type Answer, refuse } from '../../../fixtures/google/answer';
import {
  newOwner,
  readyOwner,
  release,
  settings,
  type World,
} from '../../../fixtures/google/world';
import { startSetup } from './startSetup';

/** An owner with a project. */
const withProject = (changes: Partial<World> = {}): World => ({
  ...newOwner(),
  isSignedIn: true,
  projects: { 'my-project': true },
  ...changes,
});

const choosing = (more: Record<string, string> = {}) => ({
  answers: { 'of this list': '1', ...more },
});

test('a project is chosen from the list, also one that was half created', async () => {
  const world = withProject({ projects: { 'other-project': true, 'half-created': false } });
  const { setup, said } = await startSetup(world, { answers: { 'of this list': '2' } });
  await runSteps(setup);
  expect(said.join('\n')).toMatch(
    /1\. other-project.*\n.*2\. half-created \(of Google Cloud, without/,
  );
  expect(world.projects).toEqual({ 'other-project': true, 'half-created': true });
  expect(world.sites).toEqual(['half-created']);
});

test('an ID that is none, or that somebody has, is asked for again', async () => {
  const world = { ...newOwner(), isSignedIn: true };
  const { setup, said } = await startSetup(world);
  const ids = ['My Site', 'taken-by-another', 'my-site'];
  setup.ask = (question) => Promise.resolve(question.includes('ID of') ? ids.shift()! : '');
  await runSteps(setup);
  expect(said).toContainEqual(expect.stringMatching(/^An ID has 6 to 30 lowercase letters/));
  expect(said).toContain('Somebody has the ID taken-by-another already.');
  expect(world.projects).toEqual({ 'my-site': true });
});

test('Enter takes an ID with a name that nobody else has', async () => {
  const world = { ...newOwner(), isSignedIn: true };
  await runSteps((await startSetup(world)).setup);
  expect(Object.keys(world.projects)).toEqual([
    expect.stringMatching(/^[a-z][a-z0-9-]+-[0-9a-f]{4}$/),
  ]);
});

const failed = { name: 'operations/1', done: true, error: { message: 'Quota exceeded.' } };

test.each<[string, Answer, RegExp]>([
  [
    'a first project that Google refuses leads to its terms',
    refuse(403, 'Callers must accept Terms of Service'),
    /^Callers must accept .*\?forceCheckTos=true/s,
  ],
  [
    'what Google could not do after it had begun is told in its words',
    [200, failed],
    /^Quota exceeded\./,
  ],
])('%s', async (_, answer, message) => {
  const world = { ...newOwner(), isSignedIn: true };
  const { setup } = await startSetup(world, { changes: [[/^POST projects /, ...answer]] });
  await expect(runSteps(setup)).rejects.toThrow(message);
});

test('a database that Google is still creating is waited for', async () => {
  const world = withProject({ services: readyOwner().services });
  const exists = refuse(409, 'Already exists.');
  const { setup, said } = await startSetup(world, {
    ...choosing(),
    changes: [[/^POST projects\/my-project\/databases /, ...exists]],
  });
  const { findAccess } = setup;
  // Until then it isn't shown.
  setup.findAccess = () => {
    if (said.some((line) => line.startsWith('  Cloud Firestore holds')))
      world.database = { locationId: 'eur3' };
    return findAccess();
  };
  await runSteps(setup);
  expect(said).toContain('✓ The database is in Europe: eur3');
});

test('if somebody has the address, another name is asked for', async () => {
  const world = withProject({ projects: { 'site-of-another': true } });
  const { setup, said } = await startSetup(world, choosing({ 'Another name': 'free-name' }));
  await runSteps(setup);
  expect(said).toContain('Invalid name: try `free`.');
  expect(world.sites).toEqual(['free-name']);
  expect(readFileSync(join(setup.folder, '.env'), 'utf8')).toContain(
    'VITE_SITE_URL=https://free-name.web.app',
  );
});

test('in .env, other lines stay as they are, and a value is replaced only if the owner says so', async () => {
  const own =
    '# mine\r\nVITE_FIREBASE_PROJECT_ID=my-project\r\nexport VITE_FIREBASE_API_KEY=old\r\nOTHER=1\r\nVITE_SITE_URL=https://ada.example.org\r\n';
  for (const [answer, key] of [
    ['', 'export VITE_FIREBASE_API_KEY=old'],
    ['y', `VITE_FIREBASE_API_KEY=${settings.VITE_FIREBASE_API_KEY}`],
  ]) {
    const { setup, said } = await startSetup(withProject(), { answers: { API_KEY: answer! } });
    writeFileSync(join(setup.folder, '.env'), own);
    await runSteps(setup);
    expect(said).toContainEqual(
      expect.stringMatching(/^\.env, line 3: VITE_FIREBASE_API_KEY is old\. Replace it with AIza/),
    );
    expect(readFileSync(join(setup.folder, '.env'), 'utf8')).toBe(
      `${own.replace('export VITE_FIREBASE_API_KEY=old', key!)}VITE_FIREBASE_AUTH_DOMAIN=my-project.firebaseapp.com\r\nVITE_FIREBASE_APP_ID=1:123:web:0\r\n`,
    );
  }
});

test('a setting that another file decides is named, with the file', async () => {
  const { setup } = await startSetup(withProject(), choosing());
  writeFileSync(join(setup.folder, '.env.local'), 'VITE_FIREBASE_API_KEY=old\n');
  await expect(runSteps(setup)).rejects.toThrow(
    /^\.env\.local, line 1: VITE_FIREBASE_API_KEY, which wins over \.env, is old instead of AIza/,
  );
});

test('a project that this account may not open is named, with what to do', async () => {
  const { setup } = await startSetup(withProject());
  writeFileSync(join(setup.folder, '.env'), 'VITE_FIREBASE_PROJECT_ID=of-another\n');
  await expect(runSteps(setup)).rejects.toThrow(
    /^Not yours\.\nYour account may not open.*of-another/,
  );
});

test('a live site is replaced only if the owner says so', async () => {
  const world = withProject({
    sites: ['my-project'],
    releases: [release('1')],
    deployedRules: 'others',
  });
  const refusing = await startSetup(world, choosing());
  await expect(runSteps(refusing.setup)).rejects.toThrow('Nothing was deployed.');
  expect(refusing.said.join('\n')).toContain(
    'has a site of 2026-11-20, and other rules for its database. Replace that? [y/N]',
  );
  expect(world.deployedRules).toBe('others');
  const { setup } = await startSetup(world, choosing({ 'Replace that': 'y' }));
  await runSteps(setup);
  expect(world.deployedRules).not.toBe('others');
});

test('the rules of another app are replaced only if the owner says so', async () => {
  const world = withProject({ deployedRules: 'of an app' });
  const { setup, said } = await startSetup(world, choosing({ 'Replace that': 'n' }));
  await expect(runSteps(setup)).rejects.toThrow('Nothing was deployed.');
  expect(said.join('\n')).toContain('has other rules for its database. Replace that? [Y/n]');
  expect(world.deployedRules).toBe('of an app');
});

test.each([
  [{ locationId: 'nam5', type: 'FIRESTORE_NATIVE' }, 'The database is not in Europe, but in nam5.'],
  [{ locationId: 'eur3', type: 'DATASTORE_MODE' }, 'The database is in Datastore mode.'],
])('a database that is %j is named, and nothing is deployed', async (database, sentence) => {
  const services = ['firestore.googleapis.com'];
  const world = withProject({ database, services });
  const { setup, calls } = await startSetup(world, choosing());
  await expect(runSteps(setup)).rejects.toThrow(sentence);
  expect(calls).not.toContain('npm run deploy');
});

test('the key keeps addresses that the owner has added, such as a domain of the site', async () => {
  const former = ['https://ada.example.org/*', 'https://my-project.web.app/*'];
  const restrictions = { browserKeyRestrictions: { allowedReferrers: former } };
  const world = withProject({ restrictions });
  const { setup } = await startSetup(world, choosing());
  await runSteps(setup);
  expect(world.restrictions).toMatchObject({
    browserKeyRestrictions: {
      allowedReferrers: [...former, 'https://my-project.firebaseapp.com/*'],
    },
  });
});

test('a domain of the owner’s own is added to the key by the next run', async () => {
  const world = withProject();
  const { setup, readEnv } = await startSetup(world, choosing());
  await runSteps(setup);
  const own = readEnv().replace('https://my-project.web.app', 'https://ada.example.org');
  writeFileSync(join(setup.folder, '.env'), own);
  await runSteps(setup);
  expect(JSON.stringify(world.restrictions)).toContain('"https://ada.example.org/*"');
});

test('the app of another site is not taken, and its key is restricted only if the owner says so', async () => {
  const apps = [{ appId: '1:123:web:shop', displayName: 'Shop' }];
  const world = withProject({ apps });
  const { setup, said } = await startSetup(world, choosing());
  await runSteps(setup);
  expect(world.apps.map(({ displayName }) => displayName)).toEqual(['Shop', 'Portfolio']);
  expect(said.join('\n')).toContain('has 2 web apps, which may share this key. Restrict it');
  expect(said).toContain('✓ The API key stays as it is. docs/set-up.md says what it opens.');
  expect(world.restrictions).toBeUndefined();
});

test('a billing account is the owner’s to decide about', async () => {
  const { setup, said } = await startSetup(withProject({ billingEnabled: true }), choosing());
  await runSteps(setup);
  expect(said).toContain('https://console.firebase.google.com/project/my-project/usage/details');
  expect(said).toContain('✓ The billing account stays linked.');
});

test('whoever has no verified e-mail does not become an administrator', async () => {
  const users = [{ localId: 'eve', email: 'eve@example.com', emailVerified: false }];
  const world = withProject({ users, isProviderOn: true });
  const { setup } = await startSetup(world, choosing({ 'e-mail': 'eve@example.com' }));
  setup.open = () => Promise.resolve();
  await expect(runSteps(setup)).rejects.toThrow('The e-mail eve@example.com is not verified');
  expect(world.admins).toEqual([]);
});
