import { writeFile } from 'node:fs/promises';
import { join, relative } from 'pathe';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findResume } from '../../../../scripts/content/findResume';
import { readResume } from '../../../../scripts/content/readResume';
import { createFolder } from '../../../fixtures/createFolder';

/** Reads a resume of this name, in a folder with other files. */
async function read(name: string, text: string | Uint8Array, others: Record<string, string> = {}) {
  const folder = relative('.', await createFolder());
  for (const [file, words] of Object.entries({ [name]: text, ...others }))
    await writeFile(join(folder, file), words);
  const { warnings, ...found } = readResume(join(folder, name));
  return { ...found, warnings: warnings.map((one) => one.replaceAll(`${folder}/`, '')) };
}

test('a resume in YAML is read, and its values stay as they are written', async () => {
  const { resume } = await read(
    'resume.yaml',
    `# Mine
basics:
  name: Ann Example
  label: Developer
  phone: +491701234567
  location: { postalCode: 01234, city: Dresden }
work:
  - &job
    name: Acme
    position: Dev
    startDate: 2024-01
    endDate: ~
    summary: >
      Folded
      words
  - <<: *job
    name: Other
    startDate: 2020
    endDate: 2021-03-31
`,
  );
  expect(resume.basics).toMatchObject({ name: 'Ann Example', location: '01234 Dresden' });
  expect(resume.basics.phone[0]).toEqual({ text: '+491701234567', href: 'tel:+491701234567' });
  expect(resume.work).toMatchObject([
    { name: 'Acme', startDate: '2024-01', time: 'current', summary: 'Folded words' },
    { name: 'Other', position: 'Dev', startDate: '2020', endDate: '2021-03-31', time: 'past' },
  ]);
});

test.each([
  ['basics:\n  name: Ann\n label: B\n', 'resume.yaml, line 3, column 1 is not valid YAML'],
  ['basics:\n  name: A\nwork:\n  - [a]\n', 'resume.yaml, line 4: work[0] must be an object'],
  ['a: 1\na: 2\n', 'resume.yaml, line 2, column 1 is not valid YAML'],
  ['a: 1\n---\nb: 2\n', 'It has several documents, with --- between them.'],
  ['a:\n\tb: 1\n', 'Lines must begin with spaces, not with tabs.'],
  ['a: I like: you\n', 'A text with a colon must be in quotes.'],
  ['a: @ann\n', 'A text that begins with @, % or ` must be in quotes.'],
  ['basics: &a\n  self: *a\n', 'has an alias (*name) that stands for itself'],
  ['basics:\n<<<<<<< HEAD\n  name: A\n', 'resume.yaml, line 2 is a mark of a conflict of Git.'],
  ['\n', 'resume.yaml is empty.'],
])('a fault in YAML is reported by its line: %j', async (text, message) => {
  await expect(read('resume.yaml', text)).rejects.toThrow(message);
});

test.each([
  ['basics:\n  name: Ann Example\n', 'is YAML, not JSON. Call it resume.yaml'],
  ['---\n# Mine\ncv:\n  name: Ann\n', 'is YAML, not JSON'],
  ['%PDF-1.7\n\u0000', 'is a PDF'],
  [Buffer.from('504b030414000600', 'hex'), 'is a file of Word or LibreOffice'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is an old file of Word'],
  ['{\\rtf1\\ansi', 'is an RTF file'],
  ['%% My CV\n\\documentclass{moderncv}', 'is a file of LaTeX'],
  ['<!DOCTYPE html><p>', 'is a web page'],
  ['<?xml version="1.0"?><SkillsPassport>', 'is an XML file'],
  ['BEGIN:VCARD\nVERSION:4.0', 'is a vCard'],
  ['[basics]\nname = "Ann"\n', 'is a file of TOML'],
  ['# Ann Example\n\nDeveloper', 'is a file of Markdown'],
  ['"basics":\n  "name": Ann\n', 'is YAML, not JSON'],
  ['Full Name: Ann\n', 'is YAML, not JSON'],
  ['#import "@preview/basic-resume:0.1.0": *\n', 'is a file of Typst'],
  [Buffer.from('89504e470d0a1a0a0000', 'hex'), 'is a picture'],
  [Buffer.from('1f8b08000000', 'hex'), 'is a compressed file'],
  ['Ann Lee\n=======\n', 'must begin with {, but begins with “Ann Lee”'],
  ['module.exports = {"basics":{}}', 'must begin with {, but begins with “module.exports'],
  ['{"basics":{"name":"A\u0000"}}', 'is damaged or no text'],
  [Buffer.from('\uFEFF{"basics":{}}', 'utf16le'), 'is saved as UTF-16'],
  ['{“basics”:{}}', ', line 1, column 2 is a curly or single quote'],
])('a resume.json of another format is named by how it begins: %j', async (text, what) => {
  const name = what.startsWith(',') ? 'resume.json' : 'resume.json ';
  await expect(read('resume.json', text)).rejects.toThrow(name + what);
});

test('a key that stands twice in JSON is named, as one of its values would be lost', async () => {
  const text = '{"work":[{"name":"A"}],\n"basics":{},\n"work":[{"name":"B"}]}';
  await expect(read('resume.json', text)).rejects.toThrow(
    'resume.json, line 3 has "work" for the second time.',
  );
});

test.each([
  'basics:\n\u00a0\u00a0name: Ann\nwork:\n- name: !x Acme\n  startDate: !!timestamp 2019-01-01\n',
  'basics:\r  name: Ann\rwork:\r- name: Acme\r  startDate: 2019-01-01\r',
])('YAML with spaces of a web page, tags, or line ends of an old Mac is read: %j', async (text) => {
  const { resume } = await read('resume.yaml', text);
  expect(resume.basics.name).toBe('Ann');
  expect(resume.work).toMatchObject([{ name: 'Acme', startDate: '2019-01-01' }]);
});

test('files beside the resume that look like one, or like a photo, and are not used, are named', async () => {
  const others = [
    'resume.yaml',
    'resume.json.txt',
    'Resume.pdf',
    'cv.tex',
    'photo',
    'photo.jpeg.txt',
  ];
  const { warnings } = await read(
    'resume.json',
    '{"basics":{"name":"Ann"}}',
    Object.fromEntries(
      [...others, 'resume.ts', 'cvs.txt', 'home-page.md'].map((name) => [name, 'a']),
    ),
  );
  expect(warnings.filter((one) => one.includes('is not used')).sort()).toEqual([
    expect.stringMatching(/^Resume\.pdf is not used, as the resume is resume\.json/),
    expect.stringMatching(/^cv\.tex is not used/),
    expect.stringMatching(/^photo is not used\. Call a photo photo\.jpg/),
    expect.stringMatching(/^photo\.jpeg\.txt is not used/),
    expect.stringMatching(/^resume\.json\.txt is not used/),
    expect.stringMatching(/^resume\.yaml is not used.*Remove resume\.json to have it read/),
  ]);
});

test('the resume is resume.json, or else resume.yaml', async () => {
  const folder = await createFolder();
  const { mkdir } = await import('node:fs/promises');
  await mkdir(join(folder, 'src/content'), { recursive: true });
  expect(findResume(folder)).toBe('src/content/resume.json');
  await writeFile(join(folder, 'src/content/resume.yml'), '');
  expect(findResume(folder)).toBe('src/content/resume.yml');
  await writeFile(join(folder, 'src/content/resume.json'), '{}');
  expect(findResume(folder)).toBe('src/content/resume.json');
});

test.each([
  ['resume.de.json', 'resume.json'],
  ['resume.json.txt', 'resume.json'],
  ['CV.yaml', 'resume.yaml'],
])('without a resume, the file %s is named, and that it must be called %s', async (name, read) => {
  const folder = relative('.', await createFolder());
  await writeFile(join(folder, name), '{}');
  expect(() => readResume(join(folder, 'resume.json'))).toThrow(
    `resume.json is missing. To have ${name} read, call it ${read}. For a new one, write {} into it; one in YAML may be called resume.yaml or resume.yml;`,
  );
});

test.each(['jpg', 'png', 'webp', 'avif', 'gif', 'svg', 'tiff', 'heic', 'bmp'])(
  'a broken photo.%s is named itself',
  async (end) => {
    const { warnings, resume } = await read(
      'resume.json',
      '{"basics":{"name":"Ann","image":"/portrait.svg"}}',
      { [`photo.${end}`]: 'x' },
    );
    expect(warnings).toEqual([
      `resume.json: The photo "photo.${end}" is not an image that can be read. The site has none.`,
    ]);
    expect(resume.photo).toBeNull();
  },
);

test('a photo that is cut off is named itself', async () => {
  const image = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer();
  const folder = relative('.', await createFolder());
  await writeFile(join(folder, 'resume.json'), '{"basics":{"name":"Ann"}}');
  await writeFile(join(folder, 'photo.png'), image.subarray(0, 12));
  expect(readResume(join(folder, 'resume.json')).warnings).toEqual([
    expect.stringContaining('The photo "photo.png" is not an image'),
  ]);
});
