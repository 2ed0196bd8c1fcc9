import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../fixtures/createFolder';
import { readResume } from '../../../src/content/readResume';

/** Reads a file with this text, in a folder that also has empty files with these names. */
async function read(text: string, names: string[] = []) {
  const folder = relative('.', await createFolder());
  await writeFile(`${folder}/resume.json`, text);
  for (const name of names) await writeFile(`${folder}/${name}`, '');
  return readResume(`${folder}/resume.json`);
}

const readImage = (image: string) => read(JSON.stringify({ basics: { name: 'A', image } }));

test.each([
  ['a missing comma', '{\n  "name": "A"\n  "label": "B"\n}', 'line 3, column 3'],
  ['an end that comes too early', '{\n  "basics": {', 'line 2, column 14'],
])('reports %s by file, line and column', async (_, text, place) => {
  await expect(read(text)).rejects.toThrow(`resume.json, ${place} is not valid JSON`);
});

test('reads a file with a byte order mark, and warns of what no page shows', async () => {
  const text = '\uFEFF{"basics": {"name": "A"}, "x-custom": "text"}';
  const { resume, warnings } = await read(text, ['home.md', 'privacy.md']);
  expect(resume.basics.name).toBe('A');
  expect(warnings).toEqual(['x-custom is on no page.', expect.stringMatching(/^home\.md is not/)]);
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
    '“Reversed” ends (2020) before it begins (2021-03).',
    '“School” ends (2019-01-31) before it begins (2019-09).',
  ]);
});

test('gives a site without a name a title, with a warning', async () => {
  const { resume, warnings } = await read('{}');
  expect(resume.basics.name).toBe('Portfolio');
  expect(warnings).toEqual(['basics.name is missing. The site is called Portfolio.']);
});

test.each(['favicon.svg', './favicon.svg', '/favicon.svg'])(
  'finds the photo %s in public',
  async (image) => {
    const { resume, photoFiles } = await readImage(image);
    expect(resume.photo).toMatchObject({ src: '/favicon.svg', alt: 'Portrait of A' });
    expect(photoFiles).toEqual([]);
  },
);

test('leaves a photo on another site where it is', async () => {
  const { resume, warnings } = await readImage('https://photo.example.com/a.jpg');
  expect(resume.photo?.src).toBe('https://photo.example.com/a.jpg');
  expect(warnings).toEqual([]);
});

test.each(['missing.png', '%', '../package.json', 'data:image/png;base64,AA'])(
  'leaves out the photo %s, with a warning',
  async (image) => {
    const { resume, warnings } = await readImage(image);
    expect(resume.photo).toBeNull();
    expect(warnings).toEqual([
      `The photo "${image}" is missing or is not an image. The site has none.`,
    ]);
  },
);
