// @vitest-environment node
import { expect, test } from 'vitest';
import { checkOnline } from '../../../../scripts/doctor/checkOnline';
import { serveJson } from '../../../fixtures/serveJson';

/** Starts a stand-in for Google that answers the two questions with these statuses and messages. */
async function google(database: [number, string?], signIn: [number, string?]) {
  const base = await serveJson(({ path }) => {
    const [status, message] = path.endsWith('/documents:runQuery') ? database : signIn;
    return [status, message ? { error: { message } } : {}];
  });
  return { project: 'my-portfolio', firestore: base, identity: base, headers: {} };
}

const levels = async (...answers: Parameters<typeof google>) =>
  (await checkOnline(await google(...answers), 'key')).map(
    ({ level, what }) => `${level}: ${what}`,
  );

test('a project that is ready is right', async () => {
  expect(await levels([200], [200])).toEqual([
    'ok: The database answers, and visitors may read posts.',
    'ok: Google sign-in is on.',
  ]);
});

test('rules that are not deployed, and Google sign-in that is off, are errors', async () => {
  expect(await levels([403], [400, 'OPERATION_NOT_ALLOWED : disabled'])).toEqual([
    'error: Visitors may not read posts.',
    'error: Google sign-in is off.',
  ]);
});

test('a missing database and a refused key are errors', async () => {
  expect(await levels([404], [400, 'API key not valid.'])).toEqual([
    'error: The project my-portfolio has no database.',
    'error: The API key is refused: API key not valid.',
  ]);
});

test('without a connection, both say so', async () => {
  const nowhere = { project: 'p', firestore: 'http://127.0.0.1:1', identity: 'http://127.0.0.1:1' };
  const found = await checkOnline({ ...nowhere, headers: {} }, 'key');
  expect(found.map(({ what }) => what)).toEqual([
    'Google does not answer.',
    'Google does not answer.',
  ]);
});
