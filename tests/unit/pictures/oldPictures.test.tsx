import { beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '../../../src/drafts/drafts';
import { toContent } from '../../../src/post/toPost';
import {
  deleteOldPictures,
  findLocalPicture,
  saveLocalPicture,
} from '../../../src/pictures/pictureStore';

// The tests' page has no IndexedDB.
const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => 'pictures',
  get: (key: string) => Promise.resolve(stored.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  del: (key: string) => Promise.resolve(stored.delete(key)),
  keys: () => Promise.resolve([...stored.keys()]),
}));

const DAY_MS = 24 * 60 * 60 * 1000;
const [OLD, USED] = ['0'.repeat(32), '1'.repeat(32)];
const picture = { type: 'image/webp', data: new Uint8Array(9), width: 4, height: 3 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

test('a picture stays in the browser for a week, longer in a draft, and is then deleted for its user only', async () => {
  for (const id of [OLD, USED]) await saveLocalPicture('me', id, picture);
  await saveLocalPicture('you', OLD, picture);
  const paragraphs = [{ Paragraph: `![](/pictures/${USED}.webp)` }];
  const post = toContent({ sections: [{ Heading: '', paragraphs }] });
  const basedOn = { kind: 'new' } as const;
  saveDraft('me', { id: 'draft', post, basedOn, savedAt: Date.now(), isAhead: true });

  vi.setSystemTime(Date.now() + 7 * DAY_MS - 1000);
  await deleteOldPictures('me');
  expect(await findLocalPicture('me', OLD)).toBeDefined();
  vi.setSystemTime(Date.now() + 2000);
  await deleteOldPictures('me');
  expect(await findLocalPicture('me', OLD)).toBeUndefined();
  expect(await findLocalPicture('me', USED)).toBeDefined();
  expect(await findLocalPicture('you', OLD)).toBeDefined();
});
