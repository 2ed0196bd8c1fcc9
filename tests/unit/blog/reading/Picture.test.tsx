import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Picture as Stored } from '../../../../src/blog/picture';
import { LocalPictures } from '../../../../src/blog/reading/Picture';
import { Markdown } from '../../../../src/blog/reading/Markdown';
import words from '../../../../src/languages/en';

const src = `/pictures/${'a'.repeat(32)}.webp`;
const tree = [{ tag: 'img' as const, src, alt: 'A desk', width: 40, height: 30 }];
const stored: Stored = { type: 'image/webp', data: new Uint8Array(9), width: 40, height: 30 };
const image = () => screen.getByRole('img', { name: 'A desk' });

// In happy-dom, every image has failed.
beforeEach(
  () => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false),
);

test('a picture is the file of the build, with its size and alternative text', () => {
  expect(renderToStaticMarkup(<Markdown text="" tree={tree} />)).toBe(
    `<img class="picture" src="${src}" alt="A desk" width="40" height="30" loading="lazy" decoding="async"/>`,
  );
});

test('in the form, a picture of this browser is shown without a request and let go later; one that can’t be decoded is words', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { unmount } = render(
    <LocalPictures value={() => Promise.resolve(stored)}>
      <Markdown text="" tree={tree} />
    </LocalPictures>,
  );
  expect(image()).not.toHaveAttribute('src');
  await waitFor(() => expect(image()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
  const url = image().getAttribute('src');
  fireEvent.error(image());
  const place = screen.getByText(words.reading.pictureMissing);
  expect(place).toHaveTextContent(/^A desk/);
  expect(place).toHaveStyle({ width: '40px', aspectRatio: '40 / 30' });
  unmount();
  expect(revoke).toHaveBeenCalledWith(url);
});

test('in the form, a picture that this browser doesn’t have is the file of the build', async () => {
  render(
    <LocalPictures value={() => Promise.reject(new Error('Storage is blocked.'))}>
      <Markdown text="" tree={tree} />
    </LocalPictures>,
  );
  await waitFor(() => expect(image()).toHaveAttribute('src', src));
});
