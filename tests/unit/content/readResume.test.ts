import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readResume } from '../../../src/content/readResume';

/** Reads a file with this text, in a folder that also has empty files with these names. */
async function read(text: string, names: string[] = []) {
  const folder = await mkdtemp('node_modules/.resume-');
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(`${folder}/resume.json`, text);
  for (const name of names) await writeFile(`${folder}/${name}`, '');
  return readResume(`${folder}/resume.json`);
}

const readImage = (image: string) => read(JSON.stringify({ basics: { name: 'A', image } }));

test('reports a missing comma by file, line and column', async () => {
  const text = '{\n  "basics": {\n    "name": "A"\n    "label": "B"\n  }\n}';
  await expect(read(text)).rejects.toThrow(/resume\.json, line 4, column 5 is not valid JSON/);
});

test('reports a file that ends too early at its end', async () => {
  await expect(read('{\n  "basics": {')).rejects.toThrow(/line 2, column 14/);
});

test('names the file that has a fault', async () => {
  await expect(read('{"work": 1}')).rejects.toThrow(/resume\.json can’t be shown:\n {2}work must/);
});

test('reads a file with a byte order mark, and warns of what no page shows', async () => {
  const text = '\uFEFF{"basics": {"name": "A"}, "x-custom": "text"}';
  const { resume, warnings } = await read(text, ['home.md', 'privacy.md']);
  expect(resume.basics.name).toBe('A');
  expect(warnings).toEqual(['x-custom is on no page.', expect.stringMatching(/^home\.md is not/)]);
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
