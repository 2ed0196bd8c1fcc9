import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'pathe';
import { expect, test } from 'vitest';
import { createFolder } from '../../../fixtures/createFolder';
import { readResume } from '../../../../scripts/content/readResume';
import { textPath } from '../../../../src/content/textPath';
import { TAKEN } from '../../../../src/content/textPath';
import { routes } from '../../../../src/routes';

/** Reads a file with this text, in a folder that also has empty files with these names. */
async function read(text: string, names: string[] = []) {
  const folder = relative('.', await createFolder());
  await writeFile(`${folder}/resume.json`, text);
  for (const name of names) await writeFile(`${folder}/${name}`, '');
  const { warnings, ...found } = readResume(`${folder}/resume.json`);
  return { ...found, warnings: warnings.map((one) => one.replace(`${folder}/`, '')) };
}

const readImage = (image: string) => read(JSON.stringify({ basics: { name: 'A', image } }));

test.each([
  ['a missing comma', '{\n  "name": "A"\n  "label": "B"\n}', 'line 3, column 3'],
  ['an end that comes too early', '{\n  "basics": {', 'line 2, column 14'],
  ['a comment', '{\n  // Mine\n  "basics": {}}', 'line 2, column 3', 'is a comment, which JSON'],
  [
    'a comment after a value',
    '{"work": [{\n  "name": "A"\n      // "highlights": ["B"]\n}]}',
    'line 3, column 7',
    'is a comment, which JSON',
  ],
  [
    'a comment between sections',
    '{"skills": [],\n  /* "languages": [\n  ], */\n  "work": []}',
    'line 2, column 3',
    'is a comment, which JSON',
  ],
])('reports %s by file, line and column', async (_, text, place, what = 'is not valid JSON') => {
  await expect(read(text)).rejects.toThrow(`resume.json, ${place} ${what}`);
});

test('reads a file with a byte order mark, and warns of what no page shows', async () => {
  const text = '\uFEFF{"basics": {"name": "A"}, "x-custom": "text"}';
  const { resume, warnings } = await read(text, ['home.md', 'privacy.md', 'Über mich.md']);
  expect(resume.basics.name).toBe('A');
  expect(warnings.sort()).toEqual([
    expect.stringMatching(/^home\.md is not a page: /),
    'privacy.md is empty, and so is its page.',
    'resume.json: x-custom is on no page.',
    expect.stringMatching(/^Über mich\.md is not a page: use lower-case letters/),
  ]);
});

test('reads a file by its absolute path, as between the drives of Windows', () => {
  const file = 'tests/fixtures/resumes/everyField.resume.json';
  expect(readResume(resolve(file)).resume).toEqual(readResume(file).resume);
});

test('warns of what ends before it begins, as far as its dates tell', async () => {
  const right = [
    { name: 'One year', startDate: '2020-06', endDate: '2020' },
    { name: 'Current', startDate: '2020', endDate: 'Present' },
    { name: 'No start', endDate: '2019' },
  ];
  const json = {
    basics: { name: 'A' },
    work: [...right, { name: 'Reversed', startDate: '2021-03', endDate: '2020' }],
    education: [{ institution: 'School', startDate: '2019-09', endDate: '2019-01-31' }],
  };
  const { warnings } = await read(JSON.stringify(json));
  expect(warnings).toEqual([
    'resume.json: “Reversed” ends (2020) before it begins (2021-03).',
    'resume.json: “School” ends (2019-01-31) before it begins (2019-09).',
  ]);
});

test('gives a site without a name a title, with a warning', async () => {
  const { resume, warnings } = await read('{}');
  expect(resume.basics.name).toBe('Portfolio');
  expect(warnings).toEqual(['resume.json: basics.name is missing. The site is called Portfolio.']);
});

test.each([
  ['de-DE', 'de', 'German'],
  ['pl', 'en', 'English'],
  ['gsw', 'de', 'German'],
])('for a resume in %s, the site’s own words are in %s', async (lang, own, name) => {
  const { language, notes } = await read(JSON.stringify({ meta: { language: lang } }));
  expect(language).toBe(own);
  expect(notes).toContain(`The site’s own words are in ${name}.`);
});

test.each([
  ['favicon.svg', '/favicon.svg'],
  ['public/favicon.svg', '/favicon.svg'],
  ['//photo.example.com/a.jpg', 'https://photo.example.com/a.jpg'],
])('finds the photo %s at %s, and makes no files of it', async (image, src) => {
  const { resume, photoFiles, warnings } = await readImage(image);
  expect(resume.photo).toMatchObject({ src, alt: '' });
  expect([photoFiles, warnings]).toEqual([[], []]);
});

test('the photo may be in the file itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"/>';
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const { resume, photoFiles, warnings } = await readImage(image);
  expect(resume.photo).toMatchObject({ width: 40, height: 50 });
  expect([photoFiles.map(({ source }) => source), warnings]).toEqual([[image], []]);
});

test('three projects have their pictures, the current ones first, and no page loads what the pictures are of', async () => {
  const rows = ['A 2020 2021', 'B 2098', 'C 2022', 'D 2023', 'F 2021 2022'];
  const projects = rows.map((row) => {
    const [name, startDate, endDate] = row.split(' ');
    return { name, startDate, endDate, image: 'favicon.svg' };
  });
  const { resume } = await read(JSON.stringify({ basics: { name: 'A' }, projects }));
  const shown = resume.projects.map(({ name, picture }) => [name, picture?.src]);
  const src = '/favicon.svg';
  expect(shown).toEqual([
    ['D', src],
    ['C', src],
    ['B', src],
    ['F', undefined],
    ['A', undefined],
  ]);
  expect(resume.projects.map(({ image }) => image)).toEqual(rows.map(() => ''));
});

test('home shows the current project and those with pictures', async () => {
  const rows = ['A 2024', 'B 2023', 'C 2020 2021 favicon.svg', 'D 2019 2020'];
  const projects = rows.map((row) => {
    const [name, startDate, endDate, image] = row.split(' ');
    return { name, startDate, endDate, image };
  });
  const { resume } = await read(JSON.stringify({ basics: { name: 'A' }, projects }));
  const shown = resume.shown.map((one) => resume.projects[Number(one)]!.name);
  expect(shown).toEqual(['A', 'C']);
});

test.each(['missing.png', '%', '../package.json', 'data:image/png;base64,AA'])(
  'leaves out the photo %s, with a warning',
  async (image) => {
    const { resume, warnings } = await readImage(image);
    expect(resume.photo).toBeNull();
    expect(warnings).toEqual([
      `resume.json: The photo "${image}" is missing or is not an image. The site has none.`,
    ]);
  },
);

test.each([
  ['privacy.md', '/privacy'],
  ['terms-of-use.md', '/terms-of-use'],
  // Names of other pages, and addresses that lead to the feed.
  ...['home.md', 'createblog.md', 'index.md', '404.md', 'feed.md'].map((file) => [file, undefined]),
  // Names that don’t fit an address.
  ...['Privacy Policy.md', 'Übersicht.md', 'privacy.txt'].map((file) => [file, undefined]),
])('the path of %s is %s', (file, path) => {
  expect(textPath(file!)).toBe(path);
});

test('the bundle leaves out the files whose names belong to other pages', () => {
  const [, names] = /\{(index,.*)\}\.md/.exec(readFileSync('src/content/textPages.ts', 'utf8'))!;
  const others = routes.map(({ path }) => path.split('/')[1]!);
  expect([...TAKEN]).toEqual(expect.arrayContaining(['index', '404', ...others]));
  expect(names!.split(',').sort()).toEqual([...TAKEN].sort());
});
