// @vitest-environment node
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { checkEnv } from '../../../../scripts/doctor/checkEnv';

const right = {
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'my-portfolio.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-portfolio',
  VITE_FIREBASE_APP_ID: '1:123456:web:abcdef',
  VITE_SITE_URL: 'https://my-portfolio.web.app',
};

/** The findings about a .env with these values, or with this text. */
function check(changes: Partial<Record<keyof typeof right, string>>, more = '') {
  const lines = Object.entries({ ...right, ...changes }).map(([name, value]) => `${name}=${value}`);
  const text = [...lines, more].join('\n');
  return checkEnv(text, parseEnv(text));
}

const bad = (findings: ReturnType<typeof check>) =>
  findings.filter(({ level }) => level !== 'ok').map(({ level, what }) => `${level}: ${what}`);

test('a .env that is filled in is right', () => {
  expect(bad(check({}))).toEqual([]);
});

test('quotes, comments and a final slash are right', () => {
  const changes = {
    VITE_FIREBASE_PROJECT_ID: '"my-portfolio"',
    VITE_SITE_URL: 'https://my-portfolio.web.app/',
  };
  expect(bad(check(changes, '# a comment\n'))).toEqual([]);
});

test('no .env at all is said first', () => {
  expect(bad(checkEnv(undefined, {}))).toEqual(['error: There is no .env.']);
});

test.each([
  ['a name for the ID', { VITE_FIREBASE_PROJECT_ID: 'My Portfolio' }, 'not a project ID'],
  ['an empty key', { VITE_FIREBASE_API_KEY: '' }, 'VITE_FIREBASE_API_KEY is not filled in'],
  ['a placeholder', { VITE_FIREBASE_PROJECT_ID: '{key}' }, 'PROJECT_ID is not filled in'],
  ['another key', { VITE_FIREBASE_API_KEY: 'secret' }, 'not a key of a web app'],
  ['an Android app', { VITE_FIREBASE_APP_ID: '1:1:android:a' }, 'not the ID of a web app'],
  ['a domain with a scheme', { VITE_FIREBASE_AUTH_DOMAIN: 'https://a.web.app' }, 'not a domain'],
  ['a site without scheme', { VITE_SITE_URL: 'my-portfolio.web.app' }, 'not the address of a site'],
  ['a site with a path', { VITE_SITE_URL: 'https://a.web.app/me' }, 'not the address of a site'],
  ['the sample site', { VITE_SITE_URL: 'https://example.com' }, 'still the sample'],
])('%s is an error', (_what, changes, message) => {
  expect(bad(check(changes))).toEqual([expect.stringMatching(`^error: .*${message}`)]);
});

test('a missing address of the site is suspicious', () => {
  expect(bad(check({ VITE_SITE_URL: '' }))).toEqual(['warning: VITE_SITE_URL is not filled in.']);
});

test('without the address in the resume too, links lead nowhere, which is said', () => {
  const found = checkEnv('', { ...right, VITE_SITE_URL: '' }, '').at(-1)!;
  expect(found.level).toBe('warning');
  expect(found.how).toContain('lead to https://site.invalid');
  const other = checkEnv('', { ...right, VITE_SITE_URL: '' }, 'https://ada.dev').at(-1)!;
  expect(other.how).toContain('lead to the url in resume.json');
});

test.each(['apiKey: "AIza",', '  "projectId": "x"', 'const authDomain = "x"'])(
  'a line pasted from the console, such as %j, is named by its number',
  (line) => {
    expect(bad(check({}, line))).toEqual(['error: .env, line 6 is written as in the console.']);
  },
);

test('any other line is named by its number too', () => {
  expect(bad(check({}, 'hello'))).toEqual(['error: .env, line 6 is no setting: hello']);
});
