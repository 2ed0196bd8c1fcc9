// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProject } from '../../../../scripts/doctor/checkProject';
import { serveJson } from '../../../fixtures/serveJson';

const rules = readFileSync('firestore.rules', 'utf8');
const refusal = (status: number, message: string): [number, object] => [
  status,
  { error: { message } },
];

const ready = {
  location: [200, { locationId: 'eur3' }] as [number, object],
  release: [200, { rulesetName: 'projects/my-portfolio/rulesets/1' }] as [number, object],
  ruleset: [200, { source: { files: [{ content: rules }] } }] as [number, object],
  admins: [200, [{ document: {} }]] as [number, object],
};

/** What is found in a project that is ready but for these answers of Google. */
async function check(changes: Partial<typeof ready>) {
  const answers = { ...ready, ...changes };
  const url = await serveJson(({ path }) => {
    if (path.endsWith('/databases/(default)')) return answers.location;
    if (path.endsWith('/releases/cloud.firestore')) return answers.release;
    if (path.endsWith('/projects/my-portfolio/rulesets/1')) return answers.ruleset;
    return path.endsWith(':runQuery') ? answers.admins : [404, {}];
  });
  const google = { project: 'my-portfolio', firestore: url, identity: url, headers: {} };
  const found = await checkProject(() => Promise.resolve(google), url);
  return found.map(({ level, what }) => `${level}: ${what}`);
}

const right = [
  'ok: The database is in Europe: eur3',
  'ok: The rules that are deployed are those in firestore.rules.',
  'ok: There is an administrator.',
];

test('a project that is ready is right, however the lines of its rules end', async () => {
  expect(await check({})).toEqual(right);
  const content = rules.replaceAll('\n', '\r\n');
  expect(await check({ ruleset: [200, { source: { files: [{ content }] } }] })).toEqual(right);
});

test('a database outside Europe is suspicious', async () => {
  expect(await check({ location: [200, { locationId: 'nam5' }] })).toEqual([
    'warning: The database is not in Europe, but in nam5.',
    ...right.slice(1),
  ]);
});

test('other rules and a missing administrator are errors', async () => {
  const content = rules.replace('isAdmin()', 'true');
  const other = { ruleset: [200, { source: { files: [{ content }] } }] as [number, object] };
  expect(await check({ ...other, admins: [200, [{ readTime: 'now' }]] })).toEqual([
    right[0],
    'error: The rules that are deployed are not those in firestore.rules.',
    'error: There is no administrator, so nobody can publish.',
  ]);
});

test('a check that Google refuses says so in a line, and the others are done', async () => {
  expect(await check({ release: refusal(403, 'The API is disabled.\nEnable it.') })).toEqual([
    right[0],
    'warning: The deployed rules could not be checked, as Google refuses your account: The API is disabled. Enable it.',
    right[2],
  ]);
  expect(await check({ release: refusal(404, 'not found'), location: [500, {}] })).toEqual([
    expect.stringMatching(/^warning: The database’s location could not be checked: .* status 500/),
    'error: The deployed rules could not be found: not found',
    right[2],
  ]);
});

test('without credentials, one line says what was left out', async () => {
  const found = await checkProject(() => Promise.reject(new Error('no credentials')));
  expect(found).toEqual([
    {
      level: 'warning',
      what: expect.stringContaining('were not checked') as string,
      how: 'Run: gcloud auth application-default login',
    },
  ]);
});
