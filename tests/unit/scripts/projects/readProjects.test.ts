import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePhoto } from '../../../../scripts/content/photoPlugin';
import { readResume } from '../../../../scripts/content/readResume';
import { createFolder } from '../../../fixtures/createFolder';

const PICTURE = sharp({ create: { width: 3200, height: 1000, channels: 3, background: '#345' } });

/** Reads the projects of an owner with these files. */
async function read(
  files: Record<string, string | Buffer>,
  resume: object = {},
  name = 'resume.json',
) {
  const folder = await createFolder();
  await mkdir(`${folder}/projects`);
  const basics = { name: 'Ann' };
  const meta = { language: 'en' };
  await writeFile(`${folder}/resume.json`, JSON.stringify({ meta, basics, ...resume }));
  for (const [file, text] of Object.entries(files)) await writeFile(`${folder}/${file}`, text);
  const { warnings, pages, ...content } = readResume(`${folder}/${name}`);
  const said = warnings.map((warning) => warning.replaceAll(`${folder}/`, ''));
  return { ...content, pages, warnings: said };
}

const projects = [
  { name: 'Borrowed', description: 'A register.', keywords: ['React'], startDate: '2024' },
  { name: 'No page', startDate: '2023' },
];

test('a file whose heading is the name of a project of the resume becomes its page, with what the resume says and the file doesn’t', async () => {
  const { pages, resume, warnings } = await read(
    { 'projects/the-register.md': '---\nkeywords: [Vue]\n---\n\n# Borrowed\n\nWords.\n' },
    { projects },
  );
  expect(pages.map(({ project }) => project)).toEqual([
    expect.objectContaining({
      name: 'Borrowed',
      description: 'A register.',
      keywords: ['Vue'],
      startDate: '2024',
      page: '/projects/the-register',
    }),
  ]);
  expect(resume.projects.map(({ page }) => page)).toEqual(['/projects/the-register', undefined]);
  expect(warnings).toEqual([]);
});

test('selected projects come first, in the owner’s order, then the others by their dates, also on home', async () => {
  const file = (name: string, keys: string) =>
    `---\nname: ${name}\ndescription: About.\n${keys}\n---\n`;
  const { pages, resume } = await read(
    {
      'projects/a.md': file('A', 'startDate: 2020'),
      'projects/b.md': file('B', 'startDate: 2021\nselected: 2'),
      'projects/c.md': file('C', 'startDate: 2022'),
      'projects/d.md': file('D', 'selected: 1'),
    },
    { projects },
  );
  expect(pages.map(({ project }) => project.name)).toEqual(['D', 'B', 'C', 'A']);
  const shown = resume.shown.map((one) =>
    typeof one === 'number' ? projects[one]!.name : one.url,
  );
  expect(shown).toEqual(['/projects/d', '/projects/b', 'Borrowed']);
});

test('each language has the pages whose files name it', async () => {
  const files = {
    'resume.de.json': JSON.stringify({
      meta: { language: 'de' },
      projects: [{ name: 'Geliehen' }],
    }),
    'projects/borrowed.md': '# Borrowed',
    'projects/borrowed.de.md': '# Geliehen',
  };
  const { pages, warnings } = await read(files, { projects });
  expect([pages.map(({ project }) => project.name), warnings]).toEqual([['Borrowed'], []]);
  const german = await read(files, { projects }, 'resume.de.json');
  expect(german.resume.projects.map(({ page }) => page)).toEqual(['/projects/borrowed']);
});

test('a picture beside a file is as small as those of posts and has its words, and one that is missing is named', async () => {
  const text =
    '# Borrowed\n\n![The desk](desk.png "At ten")\n\n![The *door*](door.png)\n\n```md\n![no](no.png)\n```\n';
  const desk = await PICTURE.png().toBuffer();
  const { pages, warnings } = await read(
    { 'projects/borrowed.md': text, 'projects/desk.png': desk },
    { projects },
  );
  const [page] = pages;
  const [address, picture] = Object.entries(page!.pictures)[0]!;
  expect(picture).toMatchObject({ width: 1600, height: 500 });
  expect(page!.text).toContain(`![The desk](${address} "At ten")\n\nThe *door*\n\n`);
  expect(page!.text).toContain('![no](no.png)');
  const [file] = page!.photoFiles;
  expect(file!.path).toBe(picture.src);
  expect(await sharp(await makePhoto(file!)).metadata()).toMatchObject({
    width: 1600,
    height: 500,
  });
  expect(warnings).toEqual([
    'projects/borrowed.md: the picture door.png is missing. The page has its words instead.',
  ]);
});

test.each([
  ['Borrowed.md', '# Borrowed'],
  ['my project.md', '# Borrowed'],
  ['index.md', '# Borrowed'],
  ['con.md', '# Borrowed'],
  ['borrowed.de.md', '# Borrowed'],
])('%s can’t be the page of a project, as is said', async (name, text) => {
  const { pages, warnings } = await read({ [`projects/${name}`]: text }, { projects });
  expect(pages).toEqual([]);
  expect(warnings).toEqual([
    `projects/${name} is not a page: use lower-case letters, digits and hyphens, and no language that the site doesn’t have.`,
  ]);
});

test.each([
  ['---\nselected: 1\n', 'a line with --- must end'],
  ['---\n- A\n---\n', 'must be keys, such as “selected: 1”'],
  [
    '---\nname: A: B\n---\n',
    'line 2, column 7 is not valid YAML: A text with a colon must be in quotes',
  ],
  [
    '---\nname: A\nselected: first\n---\n',
    'selected must be a number, its place on Home, but is "first"',
  ],
  ['---\nname: A\ndescription: [[a, b], c]\n---\n', 'a.md: description must be'],
  ['Words.', 'has no heading, and no name between lines with ---'],
])('the front matter %j ends the build with a sentence that says why', async (text, why) => {
  await expect(read({ 'projects/a.md': text })).rejects.toThrow(why);
});

test('two files of one name end the build', async () => {
  const files = { 'projects/a.md': '# Borrowed', 'projects/b.md': '# Borrowed' };
  await expect(read(files)).rejects.toThrow(/b\.md and .*a\.md have the same name, “Borrowed”/);
});

test('a page that no project of the resume belongs to is one, and a warning says why it may have no facts', async () => {
  const { pages, warnings } = await read({ 'projects/a.md': '# Borowed' }, { projects });
  expect(pages).toHaveLength(1);
  expect(warnings).toEqual([
    expect.stringMatching(/a\.md: no project of the resume is called “Borowed”/),
  ]);
});

test.each([
  { selectedPosts: 'a' },
  { selectedPosts: [1] },
  { selectedPosts: ['a', 'b', 'c', 'd'] },
])('the selected posts %j end the build', async (meta) => {
  await expect(read({}, { meta })).rejects.toThrow(
    'meta.selectedPosts must be a list of at most three',
  );
});
