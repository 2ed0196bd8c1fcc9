import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkForOwner, checkForVisitors } from '../../../../scripts/doctor/checkOnline';
import type { Finding } from '../../../../scripts/doctor/finding';
import { serveJson } from '../../../fixtures/serveJson';

type Answer = [number, object];
const refuse = (status: number, message: string): Answer => [status, { error: { message } }];

const rules = readFileSync('firestore.rules', 'utf8');
const ruleset = (content: string): Answer => [200, { source: { files: [{ content }] } }];

/** The answers of a project that is set up, by the end of the request's path. */
const ready: Record<string, Answer> = {
  'documents:runQuery': [200, [{ document: {} }]],
  'accounts:createAuthUri?key=key': [200, {}],
  'databases/(default)': [200, { locationId: 'eur3' }],
  'releases/cloud.firestore': [200, { rulesetName: 'projects/my-portfolio/rulesets/1' }],
  'rulesets/1': ruleset(rules),
};

/** Serves these answers in place of Google's. */
async function startGoogle(changes: Record<string, Answer>) {
  const answers = Object.entries({ ...ready, ...changes });
  const url = await serveJson(
    ({ path }) => answers.find(([end]) => path.endsWith(end))?.[1] ?? [404, {}],
  );
  return { project: 'my-portfolio', firestore: url, identity: url, headers: {} };
}

const toLines = (found: Finding[]) => found.map(({ level, what }) => `${level}: ${what}`);

const asVisitor = async (changes: Record<string, Answer>) =>
  toLines(await checkForVisitors(await startGoogle(changes), 'key'));

async function asOwner(changes: Record<string, Answer>) {
  const google = await startGoogle(changes);
  return toLines(await checkForOwner(() => Promise.resolve(google), google.firestore));
}

const visitorOk = [
  'ok: The database answers, and visitors can read posts.',
  'ok: Google sign-in is on.',
];
const ownerOk = [
  'ok: The database is in Europe: eur3',
  'ok: The deployed rules are those in firestore.rules.',
  'ok: There is an administrator.',
];

test('a project that is set up is OK, whatever the line endings of its rules', async () => {
  expect(await asVisitor({})).toEqual(visitorOk);
  expect(await asOwner({})).toEqual(ownerOk);
  expect(await asOwner({ 'rulesets/1': ruleset(rules.replaceAll('\n', '\r\n')) })).toEqual(ownerOk);
});

const query = 'documents:runQuery';
const signIn = 'accounts:createAuthUri?key=key';

test.each([
  [query, refuse(403, ''), 'The rules keep visitors from reading posts.'],
  [query, refuse(404, ''), 'The project my-portfolio has no database.'],
  [signIn, refuse(400, 'OPERATION_NOT_ALLOWED : disabled'), 'Google sign-in is off.'],
  [signIn, refuse(400, 'Not valid.'), 'The API key is refused: Not valid.'],
])('if Google answers %s with %j, it says: %s', async (path, answer, message) => {
  const others = visitorOk.filter((_, index) => index !== [query, signIn].indexOf(path));
  const found = await asVisitor({ [path]: answer });
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([...others, `error: ${message}`]));
});

test('without a connection, both checks say so', async () => {
  const nowhere = { project: 'p', firestore: 'http://127.0.0.1:1', identity: 'http://127.0.0.1:1' };
  expect(toLines(await checkForVisitors({ ...nowhere, headers: {} }, 'key'))).toEqual([
    'error: Google does not answer.',
    'error: Google does not answer.',
  ]);
});

test('a database outside Europe is a warning', async () => {
  expect(await asOwner({ 'databases/(default)': [200, { locationId: 'nam5' }] })).toEqual([
    'warning: The database is not in Europe, but in nam5.',
    ...ownerOk.slice(1),
  ]);
});

test('other rules and a missing administrator are errors', async () => {
  const other = ruleset(rules.replace('isAdmin()', 'true'));
  expect(await asOwner({ 'rulesets/1': other, [query]: [200, [{ readTime: 'now' }]] })).toEqual([
    ownerOk[0],
    'error: The deployed rules differ from firestore.rules.',
    'error: There is no administrator, so nobody can publish.',
  ]);
});

test('a check that Google refuses says so in one line, and the other checks go on', async () => {
  const release = 'releases/cloud.firestore';
  expect(await asOwner({ [release]: refuse(403, 'The API is disabled.\nEnable it.') })).toEqual([
    ownerOk[0],
    'warning: The deployed rules could not be checked, because Google refuses your account: The API is disabled. Enable it.',
    ownerOk[2],
  ]);
  const broken = {
    [release]: refuse(404, 'not found'),
    'databases/(default)': [500, {}] as Answer,
  };
  expect(await asOwner(broken)).toEqual([
    expect.stringMatching(/^warning: The database’s location could not be checked: .* status 500/),
    'error: The deployed rules could not be found: not found',
    ownerOk[2],
  ]);
});

test('without credentials, one warning says what was not checked', async () => {
  expect(await checkForOwner(() => Promise.reject(new Error('no credentials')))).toEqual([
    {
      level: 'warning',
      what: expect.stringContaining('were not checked') as string,
      how: 'Run: gcloud auth application-default login',
    },
  ]);
});
