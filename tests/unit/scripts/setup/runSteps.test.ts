import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { runSteps, showSteps } from '../../../../scripts/setup/runSteps';
import type { Setup } from '../../../../scripts/setup/step';
import { steps } from '../../../../scripts/setup/steps';
import { newOwner, PROJECT, readyOwner, settings, toEnv } from '../../../fixtures/google/world';
import { startSetup } from './startSetup';

const answers = { 'ID of a new project': PROJECT };

/** What the set-up makes of a new owner. The APIs are those of which a new project lacks some. */
const { services: _, ...ready } = readyOwner();

const toSettings = (text: string) => text.replace(/^#.*\n/gm, '');

test('one run takes a new owner from a Google account to a site with an administrator, and each step ends in a sentence', async () => {
  const world = newOwner();
  const { setup, said, readEnv } = await startSetup(world, { answers });
  copyFileSync('.env.example', join(setup.folder, '.env.example'));
  await runSteps(setup);
  expect(world).toMatchObject(ready);
  const lines = toEnv(settings).split('\n').sort();
  expect(toSettings(readEnv()).split('\n').sort()).toEqual(lines);
  expect(readEnv()).toMatch(/^# The public client configuration/);
  const ends = said
    .join('\n')
    .split(/^\d+ of \d+:/m)
    .slice(1);
  expect(ends).toHaveLength(steps.length);
  for (const end of ends) expect(end).toMatch(/^✓ \S+ \S+ .+\s*$/m);
  expect(said.filter((line) => line.includes('It costs nothing'))).toHaveLength(steps.length);
});

test('a second run finds all done, asks nothing and changes nothing', async () => {
  const world = newOwner();
  const { setup, calls, said } = await startSetup(world, { answers });
  await runSteps(setup);
  calls.length = 0;
  said.length = 0;
  await runSteps(setup);
  expect(calls.filter((call) => !/^GET|:runQuery|:lookup$|:createAuthUri/.test(call))).toEqual([]);
  expect(said.join('\n')).not.toContain('It costs');
});

/** Runs the set-up again and again, until it ends well. Returns why the others stopped. */
async function runUntilReady(setup: Setup): Promise<string[]> {
  const error = await runSteps(setup).catch((cause: Error) => cause);
  return error ? [error.message, ...(await runUntilReady(setup))] : [];
}

test('each call that Google refuses once stops the set-up with Google’s words, and the next run goes on there', async () => {
  const world = newOwner();
  const { setup, known } = await startSetup(world, { answers, fault: 'refused' });
  const stops = await runUntilReady(setup);
  expect(world).toMatchObject(ready);
  for (const stop of stops) expect(stop).toMatch(/” is open\. To go on there: npm run setup$/);
  const ofPrograms = ['The sign-in was not completed.', 'The deployment failed'];
  const words = new RegExp(`^(Not today|${ofPrograms.join('|')})`);
  for (const stop of stops) expect(stop).toMatch(words);
  // Asked again by themselves: whether visitors are answered by the new database, and whether the sign-in provider is on.
  expect(stops).toHaveLength(known.size - 2);
});

test('each call whose answer is lost once, after it took effect, is not made twice', async () => {
  const world = newOwner();
  const { setup } = await startSetup(world, { answers, fault: 'half done' });
  const stops = await runUntilReady(setup);
  expect(stops.length).toBeGreaterThan(25);
  expect(world).toMatchObject(ready);
});

test('a dry run shows every step with its cost, says which are done, and changes nothing', async () => {
  const world = newOwner();
  const { setup, calls, said } = await startSetup(world);
  await showSteps(setup);
  expect(said.filter((line) => line.includes('It costs nothing'))).toHaveLength(steps.length);
  expect(said.some((line) => line.startsWith('✓'))).toBe(false);
  expect(calls).toEqual([]);
  expect(world).toEqual(newOwner());

  Object.assign(world, { isSignedIn: true, projects: { [PROJECT]: true } });
  writeFileSync(join(setup.folder, '.env'), `VITE_FIREBASE_PROJECT_ID=${PROJECT}\n`);
  await showSteps(setup);
  expect(said.filter((line) => line.startsWith('✓'))).toEqual([
    '✓ You are signed in as ada@example.com.',
    `✓ The project is ${PROJECT}.`,
  ]);
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
});
