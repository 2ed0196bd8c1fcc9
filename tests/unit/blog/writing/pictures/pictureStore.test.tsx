import { expect, test, vi } from 'vitest';
import type { Picture } from '../../../../../src/blog/picture';
import {
  findLocalPicture,
  isAnyInMemory,
  keepPicture,
  markUploaded,
} from '../../../../../src/blog/writing/pictures/pictureStore';

const picture: Picture = { type: 'image/webp', data: new Uint8Array(9), width: 4, height: 3 };
const isAskedToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('without IndexedDB a picture is kept in memory, for its user, and closing asks until the database has it', async () => {
  vi.useFakeTimers();
  await keepPicture('me', 'a', picture);
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
