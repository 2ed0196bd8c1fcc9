import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  checkContent,
  checkEnv,
  checkIcon,
  checkShare,
} from '../../../../scripts/doctor/checkSettings';
import type { Finding } from '../../../../scripts/doctor/finding';
import { drawSiteImage } from '../../../../scripts/images/siteImage';
import { readResume } from '../../../../src/content/readResume';
import { createFolder } from '../../../fixtures/createFolder';

const toLine = ({ level, what }: Finding) => `${level}: ${what}`;
const findProblems = (findings: Finding[]) =>
  findings.filter(({ level }) => level !== 'ok').map(toLine);

async function writeTemporary(name: string, data: Buffer | string): Promise<string> {
  const file = join(await createFolder(), name);
  await writeFile(file, data);
  return file;
}

const checkResume = async (text: string) =>
  checkContent(relative('.', await writeTemporary('resume.json', text))).findings;

test.each([
  ['with one’s own words is valid', '{"basics":{"name":"Ada"}}', [/^ok: .* is valid/]],
  [
    'with words of the sample is valid, with a warning for each',
    '{"basics":{"name":"Your Name","email":"you@example.com"}}',
    [/^ok/, /^warning: .* sample: basics.name: Your Name$/, /basics.email: you@example.com$/],
  ],
  ['that can’t be read is an error', '{"basics":{', [/^error: .*line 1/]],
])('a resume %s', async (_, text, lines) => {
  const found = (await checkResume(text)).map(toLine);
  expect(found).toEqual(lines.map((line) => expect.stringMatching(line) as string));
});

const content = readResume('tests/fixtures/everyField.resume.json');

async function checkImage(image: Buffer | string, now = content) {
  const file = await writeTemporary('share.png', image);
  return toLine(await checkShare(now, file)).replace(file, 'share.png');
}

test('a share image that shows another name, label, summary or photo is a warning', async () => {
  const drawn = await drawSiteImage(content);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await checkImage(drawn)).toMatch(/^ok: share.png matches/);
  const { resume } = content;
  const changes = [{ name: 'Ada' }, { label: 'Countess' }, { summary: 'I count.' }].map(
    (change) => ({
      ...content,
      resume: { ...resume, basics: { ...resume.basics, ...change } },
    }),
  );
  for (const now of [...changes, { ...content, photoSource: 'public/favicon.svg' }])
    expect(await checkImage(drawn, now)).toMatch(/^warning: share.png shows another name/);
});

test('a name with letters that no face has leaves no share image, and says what to do', async () => {
  const { resume } = content;
  const basics = { ...resume.basics, name: '이름' };
  const korean = { ...content, resume: { ...resume, basics } };
  await expect(drawSiteImage(korean)).rejects.toThrow(
    'Add one to $other-faces in src/theme.scss, or save an image of your own',
  );
});

test('a share image of one’s own is OK, and a file that isn’t an image is a warning', async () => {
  const white = { width: 1200, height: 630, channels: 3, background: 'white' } as const;
  const own = await sharp({ create: white }).png().toBuffer();
  expect(await checkImage(own)).toBe('ok: share.png is an image of your own.');
  expect(await checkImage('words')).toMatch(/^warning: .* not an image/);
});

test.each([
  ['<svg><!-- The icon of the sample: … --></svg>', 'warning: Still from the sample: favicon.svg'],
  ['<svg></svg>', 'ok: favicon.svg is an icon of your own.'],
  ['words', 'warning: favicon.svg is missing or not an image.'],
])('the icon %s is: %s', async (svg, message) => {
  const file = await writeTemporary('favicon.svg', svg);
  expect(toLine(await checkIcon(file)).replace(file, 'favicon.svg')).toBe(message);
});

const right = {
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'my-portfolio.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-portfolio',
  VITE_FIREBASE_APP_ID: '1:123456:web:abcdef',
  VITE_SITE_URL: 'https://my-portfolio.web.app',
};

/** Returns the problems in a .env with these values and a last line. */
function checkSettings(changes: Partial<Record<keyof typeof right, string>>, lastLine = '') {
  const lines = Object.entries({ ...right, ...changes }).map(([name, value]) => `${name}=${value}`);
  const text = [...lines, lastLine].join('\n');
  return findProblems(checkEnv(text, parseEnv(text)));
}

test('a .env with values, quotes, comments and a final slash is valid; a missing one is the only error', () => {
  const site = 'https://my-portfolio.web.app/';
  const changes = { VITE_FIREBASE_PROJECT_ID: '"my-portfolio"', VITE_SITE_URL: site };
  expect(checkSettings(changes, '# a comment\n')).toEqual([]);
  expect(findProblems(checkEnv(undefined, {}))).toEqual(['error: There is no .env.']);
});

test.each([
  ['a name for the ID', { VITE_FIREBASE_PROJECT_ID: 'My Portfolio' }, 'not a project ID'],
  ['an empty key', { VITE_FIREBASE_API_KEY: '' }, 'VITE_FIREBASE_API_KEY is not filled in'],
  ['a placeholder', { VITE_FIREBASE_PROJECT_ID: '{key}' }, 'PROJECT_ID is not filled in'],
  ['another key', { VITE_FIREBASE_API_KEY: 'AIzaShort' }, 'not the key of a web app'],
  ['an Android app', { VITE_FIREBASE_APP_ID: '1:1:android:a' }, 'not the ID of a web app'],
  ['a domain with a scheme', { VITE_FIREBASE_AUTH_DOMAIN: 'https://a.web.app' }, 'not a domain'],
  ['a site without scheme', { VITE_SITE_URL: 'my-portfolio.web.app' }, 'not the address of a site'],
  ['a site with a path', { VITE_SITE_URL: 'https://a.web.app/me' }, 'not the address of a site'],
  ['the sample site', { VITE_SITE_URL: 'https://example.com' }, 'still the sample'],
])('%s is an error', (_what, changes, message) => {
  expect(checkSettings(changes)).toEqual([expect.stringMatching(`^error: .*${message}`)]);
});

test.each([
  ['', 'lead to https://site.invalid'],
  ['https://ada.dev', 'lead to the url in resume.json'],
])('a missing VITE_SITE_URL is a warning: with the resume’s url %j, links %s', (url, lead) => {
  const found = checkEnv('', { ...right, VITE_SITE_URL: '' }, url).at(-1)!;
  expect(toLine(found)).toBe('warning: VITE_SITE_URL is not filled in.');
  expect(found.how).toContain(lead);
});

test('a .env with a byte order mark, and a secret among the values, is told without the value', () => {
  const text = '\uFEFFVITE_FIREBASE_PROJECT_ID=my-portfolio';
  expect(findProblems(checkEnv(text, parseEnv(text)))[0]).toBe(
    'error: .env begins with an invisible mark (BOM).',
  );
  const secret = { VITE_SITE_URL: 'https://user:secret@example.com' };
  expect(checkSettings(secret).join()).not.toContain('secret');
});

test.each([
  ['apiKey: "AIza",', 'code from the console'],
  ['const authDomain = "x"', 'code from the console'],
  ['a secret', 'not a setting'],
])('the line %j is an error with its number and without its text', (line, message) => {
  expect(checkSettings({}, line)).toEqual([`error: .env, line 6 is ${message}.`]);
});
