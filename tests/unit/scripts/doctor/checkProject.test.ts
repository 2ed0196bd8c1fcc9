import { expect, test } from 'vitest';
import { checkProject, checkRegion } from '../../../../scripts/doctor/checkProject';

const project = { VITE_FIREBASE_PROJECT_ID: 'my-portfolio' };
const check = (changes: Record<string, string>) =>
  checkProject({ ...project, ...changes }).map(({ level, what }) => `${level}: ${what}`);

test('settings of one project, and a domain of one’s own, fit each other', () => {
  for (const url of ['https://my-portfolio.web.app', 'https://example.net'])
    expect(
      check({ VITE_FIREBASE_AUTH_DOMAIN: 'my-portfolio.firebaseapp.com', VITE_SITE_URL: url }),
    ).toEqual([]);
});

test.each([
  [
    { VITE_FIREBASE_AUTH_DOMAIN: 'other.firebaseapp.com' },
    'error: VITE_FIREBASE_AUTH_DOMAIN in .env belongs to the project other',
  ],
  [{ VITE_SITE_URL: 'https://other.web.app' }, 'warning: VITE_SITE_URL in .env leads to other.web'],
  [{ VITE_SITE_URL: 'https://my-portfolio.wep.app' }, 'which is not a Firebase address.'],
  [{ VITE_SITE_URL: 'https://localhost:5173' }, 'which only this computer reaches.'],
  [{ VITE_SITE_URL: 'https://127.0.0.1' }, 'which only this computer reaches.'],
])('%j is told', (changes, message) => {
  expect(check(changes)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['eur3', []],
  ['europe-west3', []],
  ['europe-west99', ['error']],
  ['nam5', ['warning']],
])('a database in %s: %j', (location, levels) => {
  expect(checkRegion(location).map(({ level }) => level)).toEqual(levels);
});
