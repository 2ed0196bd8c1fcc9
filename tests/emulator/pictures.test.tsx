import { render, screen, waitFor } from '@testing-library/react';
import { Bytes, Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { uid } from './support/author';
import { remove, seed, wait } from './support/environment';
import { read } from './support/publishing';
import type { PictureData } from '../../src/post/picture';
import { Markdown } from '../../src/markdown/Markdown';
import { readPicture } from '../../src/markdown/readPicture';
import { findLocalPicture, saveLocalPicture } from '../../src/pictures/pictureStore';
import { toPictureId } from '../../src/pictures/preparePicture';
import { uploadPictures } from '../../src/pictures/uploads';
import { uploadPost } from '../../src/pictures/uploadPost';
import { aPost } from '../fixtures/posts';
import * as words from '../fixtures/words/en';

const data = Uint8Array.from([1, 2, 3]);
const picture: PictureData = { type: 'image/webp', data, width: 40, height: 30 };

const id = await toPictureId(data);
const stored = () => read(`pictures/${id}`);
beforeEach(() => saveLocalPicture(uid, id, picture));

test('a picture of this browser is stored once, and readers get it', async () => {
  const report = vi.fn();
  await uploadPictures(uid, [id, 'f'.repeat(32)], report);
  expect(report.mock.calls).toEqual([[1], [0]]);
  const before = await stored();
  expect(before).toStrictEqual({
    ...picture,
    data: Bytes.fromUint8Array(data),
    DatePosted: expect.any(Timestamp) as unknown,
  });
  expect(await readPicture(id)).toEqual(picture);
  expect(await readPicture('f'.repeat(32))).toBeUndefined();
  expect(await findLocalPicture(uid, id)).toMatchObject({ isUploaded: true });

  // As if this browser had not received the answer.
  await saveLocalPicture(uid, id, picture);
  await uploadPictures(uid, [id]);
  expect(await stored()).toEqual(before);
});

test('a picture that the owner has erased since it was uploaded is uploaded again', async () => {
  await uploadPictures(uid, [id]);
  const report = vi.fn();
  await uploadPictures(uid, [id], report);
  expect(report).not.toHaveBeenCalled();
  await remove(`pictures/${id}`);
  await uploadPictures(uid, [id], report);
  expect(report.mock.calls).toEqual([[1], [0]]);
  expect(await stored()).toBeDefined();
});

test('a picture of a user who may not publish is refused with a sentence, and stays in the browser', async () => {
  await seed(`users/${uid}`, { admin: false });
  const sections = [
    { Heading: '', paragraphs: [{ Paragraph: `![](/pictures/${id}.webp#40x30)` }] },
  ];
  const dispatch = vi.fn();
  const { signal } = new AbortController();
  const upload = uploadPost(uid, aPost({ sections }), signal, dispatch);
  await expect(upload).rejects.toThrow(words.publishing.pictureRefused);
  expect(dispatch.mock.calls).toEqual([[{ pictures: 1 }]]);
  expect(await stored()).toBeUndefined();
  expect(await findLocalPicture(uid, id)).toMatchObject({ isUploaded: false });
});

test('a picture whose file had failed before the page took over is read from the database', async () => {
  await uploadPictures(uid, [id]);
  const src = `/pictures/${id}.webp`;
  // In happy-dom, every image has failed.
  render(<Markdown text="" tree={[{ tag: 'img', src, alt: 'A desk', width: 40, height: 30 }]} />);
  const image = screen.getByRole('img', { name: 'A desk' });
  await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/)), wait);
});
