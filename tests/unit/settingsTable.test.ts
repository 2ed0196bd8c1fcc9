// docs/settings.md against what can be set.
import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import resume from '../fixtures/resumes/everyField.resume.json' with { type: 'json' };
import { provider } from '../../src/auth/provider';
import { otherSites } from '../../src/settings';

const read = (file: string) => readFileSync(file, 'utf8');
const rows = [...read('docs/settings.md').matchAll(/^\| (?!---)(.*) \|$/gm)].map(([, row]) =>
  row!.split(' | '),
);
const keys = rows.flatMap(([key]) => [...key!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));

test('the table has four columns, each with words', () => {
  for (const row of rows) expect([row.length, row.every(Boolean)], row[0]).toEqual([4, true]);
});

test('no key is listed twice', () => {
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
});

/** Names of a file, as they are set in it. */
const namesIn = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, name]) => name!);

const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);

// Bootstrap's own, which follow from the others.
const DERIVED = ['primary', 'theme-colors', 'link-color', 'body-bg', 'body-color'];
const FIXED = [
  ...['enable-dark-mode', 'enable-smooth-scroll', 'enable-rfs', 'enable-transitions'],
  'headings-font-family',
];

test.each([
  ['.env.example', Object.keys(parseEnv(read('.env.example')))],
  ['src/settings.ts', Object.keys(otherSites).map((key) => `otherSites.${key}`)],
  ['src/auth/provider.ts', Object.keys(provider).map((key) => `provider.${key}`)],
  ['workflows', workflows.flatMap((file) => namesIn(file, /\b(?:vars|secrets)\.([A-Z_]+)\b/g))],
  [
    'src/theme.scss',
    namesIn('src/theme.scss', /^\$([\w-]+):/gm)
      .filter((name) => ![...DERIVED, ...FIXED].includes(name))
      .map((name) => `$${name}`),
  ],
])('every key of %s is in the table', (_, set) => {
  expect(set.length).toBeGreaterThan(3);
  expect(set.filter((key) => !keys.includes(key))).toEqual([]);
});

test('src/settings.ts exports nothing else to set', async () => {
  const exported = Object.entries(await import('../../src/settings'));
  const isCode = (value: unknown) => typeof value === 'function' || value instanceof RegExp;
  const others = exported.filter(([, value]) => !isCode(value)).map(([name]) => name);
  expect(others.sort()).toEqual(['REFRESH_MINUTES', 'hasScheduledPosts', 'otherSites']);
  expect(keys).toContain('hasScheduledPosts');
});

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  $ref?: string;
}

/** The keys of a resume that JSON Resume doesn't have, by their paths, without those of entries in entries. */
function listOwn(value: unknown, known: Schema | undefined, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => listOwn(one, known?.items, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]: [string, unknown]) => {
    const place = path ? `${path}.${key}` : key;
    const there = known?.properties?.[key];
    if (there) return listOwn(inside, there, place);
    return place === 'basics.contact' ? listOwn(inside, undefined, place) : [place];
  });
}

test('every key of the resume that JSON Resume lacks is in the table', () => {
  const own = [...new Set(listOwn(resume, schema as Schema, ''))];
  expect(own).toContain('basics.seeking');
  expect(own.filter((key) => !keys.includes(key))).toEqual([]);
});

test('the fixture of a resume has every key that the site reads', async () => {
  const { toResume } = await import('#any-resume');
  const { OTHER_NAMES } = await import('../../packages/any-resume/fields/otherNames');
  const read: Record<string, unknown> = { ...toResume(resume).resume };
  // Made of others.
  const MADE = ['time', 'emailCode', 'phoneCode', 'town'];
  for (const part of ['projects', 'work', 'education', 'certificates', 'awards', 'publications']) {
    const [entry] = read[part] as object[];
    const section = JSON.stringify((resume as unknown as Record<string, object[]>)[part]);
    const written = [...section.matchAll(/"([\w-]+)":/g)].map(([, name]) => name!);
    const isThere = (key: string) =>
      [key, ...(OTHER_NAMES[key] ?? [])].some((name) => written.includes(name));
    expect(
      Object.keys(entry!).filter((key) => !isThere(key) && !MADE.includes(key)),
      part,
    ).toEqual([]);
  }
});
