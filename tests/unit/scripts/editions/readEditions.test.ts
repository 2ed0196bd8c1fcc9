import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'pathe';
import { afterEach, expect, test, vi } from 'vitest';
import { readEditions } from '../../../../scripts/content/readEditions';
import { readResume } from '../../../../scripts/content/readResume';
import { createFolder } from '../../../fixtures/createFolder';

const words = {
  en: 'I build small things with care, and I write down what went wrong on the way to them.',
  de: 'Ich baue kleine Dinge mit Sorgfalt, und ich schreibe auf, was auf dem Weg dorthin schiefging.',
  ar: 'أبني أشياء صغيرة بعناية وأكتب عما حدث من أخطاء في الطريق إليها.',
  nl: 'Ik bouw kleine dingen met zorg en ik schrijf op wat er onderweg naar die dingen misging.',
};

const resume = (lang: keyof typeof words, language?: string) =>
  JSON.stringify({
    ...(language && { meta: { language } }),
    basics: { name: 'Ann', summary: words[lang] },
  });

/** Writes the owner's files into a project. Returns its folder, and what is said of files that are not used. */
async function write(files: Record<string, string>) {
  const root = await createFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'src/content', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const content = relative('.', join(root, 'src/content'));
  const { warnings } = readResume(join(content, 'resume.json'));
  return { root, content, warnings: warnings.map((one) => one.replaceAll(`${content}/`, '')) };
}

const pathsOf = (root: string) =>
  readEditions(root).map(({ path, lang, dir, name }) => [path, lang, dir, name]);

afterEach(() => vi.unstubAllEnvs());

test('a site with one resume is in one language', async () => {
  const { root } = await write({ 'resume.json': resume('en'), 'imprint.md': '# Imprint' });
  expect(readEditions(root)).toEqual([]);
});

test('a resume with a language in its name makes an edition, with the texts of that language', async () => {
  const { root, warnings } = await write({
    'resume.json': resume('en', 'en-GB'),
    'resume.de.json': resume('de'),
    'resume.ar.yaml': `basics:\n  name: آن\n  summary: ${words.ar}\n`,
    'imprint.md': '# Imprint\n\nAnn',
    'imprint.de.md': 'Vorab\n\n# Impressum #\n\nAnn',
    'home-page.md': 'Words',
  });
  expect(pathsOf(root)).toEqual([
    ['', 'en-GB', 'ltr', 'English'],
    ['/ar', 'ar', 'rtl', 'العربية'],
    ['/de', 'de', 'ltr', 'Deutsch'],
  ]);
  expect(readEditions(root).map(({ texts }) => texts)).toEqual([
    [
      { path: '/home-page', label: 'Home page', file: 'home-page.md' },
      { path: '/imprint', label: 'Imprint', file: 'imprint.md' },
    ],
    [],
    [{ path: '/imprint', label: 'Impressum', file: 'imprint.de.md' }],
  ]);
  expect(warnings.filter((one) => /not (used|a page)/.test(one))).toEqual([]);
});

test('the first language may be written from right to left', async () => {
  const { root } = await write({ 'resume.json': resume('ar'), 'resume.en.json': resume('en') });
  expect(pathsOf(root)).toEqual([
    ['', 'ar', 'rtl', 'العربية'],
    ['/en', 'en', 'ltr', 'English'],
  ]);
});

test('an edition may be in a language that the site has no words for', async () => {
  const { root, content } = await write({
    'resume.json': resume('en'),
    'resume.nl.json': resume('nl', 'nl'),
  });
  expect(pathsOf(root)[1]).toEqual(['/nl', 'nl', 'ltr', 'Nederlands']);
  const { resume: read, language } = readResume(join(content, 'resume.nl.json'));
  expect([read.lang, language]).toEqual(['nl', 'en']);
});

test('an edition is in the language of its name, unless its resume says it more exactly', async () => {
  const { root, content } = await write({
    'resume.json': resume('en'),
    'resume.de-ch.json': resume('de'),
    'resume.de.json': resume('de', 'de-AT'),
  });
  expect(pathsOf(root).slice(1)).toEqual([
    ['/de-ch', 'de-CH', 'ltr', 'Schweizer Hochdeutsch'],
    ['/de', 'de-AT', 'ltr', 'Österreichisches Deutsch'],
  ]);
  expect(readResume(join(content, 'resume.de-ch.json')).resume.lang).toBe('de-CH');
});

test.each([
  [
    'resume.old.json',
    resume('en'),
    'old names no language. One in German, for example, is resume.de.json.',
  ],
  ['resume.bak.json', resume('en'), 'bak names no language'],
  ['resume.2025.json', resume('en'), '2025 names no language'],
  [
    'resume.new.json',
    resume('en'),
    'Its words are in English. If they are in Newari, "meta": { "language": "new" } says so.',
  ],
  ['resume.it.json', resume('en'), 'Its words are in English. If they are in Italian'],
  ['resume.en.json', resume('en'), 'Its language is that of resume.json.'],
  ['resume.cv.json', resume('en', 'cv'), 'The address /cv belongs to another page.'],
])('%s is no edition by accident, and the build says so', async (name, text, why) => {
  const { root, warnings } = await write({ 'resume.json': resume('en'), [name]: text });
  expect(readEditions(root)).toEqual([]);
  expect(warnings).toContainEqual(expect.stringContaining(`${name} is not used. ${why}`));
});

test.each([
  ['imprint.de.md', 'the site is not in German. For that, it needs a resume.de.json, too: see'],
  [
    'imprint.pt-BR.md',
    'the site is not in Portuguese. For that, it needs a resume.pt-BR.json, too',
  ],
  ['imprint.en.md', 'call it imprint.md, as English is the first language of the site.'],
  ['imprint.old.md', 'use lower-case letters'],
  ['Imprint.de.md', 'use lower-case letters'],
  ['.de.md', 'use lower-case letters'],
])('%s is no page of a site in English, and the build says why', async (name, why) => {
  const { warnings } = await write({ 'resume.json': resume('en', 'en-GB'), [name]: 'Words' });
  expect(warnings).toContainEqual(expect.stringContaining(`${name} is not a page: ${why}`));
});

test.each(['de', 'fr', 'es', 'pt', 'nl'])(
  'resume.%s.json is of that language where its few words don’t say otherwise',
  async (tag) => {
    const short = JSON.stringify({ basics: { name: 'Ann', label: 'Web' } });
    const { root } = await write({
      'resume.json': resume('en', 'en'),
      [`resume.${tag}.json`]: short,
    });
    expect(pathsOf(root).map(([, lang]) => lang)).toEqual(['en', tag]);
  },
);

test('resume.de.json alone is answered with what to do', async () => {
  await expect(write({ 'resume.de.json': resume('de') })).rejects.toThrow('write {} into it');
});

test('a text whose resume is not used is no page either', async () => {
  const { warnings } = await write({
    'resume.json': resume('en'),
    'resume.de.json': resume('en'),
    'imprint.de.md': 'Words',
  });
  expect(warnings.filter((one) => one.includes(' is not '))).toEqual([
    expect.stringContaining('resume.de.json is not used. Its words are in English.'),
    expect.stringContaining('imprint.de.md is not a page: the site is not in German.'),
  ]);
});

test('a text that wants the address of an edition is refused', async () => {
  const { root } = await write({
    'resume.json': resume('en'),
    'resume.de.json': resume('de'),
    'de.md': 'Words',
  });
  expect(() => readEditions(root)).toThrow('de.md and resume.de.json both want the address /de');
});

test('a resume of an edition that can’t be read stops the build with its name', async () => {
  await expect(write({ 'resume.json': resume('en'), 'resume.de.json': '{' })).rejects.toThrow(
    'resume.de.json',
  );
});
