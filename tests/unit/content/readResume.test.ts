// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readResume } from '../../../src/content/readResume';

/** Reads a file with this text, beside empty files with these names. */
async function read(text: string, names: string[] = []) {
  const folder = await mkdtemp('node_modules/.resume-');
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = relative('.', `${folder}/resume.json`);
  await writeFile(file, text);
  for (const name of names) await writeFile(`${folder}/${name}`, '');
  return readResume(file);
}

const readJson = (json: unknown) => read(JSON.stringify(json));

test('a missing comma is reported with file, line and column', async () => {
  const text = '{\n  "basics": {\n    "name": "A"\n    "label": "B"\n  }\n}';
  await expect(read(text)).rejects.toThrow(
    /resume\.json, line 4, column 5 is not valid JSON: a comma/,
  );
});

test('a file that ends too early is reported at its end', async () => {
  await expect(read('{\n  "basics": {')).rejects.toThrow(/line 2, column 14/);
});

test('a mark of the byte order, as some editors write it, is no fault', async () => {
  const { resume } = await read('\uFEFF{"basics": {"name": "A"}}');
  expect(resume.basics.name).toBe('A');
});

test('all faults of a file are reported at once, each on a line', async () => {
  await expect(readJson({ work: 1, skills: 2 })).rejects.toThrow(
    /can’t be shown:\n {2}work must be a list, but is 1\.\n {2}skills must be a list, but is 2\.$/,
  );
});

test('text that no page shows is a warning', async () => {
  const { warnings } = await readJson({ basics: { name: 'A' }, 'x-custom': 'text' });
  expect(warnings).toEqual(['x-custom is on no page.']);
});

test('a site without a name has one, and a warning', async () => {
  const { resume, warnings } = await readJson({});
  expect(resume.basics.name).toBe('Portfolio');
  expect(warnings).toEqual(['basics.name is missing. The site is called Portfolio.']);
});

test.each(['portrait.svg', './portrait.svg', '/portrait.svg'])(
  'the photo %s is the file in public, with its size',
  async (image) => {
    const { resume } = await readJson({ basics: { name: 'A', image } });
    const alt = 'Portrait of A';
    expect(resume.photo).toEqual({ src: '/portrait.svg', alt, width: 480, height: 600 });
  },
);

test('a photo may be elsewhere', async () => {
  const image = 'https://photo.example.com/a.jpg';
  const { resume, warnings } = await readJson({ basics: { name: 'A', image } });
  expect(resume.photo?.src).toBe(image);
  expect(warnings).toEqual([]);
});

test.each([
  './test/favicon.png',
  'zilla-slab-OFL.txt',
  '%',
  '../package.json',
  'data:image/png;base64,AA',
])('the photo %s, which is no image of ours, is left out with a warning', async (image) => {
  const { resume, warnings } = await readJson({ basics: { name: 'A', image } });
  expect(resume.photo).toBeNull();
  expect(warnings).toEqual([`The photo "${image}" is missing or is no image. The site has none.`]);
});

test('a Markdown file whose name can’t be that of a page is a warning', async () => {
  const { warnings } = await read('{"basics": {"name": "A"}}', ['home.md', 'privacy.md']);
  expect(warnings).toEqual([expect.stringMatching(/^home\.md is no page: /)]);
});
