// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { checkShare } from '../../../../scripts/doctor/checkShare';
import { hashOfShare, withHash } from '../../../../scripts/images/shareSource';
import { readResume } from '../../../../src/content/readResume';

const content = readResume('tests/fixtures/everyField.resume.json');
const white = { width: 1200, height: 630, channels: 3, background: 'white' } as const;
const png = await sharp({ create: white }).png().toBuffer();
const drawn = await withHash(png, await hashOfShare(content));

/** What is found of a share image that has these bytes, with this content. */
async function check(image: Buffer | string, now = content) {
  const dir = await mkdtemp(join(tmpdir(), 'share-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = join(dir, 'share.png');
  await writeFile(file, image);
  const { level, what } = await checkShare(now, file);
  return `${level}: ${what.replace(file, 'share.png')}`;
}

/** The content with other basics. */
const withBasics = (changes: Partial<typeof content.resume.basics>) => ({
  ...content,
  resume: { ...content.resume, basics: { ...content.resume.basics, ...changes } },
});

test('a share image drawn from the resume is right', async () => {
  expect(await check(drawn)).toBe('ok: share.png shows the name, words and photo of your resume.');
});

test('one of another name, label, summary or photo is suspicious', async () => {
  const other = 'warning: share.png shows another name, other words or another photo.';
  expect(await check(drawn, withBasics({ name: 'Ada Lovelace' }))).toBe(other);
  expect(await check(drawn, withBasics({ label: 'Countess' }))).toBe(other);
  expect(await check(drawn, withBasics({ summary: 'I count.' }))).toBe(other);
  expect(await check(drawn, { ...content, photoSource: 'public/favicon.svg' })).toBe(other);
});

test('an image of one’s own is right, and what is no image is suspicious', async () => {
  expect(await check(png)).toMatch(/^ok: .* drawing of your own/);
  expect(await check('words')).toMatch(/^warning: .* is no image/);
});
