import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readImage } from '../../../src/post/image';
import { findImageFaults } from '../../../src/post/findImageFaults';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';
import type { PictureData } from '../../../src/post/picture';
import { choosePictures } from '../../../src/pictures/addPictures';
import {
  checkFile,
  checkSize,
  explainUndecoded,
  explainUnreadable,
  isAnimated,
} from '../../../src/pictures/checkFile';
import { toImageMarkdown } from '../../../src/pictures/dialog/insertPictures';
import { addBlankLines, findBlockEnd } from '../../../src/rows/textBlocks';
import { PictureDialog } from '../../../src/pictures/dialog/PictureDialog';
import { usePrepared } from '../../../src/pictures/dialog/usePrepared';
import {
  findLocalPicture,
  isAnyInMemory,
  saveLocalPicture,
  markUploaded,
} from '../../../src/pictures/pictureStore';
import * as words from '../../fixtures/words/en';

const { pictures } = words;

const png = new File(['a'], 'a.png', { type: 'image/png' });
const heic = new File(['a'], 'a.heic');
const markdown = new File(['# a'], 'a.md');
const choose = (files: File[], html = '') =>
  choosePictures({ files, getData: () => html } as unknown as DataTransfer);

test('pictures are taken from a paste, also beside HTML that is only the same image', () => {
  expect(choose([png, heic])).toEqual([png, heic]);
  expect(choose([png], '<meta charset="utf-8"><img src="https://a.org/a.png">')).toEqual([png]);
});

test('pasted words with a picture of them, and dropped documents, are left to the text', () => {
  expect(choose([png], '<p>Words <img src="a.png"></p>')).toEqual([]);
  expect(choose([png], '<img src="a"><img src="b">')).toEqual([]);
  expect(choose([markdown])).toEqual([]);
  expect(choose([], '<img src="a">')).toEqual([]);
});

const aFile = { name: 'a.png', type: 'image/png', size: 1000 };

test.each([
  [{ type: 'image/svg+xml' }, pictures.isSvg('a.png')],
  [{ name: 'b.pdf', type: 'application/pdf' }, pictures.noPicture('b.pdf')],
  [{ size: 50_000_000 }, pictures.tooManyBytes('a.png', 50, 40)],
])('a file with %j is refused with a sentence', (changes, sentence) => {
  expect(() => checkFile({ ...aFile, ...changes })).toThrow(sentence);
});

test('pictures of any other type are tried, also when their type is unknown', () => {
  for (const type of ['image/png', 'image/heic', '']) checkFile({ ...aFile, type });
});

test('a picture that would take gigabytes of memory is refused before it is decoded', () => {
  checkSize('a.jpg', { width: 12_000, height: 8_000 });
  expect(() => checkSize('a.png', { width: 30_000, height: 30_000 })).toThrow(
    pictures.tooManyPixels('a.png', 30_000, 30_000),
  );
});

const { damaged, heic: isHeic, isEmpty, isSvg, noPicture, otherKind } = pictures;
const toIso = (brands: string) => `\0\0\0\x20ftyp${brands}`;

test.each([
  ['nothing', '', isEmpty('a.jpg')],
  ['HEIC of a phone', toIso('heic\0\0\0\0mif1heic'), isHeic('a.jpg')],
  ['HEIC by its other brands', toIso('mif1\0\0\0\0mif1heic'), isHeic('a.jpg')],
  ['AVIF', toIso('mif1\0\0\0\0avifmif1'), damaged('a.jpg')],
  ['TIFF', 'II*\0....', otherKind('a.jpg', 'TIFF')],
  ['TIFF of a camera', 'MM\0*....', otherKind('a.jpg', 'TIFF')],
  ['JPEG XL', '\0\0\0\fJXL \r\n', otherKind('a.jpg', 'JPEG XL')],
  ['SVG', '\xEF\xBB\xBF\n<svg xmlns="">', isSvg('a.jpg')],
  ['the beginning of a JPEG', '\xFF\xD8\xFF\xE0', damaged('a.jpg')],
  ['the beginning of a PNG', '\x89PNG\r\n', damaged('a.jpg')],
  ['the beginning of a WebP', 'RIFF\0\0\0\0WEBP', damaged('a.jpg')],
  ['a document', '%PDF-1.7', noPicture('a.jpg')],
])(
  'a file with %s that the browser can’t show is explained by its bytes',
  async (_of, bytes, sentence) => {
    const file = new File([Buffer.from(bytes, 'latin1')], 'a.jpg', { type: 'image/jpeg' });
    expect((await explainUnreadable(file)).message).toBe(sentence);
  },
);

test('a picture whose size is known but which can’t be decoded is too large for the browser, or damaged', () => {
  expect(explainUndecoded('a.jpg', 9000, 8900).message).toBe(
    pictures.tooLargeHere('a.jpg', 9000, 8900),
  );
  expect(explainUndecoded('a.jpg', 900, 600).message).toBe(damaged('a.jpg'));
});

test('a file that was moved since it was chosen is explained', async () => {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new Error()) });
  const file = { name: 'a.jpg', slice } as unknown as File;
  expect((await explainUnreadable(file)).message).toBe(pictures.gone('a.jpg'));
});

const id = '0123456789abcdef'.repeat(2);
const size = { width: 1600, height: 900 };

test('the Markdown of a picture keeps the alternative text', () => {
  for (const alt of ['a [b] *c* _d_ `e` ~f~ <g> \\h ]( i', '<https://a.org>', '']) {
    const text = toImageMarkdown({ id, alt, caption: ' ', ...size });
    const image = { tag: 'img', src: `/pictures/${id}.webp`, alt, ...size };
    expect(parseMarkdown(text)).toEqual([{ tag: 'p', children: [image] }]);
    expect(readImage(text)).toEqual({ src: image.src, alt, caption: '', ...size });
    expect(findImageFaults(text, () => false, pictures)).toHaveLength(alt ? 0 : 1);
  }
});

test('an alternative text of several lines becomes one', () => {
  expect(toImageMarkdown({ id, alt: ' a\n\nb ', ...size })).toMatch(/^!\[a b\]/);
});

test.each([
  ['', '|', ''],
  ['One.', '\n\n|', ''],
  ['', '|\n\n', 'Two.'],
  ['One.', '\n\n|\n', '\nTwo.'],
])('between %j and %j… a picture is put on lines of its own', (before, put, after) => {
  expect(addBlankLines(before + after, before.length, '|')).toBe(put);
});

test.each([
  ['a wo|rd\nhere\n\nNext', 'a word\nhere'],
  ['- a|\n\n- b\n\nNext', '- a\n\n- b'],
  ['```\na|\n\nb\n```\n\nNext', '```\na\n\nb\n```'],
])('from the cursor in %j, a picture is put below %j', (marked, above) => {
  const text = marked.replace('|', '');
  expect(text.slice(0, findBlockEnd(text, marked.indexOf('|')))).toBe(above);
});

test('what loses its motion is known', async () => {
  const frame = '\x21\xF9\x04';
  const webp = (flags: string) => `RIFF....WEBPVP8X\n...${flags}`;
  const all = [`GIF89a${frame}${frame}`, '\x89PNG..acTL..IDAT', webp('\x12'), '....ftypavis'];
  const still = [`GIF89a${frame}`, '\x89PNG..IDAT..acTL', webp('\x10'), '....ftypavif'];
  const areAnimated = (files: string[]) =>
    Promise.all(files.map((text) => isAnimated(new Blob([Buffer.from(text, 'latin1')]))));
  expect(await areAnimated(all)).toEqual([true, true, true, true]);
  expect(await areAnimated(still)).toEqual([false, false, false, false]);
});

const picture: PictureData = { type: 'image/webp', data: new Uint8Array(9), width: 4, height: 3 };
const isAskedToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('without IndexedDB a picture is kept in memory, for its user, and closing asks until the database has it', async () => {
  vi.useFakeTimers();
  await saveLocalPicture('me', 'a', picture);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(await findLocalPicture('me', 'a')).toMatchObject(picture);
  expect(await findLocalPicture('you', 'a')).toBeUndefined();
  expect(isAnyInMemory('me', ['b', 'a'])).toBe(true);
  expect(isAskedToStay()).toBe(true);
  await markUploaded('me', 'a');
  expect(isAnyInMemory('me', ['a'])).toBe(false);
  expect(isAskedToStay()).toBe(false);
  expect(await findLocalPicture('me', 'a')).toMatchObject({ ...picture, isUploaded: true });
});

const renderDialog = (files: File[]) => {
  const [change, onEnd] = [vi.fn(), vi.fn()];
  render(
    <PictureDialog
      uid="me"
      files={files}
      target={{ paragraph: 1 }}
      rows={[]}
      change={change}
      onEnd={onEnd}
    />,
  );
  return { change, onEnd };
};

test('100 files are in one dialog, each that can’t be added with a sentence, and then it is gone', async () => {
  const type = 'application/pdf';
  const files = Array.from({ length: 100 }, (_, i) => new File([], `${i}.pdf`, { type }));
  const { change, onEnd } = renderDialog(files);
  expect(screen.getByRole('dialog', { name: pictures.several(100) })).toBeVisible();
  const ok = await screen.findByRole('button', { name: pictures.ok });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    files.map(({ name }) => pictures.noPicture(name)),
  );
  expect(onEnd).not.toHaveBeenCalled();
  await userEvent.click(ok);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});

test('Cancel says what it drops: several pictures, or words about one, but not one alone', async () => {
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  const cancel = () => userEvent.click(screen.getByRole('button', { name: words.writing.cancel }));
  const { onEnd } = renderDialog([png, png, png]);
  expect(screen.getAllByRole('textbox', { name: pictures.altText })[0]).toHaveFocus();
  const remove = `${words.writing.remove}: ${pictures.numberOf(2, 3)}`;
  await userEvent.click(screen.getByRole('button', { name: remove }));
  await cancel();
  expect(ask).toHaveBeenLastCalledWith(pictures.mayDiscard(2));
  await userEvent.click(
    screen.getAllByRole('button', { name: new RegExp(words.writing.remove) })[0]!,
  );
  await userEvent.type(screen.getByRole('textbox', { name: pictures.altText }), 'A desk');
  await cancel();
  expect(ask).toHaveBeenLastCalledWith(pictures.mayDiscard(1));
  expect(onEnd).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox', { name: pictures.altText }));
  await cancel();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('each file is prepared once, also when others are added while it is, and after it', async () => {
  const isSvg = { type: 'image/svg+xml' };
  const [first, second, third] = ['1', '2', '3'].map((name) => new File([], name, isSvg));
  const opened = vi.spyOn(URL, 'createObjectURL');
  const { result, rerender } = renderHook(usePrepared, { initialProps: [first!] });
  await waitFor(() => expect(result.current).toHaveLength(1));
  const [kept] = result.current;
  rerender([first!, second!]);
  expect(result.current).toEqual([kept]);
  await waitFor(() => expect(result.current).toHaveLength(2));
  expect(result.current[0]).toBe(kept);
  // Its first bytes are never read.
  rerender([first!, second!, png]);
  rerender([first!, second!, png, third!]);
  await waitFor(() => expect(opened).toHaveBeenCalledWith(png));
  expect(opened.mock.calls.filter(([file]) => file === png)).toHaveLength(1);
  expect(result.current[0]).toBe(kept);
});
