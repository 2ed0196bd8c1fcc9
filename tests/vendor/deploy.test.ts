import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { startPosts } from '../emulator/support/startPosts';
import { deploySite } from '../fixtures/deploySite';
import { numberedPosts } from '../fixtures/posts';
import { refuse } from '../fixtures/google/answer';
import { type Call, type Changes, startGoogle } from '../fixtures/google/startGoogle';
import { PROJECT, readyOwner, type World } from '../fixtures/google/world';
import { serveJson } from '../fixtures/servers/serveJson';
import { startServer } from '../fixtures/servers/startServer';

const { store } = await startPosts(PROJECT);

const toHost = (url: string) => url.replace('http://', '');

/** Starts a stand-in for the database, of which visitors get this answer. */
const startDatabase = async (status: number) =>
  toHost(await serveJson(() => [status, status === 200 ? [] : { error: {} }]));

/** What changes a project: calls that only read, or test, are not among them. */
const isChange = ({ method, path }: Call) =>
  method !== 'GET' && !/:testIamPermissions$|:test$/.test(path);

test('a dry run checks the project, says what would be done, and changes nothing', async () => {
  const google = await startGoogle(readyOwner());
  const run = (FIRESTORE_EMULATOR_HOST: string) =>
    deploySite({ ...google.env, FIRESTORE_EMULATOR_HOST }, '--dry-run');
  const ready = await run(await startDatabase(200));
  expect(ready.output).toMatch(/1\. Build the site.*2\. Replace the rules.*and the site.*dry run/s);
  expect(ready.status).toBe(0);
  const empty = await run(await startDatabase(404));
  expect(empty.output).toMatch(/1\. Deploy the rules first.* created in .*2\. Build.*3\. Replace/s);
  expect(empty.status).toBe(0);
  expect(google.calls.filter(isChange)).toEqual([]);
});

const sourcePosition = { line: 5, column: 3 };
const issue = { severity: 'ERROR', description: 'Missing ;', sourcePosition };

test.each<[string, Partial<World>, Changes, message: string]>([
  ['a database elsewhere', { database: { locationId: 'nam5' } }, [], 'not in Europe, but in nam5'],
  ['no Hosting site', { sites: [] }, [], 'has no Hosting site'],
  ['an app of another project', { apps: [] }, [], 'no web app of the project'],
  ['rules with a typing error', {}, [[/:test /, 200, { issues: [issue] }]], 'Missing ;'],
  ['a refusal', {}, [[/\/webApps/, ...refuse(403, 'No.')]], 'npx firebase login'],
])(
  '%s stops a deployment before it builds or changes anything',
  async (_, world, changes, message) => {
    const google = await startGoogle({ ...readyOwner(), ...world }, { changes });
    const FIRESTORE_EMULATOR_HOST = await startDatabase(200);
    const run = await deploySite({ ...google.env, FIRESTORE_EMULATOR_HOST });
    expect(run.output).toContain(message);
    expect(run.output).toContain('Nothing was deployed.');
    expect(run.output).not.toContain('Building');
    expect(run.status).toBe(1);
    expect(google.calls.filter(isChange)).toEqual([]);
  },
);

/** Forwards to the emulator once a deployment has created the database. */
const startCreated = (calls: Call[]) =>
  startServer((request, response) => {
    const json = { 'content-type': 'application/json' };
    if (!calls.some(({ method, path }) => method === 'POST' && path.endsWith('/databases')))
      return response.writeHead(404, json).end('{"error":{}}');
    void text(request).then(async (body) => {
      const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}${request.url}`;
      const sent = { method: request.method, headers: json, body: body || null };
      const answer = await fetch(url, sent);
      response.writeHead(answer.status, json).end(await answer.text());
    });
  });

test('the first deployment creates the database in its location, deploys the rules, then the site with its posts', async () => {
  await store(numberedPosts(2));
  const google = await startGoogle({ ...readyOwner(), database: undefined });
  const FIRESTORE_EMULATOR_HOST = toHost(await startCreated(google.calls));
  const { status, output } = await deploySite({ ...google.env, FIRESTORE_EMULATOR_HOST });
  expect({ status, output }).toMatchObject({ status: 0 });

  const at = (method: string, path: RegExp) =>
    google.calls.findIndex((call) => call.method === method && path.test(call.path));
  const created = google.calls[at('POST', /\/databases$/)]!;
  expect(JSON.parse(created.body)).toMatchObject({ locationId: firebase.firestore.location });
  const rules = google.calls[at('POST', /\/rulesets$/)]!;
  expect(rules.body).toContain('rules_version');
  const site = at('POST', /:populateFiles/);
  expect(site).toBeGreaterThan(at('POST', /\/rulesets$/));
  const populated = JSON.parse(google.calls[site]!.body) as { files: Record<string, string> };
  const files = Object.keys(populated.files);
  expect(files).toEqual(
    expect.arrayContaining(['/home.html', '/blog/post-000.html', '/blog/post-001.html']),
  );
  // Such as the manifest, which only the build needs.
  expect(files.filter((path) => path.includes('/.'))).toEqual([]);
  // Each page once, but for the start of the site, without the copies and settings of other hosts.
  expect(files.filter((path) => /index\.html$|\/_\w+$/.test(path))).toEqual(['/index.html']);
});

test('a deployment that Hosting refuses replaces nothing, and says so', async () => {
  const google = await startGoogle(readyOwner(), {
    changes: [[/:populateFiles/, ...refuse(400, 'No.')]],
  });
  const { status, output } = await deploySite(google.env);
  expect(output).toContain(
    'failed. Nothing was replaced: the rules and the site are as they were.',
  );
  expect(status).toBe(1);
  expect(google.calls.some(({ path }) => path.endsWith('/live/releases'))).toBe(false);
});

test('rules that visitors need for the build are deployed before it, and a failed build says that they are live', async () => {
  const google = await startGoogle(readyOwner());
  const FIRESTORE_EMULATOR_HOST = await startDatabase(403);
  const { status, output } = await deploySite({ ...google.env, FIRESTORE_EMULATOR_HOST });
  expect(output).toMatch(
    /Deploying the rules\n.*Building the site failed\. The new rules are live/s,
  );
  expect(status).toBe(1);
  expect(google.calls.some(({ path }) => path.endsWith('/rulesets'))).toBe(true);
  expect(google.calls.some(({ path }) => path.includes(':populateFiles'))).toBe(false);
});
