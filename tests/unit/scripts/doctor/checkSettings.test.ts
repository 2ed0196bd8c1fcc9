import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { checkResume, checkShare } from '../../../../scripts/doctor/checkContent';
import { checkSettings } from '../../../../scripts/doctor/checkSettings';
import { drawSiteImage } from '../../../../scripts/images/siteImage';
import { readResume } from '../../../../src/content/readResume';
import { copyProject } from '../../../fixtures/copyProject';
import { createFolder } from '../../../fixtures/createFolder';
import { type Changes, env, resume, wrongSettings } from './wrongSettings';

const white = { width: 1200, height: 630, channels: 3, background: 'white' } as const;

/** Creates a folder with settings that are right. */
async function createSettings(): Promise<string> {
  const dir = await createFolder();
  for (const name of ['firebase.json', 'firestore.rules', 'src/theme.scss', 'src/colors.scss'])
    await cp(name, join(dir, name));
  for (const name of ['src/content', 'public']) await mkdir(join(dir, name));
  await writeFile(join(dir, 'src/content/resume.json'), resume);
  await writeFile(join(dir, 'public/favicon.svg'), '<svg></svg>');
  await writeFile(join(dir, 'public/share.png'), await sharp({ create: white }).png().toBuffer());
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

test('a check that fails keeps no other from running, and every command stops with the sentence', async () => {
  const dir = await createFolder();
  await copyProject(dir, 'tests/fixtures/owners/minimal');
  await change(dir, {
    'src/theme.scss': [/\$control: .*;/, '$control: bleu;'],
    'src/content/resume.json': '[]',
    'firebase.json': '',
  });
  const run = (name: string) => {
    const args = ['--import', 'tsx', `scripts/${name}.ts`];
    return spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  };
  const { status, stdout, stderr } = run('doctor');
  for (const words of ['$control must be', 'The file must be', 'not valid JSON', 'no .env'])
    expect(stdout).toContain(words);
  expect([status, stderr]).toEqual([1, '']);
  for (const name of ['start', 'build', 'deploy', 'preview', 'images']) {
    const { status, stdout, stderr } = run(name);
    expect(stdout + stderr).toMatch(/firebase.json, line 1, column 1 is not|\$control must be/);
    expect(stdout + stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  }
});

test.each([
  ['{}', ['basics.summary', 'basics.label', 'basics.profiles', 'projects']],
  [
    '{"basics":{"name":"A","label":"B","summary":"C","profiles":[{"network":"GitHub","username":"d"}]},"projects":[{"name":"E","source":"e.example"}]}',
    [],
  ],
])('of %s, recruiters will miss %j', async (json, fields) => {
  const dir = await createFolder();
  await writeFile(join(dir, 'resume.json'), json);
  const found = checkResume(relative('.', join(dir, 'resume.json')));
  const hints = found.filter(({ level }) => level === 'hint').map(({ what }) => what);
  expect(hints.map((what) => what.replace(/.*: /, ''))).toEqual(fields);
});

const content = readResume('tests/fixtures/everyField.resume.json');

test('a share image that shows another name, label, summary or photo is a warning', async () => {
  const file = join(await createFolder(), 'share.png');
  const check = async (now = content) => (await checkShare(now, file)).what.replace(file, '');
  await writeFile(file, await drawSiteImage(content));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await check()).toMatch(/^ matches/);
  const { resume } = content;
  const changes = [{ name: 'Ada' }, { label: 'Countess' }, { summary: 'I count.' }].map(
    (change) => ({
      ...content,
      resume: { ...resume, basics: { ...resume.basics, ...change } },
    }),
  );
  for (const now of [...changes, { ...content, photoSource: 'public/favicon.svg' }])
    expect(await check(now)).toMatch(/^ shows another name/);
});

test('a name with letters that no face has leaves no share image, and says what to do', async () => {
  const { resume } = content;
  const basics = { ...resume.basics, name: '이름' };
  const korean = { ...content, resume: { ...resume, basics } };
  await expect(drawSiteImage(korean)).rejects.toThrow(
    'Add one to $other-faces in src/theme.scss, or save an image of your own',
  );
});

const own = readResume();

test.skipIf(own.resume.basics.name !== 'Your Name')(
  'the share image of the sample shows the sample; otherwise run npm run images',
  async () => {
    expect(await checkShare(own, 'public/share.png')).toMatchObject({ level: 'ok' });
  },
);
