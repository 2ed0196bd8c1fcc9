import { expect, test } from 'vitest';
import {
  checkFile,
  checkSize,
  isAnimated,
} from '../../../../../src/blog/writing/pictures/checkFile';
import words from '../../../../../src/languages/en';

const aFile = { name: 'a.png', type: 'image/png', size: 1000 };

test.each([
  [{ type: 'image/svg+xml' }, words.pictures.isSvg],
  [{ name: 'b.pdf', type: 'application/pdf' }, words.pictures.noPicture('b.pdf')],
  [{ size: 50_000_000 }, words.pictures.tooManyBytes('a.png', 50, 40)],
])('a file with %j is refused with a sentence', (changes, sentence) => {
  expect(() => checkFile({ ...aFile, ...changes })).toThrow(sentence);
});

test('pictures of any other type are tried, also when their type is unknown', () => {
  for (const type of ['image/png', 'image/heic', '']) checkFile({ ...aFile, type });
});

test('a picture that would take gigabytes of memory is refused before it is decoded', () => {
  checkSize('a.jpg', { width: 12_000, height: 8_000 });
  expect(() => checkSize('a.png', { width: 30_000, height: 30_000 })).toThrow(
    words.pictures.tooManyPixels('a.png', 30_000, 30_000),
  );
});

test('only a GIF of several frames is animated', async () => {
  const frame = '\x21\xF9\x04....';
  const create = (content: string, type: string) =>
    new File([Uint8Array.from(content, (one) => one.charCodeAt(0))], 'a', { type });
  expect(await isAnimated(create(`GIF89a${frame}${frame}`, 'image/gif'))).toBe(true);
  expect(await isAnimated(create(`GIF89a${frame}`, 'image/gif'))).toBe(false);
  expect(await isAnimated(create(`${frame}${frame}`, 'image/png'))).toBe(false);
});
