import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkForOwner, checkForVisitors } from '../../../../scripts/doctor/checkOnline';
import type { Finding } from '../../../../scripts/doctor/finding';
import { provider } from '../../../../src/auth/provider';
import { serveJson } from '../../../fixtures/servers/serveJson';

type Answer = [number, object];
const refuse = (status: number, message: string, reason?: string): Answer => [
  status,
  { error: { message, details: [{ reason }] } },
];

const rules = readFileSync('firestore.rules', 'utf8');
const ruleset = (content: string): Answer => [200, { source: { files: [{ content }] } }];

const site = 'https://my-portfolio.web.app';
const key = { apiKey: 'key', appId: '1:2:web:3', site };
const ofOtherSite = refuse(403, 'Blocked.', 'API_KEY_HTTP_REFERRER_BLOCKED');
const ofOtherApi = refuse(403, 'Blocked.', 'API_KEY_SERVICE_BLOCKED');

/** The answers of a project that is set up, by the end of the request's path. */
const ready: Record<string, Answer> = {
  'documents:runQuery': [200, [{ document: { name: 'users/1' } }]],
  'accounts:createAuthUri': [200, {}],
  'accounts:createAuthUri from elsewhere': ofOtherSite,
  '1:2:web:3/webConfig': ofOtherApi,
  'databases/(default)': [200, { locationId: 'eur3' }],
  'releases/cloud.firestore': [200, { rulesetName: 'projects/my-portfolio/rulesets/1' }],
  'rulesets/1': ruleset(rules),
  'accounts:lookup': [200, { users: [{ localId: '1', emailVerified: true }] }],
};

/** Serves these answers in place of Google's. */
async function startGoogle(changes: Record<string, Answer>) {
  const answers = Object.entries({ ...ready, ...changes });
  const url = await serveJson(({ path, headers }) => {
    const isKeyed = headers['x-goog-api-key'] === key.apiKey;
    const asked = isKeyed && headers.referer !== `${site}/` ? `${path} from elsewhere` : path;
    return answers.find(([end]) => asked.endsWith(end))?.[1] ?? [404, {}];
  });
  return { project: 'my-portfolio', firestore: url, identity: url, headers: {} };
}

const toLines = (found: Finding[]) => found.map(({ level, what }) => `${level}: ${what}`);

async function asVisitor(changes: Record<string, Answer>) {
  const google = await startGoogle(changes);
  return toLines(await checkForVisitors(google, key, google.firestore));
}

async function asOwner(changes: Record<string, Answer>) {
  const google = await startGoogle(changes);
  return toLines(await checkForOwner(() => Promise.resolve(google), google.firestore));
}

const visitorOk = [
  'ok: The database answers, and visitors can read posts.',
  `ok: ${provider.label} sign-in is on.`,
  'ok: The API key opens only certain APIs.',
  'ok: The API key works only on certain sites.',
];
const ownerOk = [
  'ok: The database is in Europe: eur3',
  'ok: Point-in-time recovery is off.',
  'ok: The deployed rules are those in firestore.rules.',
  'ok: There is an administrator.',
];

test('a project that is set up is OK, whatever the line endings of its rules', async () => {
  expect(await asVisitor({})).toEqual(visitorOk);
  expect(await asOwner({})).toEqual(ownerOk);
  expect(await asOwner({ 'rulesets/1': ruleset(rules.replaceAll('\n', '\r\n')) })).toEqual(ownerOk);
});

const query = 'documents:runQuery';
const signIn = 'accounts:createAuthUri';
const management = '1:2:web:3/webConfig';
const release = 'releases/cloud.firestore';
const location = 'databases/(default)';
const lookup = 'accounts:lookup';
const unverified: Answer = [200, { users: [{ localId: '1', emailVerified: false }] }];
const recovery = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' };
const recovering: Answer = [200, { locationId: 'eur3', ...recovery }];
const refused = 'The deployed rules could not be checked, because Google refuses your account';

test.each<['a visitor' | 'the owner', string, Answer, string]>([
  ['a visitor', query, refuse(403, ''), 'error: The rules keep visitors from reading posts.'],
  ['a visitor', query, refuse(404, ''), 'error: The project my-portfolio has no database.'],
  [
    'a visitor',
    signIn,
    refuse(400, 'OPERATION_NOT_ALLOWED : x'),
    `error: ${provider.label} sign-in is off.`,
  ],
  ['a visitor', signIn, refuse(400, 'Not valid.'), 'error: The API key is refused: Not valid.'],
  ['a visitor', signIn, ofOtherSite, `error: The API key is refused at ${site}: Blocked.`],
  ['a visitor', signIn, ofOtherApi, 'error: The API key is refused for sign-in: Blocked.'],
  ['a visitor', management, [200, {}], 'warning: The API key opens APIs that the site doesn’t use'],
  [
    'a visitor',
    management,
    refuse(403, 'Disabled.', 'SERVICE_DISABLED'),
    'warning: The API key opens',
  ],
  ['a visitor', `${signIn} from elsewhere`, [200, {}], 'hint: The API key works on every site.'],
  ['the owner', location, [200, { locationId: 'nam5' }], 'error: The database is not in Europe, '],
  ['the owner', location, recovering, 'warning: Point-in-time recovery is on, '],
  ['the owner', 'rulesets/1', ruleset('other'), 'error: The deployed rules differ from firestore.'],
  ['the owner', release, refuse(403, 'Off.\nEnable it.'), `warning: ${refused}: Off. Enable it.`],
  ['the owner', query, [200, []], 'error: There is no administrator, so nobody can publish.'],
  ['the owner', lookup, unverified, 'error: No administrator has a verified e-mail, so nobody'],
  ['the owner', lookup, [200, {}], 'error: No administrator has a verified e-mail, so nobody'],
])('if Google answers %s’s %s with %j, it says: %s', async (who, path, answer, line) => {
  const [ask, ok] = who === 'a visitor' ? [asVisitor, visitorOk] : [asOwner, ownerOk];
  const found = await ask({ [path]: answer });
  expect(found.filter((one) => !ok.includes(one))).toEqual([expect.stringContaining(line)]);
});

test('without a connection, the checks of a visitor say so once', async () => {
  const nowhere = { project: 'p', firestore: 'http://127.0.0.1:1', identity: 'http://127.0.0.1:1' };
  const found = toLines(await checkForVisitors({ ...nowhere, headers: {} }, key));
  expect(found).toEqual(['error: Google does not answer.']);
});

test('without credentials, one warning says what was not checked', async () => {
  const found = toLines(await checkForOwner(() => Promise.reject(new Error())));
  expect(found).toEqual([expect.stringMatching(/^warning: .* were not checked.* no credentials/)]);
});
