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
const release = 'releases/cloud.firestore';
const location = 'databases/(default)';

test.each([
  [query, refuse(403, ''), 'The rules keep visitors from reading posts.'],
  [query, refuse(404, ''), 'The project my-portfolio has no database.'],
  [signIn, refuse(400, 'OPERATION_NOT_ALLOWED : disabled'), 'Google sign-in is off.'],
  [signIn, refuse(400, 'Not valid.'), 'The API key is refused: Not valid.'],
])('if Google answers a visitor’s %s with %j, it says: %s', async (path, answer, message) => {
  const index = [query, signIn].indexOf(path);
  const found = await asVisitor({ [path]: answer });
  expect(found).toEqual(visitorOk.with(index, `error: ${message}`));
});

test.each<[string, Answer, number, string]>([
  [
    location,
    [200, { locationId: 'nam5' }],
    0,
    'error: The database is not in Europe, but in nam5.',
  ],
  [location, [500, {}], 0, 'warning: The database’s location could not be checked: '],
  ['rulesets/1', ruleset('other'), 1, 'error: The deployed rules differ from firestore.rules.'],
  [
    release,
    refuse(403, 'Disabled.\nEnable it.'),
    1,
    'warning: The deployed rules could not be checked, because Google refuses your account: Disabled. Enable it.',
  ],
  [release, refuse(404, 'gone'), 1, 'error: The deployed rules could not be found: gone'],
  [query, [200, []], 2, 'error: There is no administrator, so nobody can publish.'],
])(
  'if Google answers the owner’s %s with %j, line %i says: %s',
  async (path, answer, index, line) => {
    const found = await asOwner({ [path]: answer });
    expect(found).toEqual(ownerOk.with(index, expect.stringContaining(line) as string));
  },
);

test('without a connection, the checks of a visitor say so once', async () => {
  const nowhere = { project: 'p', firestore: 'http://127.0.0.1:1', identity: 'http://127.0.0.1:1' };
  const found = toLines(await checkForVisitors({ ...nowhere, headers: {} }, 'key'));
  expect(found).toEqual(['error: Google does not answer.']);
});

test('without credentials, one warning says what was not checked', async () => {
  const found = toLines(await checkForOwner(() => Promise.reject(new Error())));
  expect(found).toEqual([
    expect.stringMatching(/^warning: .* were not checked.* no credentials\.$/),
  ]);
});
