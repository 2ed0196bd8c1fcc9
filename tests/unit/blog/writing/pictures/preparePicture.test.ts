import { expect, test } from 'vitest';
import { toPictureId } from '../../../../../src/blog/writing/pictures/preparePicture';

test('the id of a picture is the beginning of the SHA-256 of its bytes', async () => {
  const data = new TextEncoder().encode('abc');
  expect(await toPictureId(data)).toBe('ba7816bf8f01cfea414140de5dae2223');
});
