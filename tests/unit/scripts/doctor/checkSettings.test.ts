import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'pathe';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { checkResume, checkShare } from '../../../../scripts/doctor/checkContent';
import { checkSettings } from '../../../../scripts/doctor/checkSettings';
import { drawSiteImage } from '../../../../scripts/images/siteImage';
import { readResume } from '../../../../scripts/content/readResume';
import { createFolder } from '../../../fixtures/createFolder';
import { openCopy } from '../../../fixtures/openCopy';
import { startServer } from '../../../fixtures/servers/startServer';
import { type Changes, env, resume, wrongSettings } from './wrongSettings';

const white = { width: 1200, height: 630, channels: 3, background: 'white' } as const;
const share = await sharp({ create: white }).png().toBuffer();

/** Creates a folder with settings that are right. */
async function createSettings(): Promise<string> {
  const dir = await createFolder();
  for (const name of ['firebase.json', 'firestore.rules', 'src/theme.scss', 'src/colors.scss'])
    await cp(name, join(dir, name));
  for (const name of ['src/content', 'public']) await mkdir(join(dir, name));
  await writeFile(join(dir, 'src/content/resume.json'), resume);
  await writeFile(join(dir, 'public/favicon.svg'), '<svg></svg>');
  await writeFile(join(dir, 'public/share.png'), share);
  await writeFile(join(dir, '.env'), env);
  for (const [name] of env.matchAll(/^\w+/gm)) vi.stubEnv(name, undefined);
  return dir;
}

/** Makes changes in a folder. Returns the line of the last that replaces a text. */
async function change(dir: string, changes: Changes): Promise<number> {
  let line = 0;
  for (const [name, to] of Object.entries(changes)) {
    const file = join(dir, name);
    if (name.startsWith('$')) vi.stubEnv(name.slice(1), String(to));
    else if (to === null) await rm(file);
    else if (Array.isArray(to)) {
      const text = await readFile(file, 'utf8');
      const index = typeof to[0] === 'string' ? text.indexOf(to[0]) : text.search(to[0]);
      expect(index, `${name} has ${to[0]}`).toBeGreaterThan(-1);
      line = text.slice(0, index).split('\n').length;
      await writeFile(file, text.replace(...to));
    } else await writeFile(file, to);
  }
  return line;
}

/** Returns the doctor's errors and warnings of a folder. */
async function findProblems(dir: string): Promise<string[]> {
  const problems = (await checkSettings(dir)).filter(({ level }) => level !== 'ok');
  const inFolder = `${relative('.', dir)}/`;
  const lines = problems.map(({ level, what }) => `${level}: ${what}`);
  return lines.map((one) => one.replaceAll(inFolder, '').replaceAll(`${dir}/`, ''));
}

// An owner's own colours may lack contrast.
let before: string[] | undefined;

test.each(wrongSettings)('%j is told, and nothing else', async (changes, ...lines) => {
  const dir = await createSettings();
  before ??= await findProblems(dir);
  const line = await change(dir, changes);
  const found = (await findProblems(dir)).filter((one) => !before?.includes(one));
  expect(found).toEqual(lines.map((one) => one.replace('§', String(line))));
});

test('a check that fails keeps no other from running', async () => {
  const dir = await createSettings();
  await change(dir, {
    'src/theme.scss': [/\$control: .*;/, '$control: bleu;'],
    'src/content/resume.json': '[]',
    'firebase.json': '',
  });
  const found = (await findProblems(dir)).join('\n');
  for (const words of ['$control must be', 'The file must be', 'not valid JSON'])
    expect(found).toContain(words);
});

test.each(['doctor', 'build'])('npm run %s fails with the sentence of a check', async (name) => {
  const { cwd, run } = await openCopy({});
  await change(cwd, { 'src/theme.scss': [/\$control: .*;/, '$control: bleu;'] });
  const { status, output } = await run(name);
  expect(output).toContain('$control must be');
  expect(output).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

const profiles = [{ network: 'GitHub', username: 'd' }];
const whole = { basics: { name: 'A', label: 'B', summary: 'C', profiles } };

test.each([
  [{}, ['basics.summary', 'basics.label', 'basics.profiles', 'projects']],
  [{ ...whole, projects: [{ name: 'E', source: 'e.example' }] }, []],
])('of %j, recruiters will miss %j', async (json, fields) => {
  const dir = await createFolder();
  await writeFile(join(dir, 'resume.json'), JSON.stringify(json));
  const found = checkResume(relative('.', join(dir, 'resume.json')));
  const hints = found.filter(({ level }) => level === 'hint').map(({ what }) => what);
  expect(hints.map((what) => what.replace(/.*: /, ''))).toEqual(fields);
});

const content = readResume('tests/fixtures/resumes/everyField.resume.json');
const withBasics = (changes: object) => ({
  ...content,
  resume: { ...content.resume, basics: { ...content.resume.basics, ...changes } },
});

test('a share image that shows another name, label, summary or photo is a warning', async () => {
  const file = join(await createFolder(), 'share.png');
  const check = async (now = content) => (await checkShare(now, file)).what.replace(file, '');
  await writeFile(file, await drawSiteImage(content));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await check()).toMatch(/^ matches/);
  const changed = [{ name: 'Ada' }, { label: 'Countess' }, { summary: 'I count.' }].map(withBasics);
  for (const now of [...changed, { ...content, photoSource: 'public/favicon.svg' }])
    expect(await check(now)).toMatch(/^ shows another name/);
});

test('the share image shows a photo on another site, too', async () => {
  const png = await sharp('public/favicon.svg').png().toBuffer();
  const src = await startServer((_, answer) => answer.end(png));
  const { resume } = content;
  const photo = { src, alt: '', width: 480, height: 600 };
  const image = await drawSiteImage({ ...content, photoSource: '', resume: { ...resume, photo } });
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200 });
});

test('without any setting of Firebase, the site is a portfolio, and nothing is wrong', async () => {
  const dir = await createSettings();
  await rm(join(dir, '.env'));
  expect((await findProblems(dir)).filter((line) => line.startsWith('error'))).toEqual([]);
});
