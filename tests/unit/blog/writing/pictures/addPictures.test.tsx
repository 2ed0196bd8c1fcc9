import { expect, test } from 'vitest';
import { choosePictures } from '../../../../../src/blog/writing/pictures/addPictures';

const png = new File(['a'], 'a.png', { type: 'image/png' });
const heic = new File(['a'], 'a.heic');
const document = new File(['# a'], 'a.md');
const choose = (files: File[], html = '') =>
  choosePictures({ files, getData: () => html } as unknown as DataTransfer);

test('pictures are taken from a paste, also beside HTML that is only the same image', () => {
  expect(choose([png, heic])).toEqual([png, heic]);
  expect(choose([png], '<meta charset="utf-8"><img src="https://example.com/a.png">')).toEqual([
    png,
  ]);
});

test('pasted words with a picture of them, and dropped documents, are left to the text', () => {
  expect(choose([png], '<p>Words <img src="a.png"></p>')).toEqual([]);
  expect(choose([png], '<img src="a"><img src="b">')).toEqual([]);
  expect(choose([document])).toEqual([]);
  expect(choose([], '<img src="a">')).toEqual([]);
});
