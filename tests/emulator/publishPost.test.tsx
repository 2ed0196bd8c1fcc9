import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { uid } from './support/author';
import { seed, storedBlogs } from './support/environment';
import { edit, publish, read, stored } from './support/publishing';
import { toContent } from '../../src/post/toPost';
import { deletePost, listDeletedPosts } from '../../src/versions/formerPosts';
import { AddressTakenError } from '../../src/publishing/publishPost';
import { TooManyPartsError } from '../../src/versions/limits';
import { readPublished, toBasis } from '../../src/post/stored';
import { aPost } from '../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });
const aTimestamp = expect.any(Timestamp) as unknown;

test.each([post, toContent({})])('“$Title” is stored with the server’s time', async (values) => {
  await publish(values);
  const posts = await storedBlogs();
  expect(posts).toStrictEqual([{ ...values, id: 'a', DatePosted: aTimestamp }]);
});

test('a post submitted twice is created once; under the address of another post nothing is written', async () => {
  await publish(post);
  const before = await stored();
  await publish(post);
  expect(await stored()).toEqual(before);
  await expect(publish(other)).rejects.toBeInstanceOf(AddressTakenError);
  expect(await stored()).toEqual(before);
});

test('a correction keeps the date and the version before; one of an older version or without a change writes nothing', async () => {
  await publish(post);
  const before = await stored();
  const basedOn = toBasis(await readPublished('a'));
  await publish(other, { basedOn });
  const after = await stored();
  expect(after).toStrictEqual({ ...before, ...other, DateUpdated: aTimestamp, Revision: 1 });
  expect(await read('blogs/a/versions/0')).toEqual(before);
  await publish(other, { basedOn });
  const mine = aPost({ Title: 'Mine' });
  await expect(publish(mine, { basedOn })).rejects.toMatchObject({ published: { stored: after } });
  expect(await stored()).toEqual(after);
});

test('a correction of a post with control characters stores clean words, and keeps the post as it was', async () => {
  const odd = aPost({ Title: 'A\u0000\u202E title', Summary: 'A\u0085summary\u2028' });
  await seed('blogs/a', { ...odd, Series: 'A\tseries', DatePosted: new Date() });
  const before = await stored();
  const published = (await readPublished('a'))!;
  const { stored: found } = published;
  const basedOn = toBasis(published);
  const clean = aPost({ Title: 'A title', Summary: 'A\nsummary\n', Series: 'A series' });
  expect(toContent(found)).toStrictEqual(clean);
  await publish({ ...clean, Name: 'B\u0001' }, { basedOn });
  expect(await stored()).toMatchObject({ ...clean, Name: 'B', Revision: 1 });
  expect(await read('blogs/a/versions/0')).toEqual(before);
});

test('the day of a first publication is stored as a date, and one after the post’s own date is refused', async () => {
  const first = { FirstPublished: '2019-05-04', Canonical: 'https://example.com/a' };
  await publish(aPost(first));
  const FirstPublished = Timestamp.fromDate(new Date('2019-05-04'));
  expect(await stored()).toMatchObject({ ...first, FirstPublished });
  const basedOn = toBasis(await readPublished('a'));
  await publish(aPost(first), { basedOn });
  const later = publish(aPost({ FirstPublished: '2100-01-01' }), { basedOn });
  await expect(later).rejects.toMatchObject({ code: 'out-of-range' });
  expect(await stored()).not.toHaveProperty('Revision');
});

test('a change in the Firebase console, without a new Revision, is another version', async () => {
  await publish(post);
  const basedOn = toBasis(await readPublished('a'));
  await seed('blogs/a', { ...other, DatePosted: new Date() });
  const mine = publish(aPost({ Title: 'Mine' }), { basedOn });
  await expect(mine).rejects.toMatchObject({ published: { stored: other } });
});

test('a correction of a deleted post is not published unless it is confirmed', async () => {
  await publish(post);
  const { DatePosted } = await stored();
  await deletePost('a');
  await expect(publish(post)).rejects.toBeInstanceOf(AddressTakenError);
  await expect(publish(post, { basedOn: { kind: 'version', name: '0-ab' } })).rejects.toMatchObject(
    { published: undefined },
  );
  expect(await storedBlogs()).toEqual([]);
  await publish(post, { basedOn: { kind: 'deleted' } });
  const again = { ...post, DatePosted, DateUpdated: aTimestamp, Revision: 1 };
  expect(await stored()).toEqual(again);
  expect(await listDeletedPosts()).toEqual([]);
});

test.each<[string, object]>([
  ['NaN among its paragraphs', { sections: [{ paragraphs: [NaN] }] }],
  ['fields of other types', { Title: 7, Name: { a: [NaN] }, sections: 'words', Tags: null, x: -0 }],
  ['a Revision that is no number', { Revision: NaN }],
  ['NaN as its date', { DatePosted: NaN }],
  ['no date', { DatePosted: undefined }],
  ['39,000 sections', { sections: Array(39_000).fill(null) }],
])(
  'a post that was stored with %s can be corrected, and deleted and published again',
  async (_, odd) => {
    const date = new Date('2026-01-01');
    const { DatePosted, ...fields } = { ...post, DatePosted: date, ...odd };
    const damage = () =>
      seed('blogs/a', { ...fields, ...(DatePosted !== undefined && { DatePosted }) });
    const corrected = {
      ...other,
      DateUpdated: aTimestamp,
      Revision: 1,
      DatePosted: 'DatePosted' in odd ? aTimestamp : Timestamp.fromDate(date),
    };
    await damage();
    await edit(other);
    expect(await stored()).toEqual(corrected);
    await damage();
    await deletePost('a');
    expect(await storedBlogs()).toEqual([]);
    await publish(other, { basedOn: { kind: 'deleted' } });
    expect(await stored()).toEqual(corrected);
  },
);

test('a post of more sections than the rules allow is refused before it is sent', async () => {
  const long = toContent({ sections: Array(5001).fill({}) });
  await expect(publish(long)).rejects.toBeInstanceOf(TooManyPartsError);
});

test('a non-admin changes nothing', async () => {
  await publish(post);
  const before = await stored();
  const basedOn = toBasis(await readPublished('a'));
  await seed(`users/${uid}`, { admin: false });
  const refused = { code: 'permission-denied' };
  await expect(publish(other, { address: 'b' })).rejects.toMatchObject(refused);
  await expect(publish(other, { basedOn })).rejects.toMatchObject(refused);
  // Also with the words that another author has published meanwhile.
  await expect(
    publish(post, { basedOn: { kind: 'version', name: '0-older' } }),
  ).rejects.toMatchObject(refused);
  expect(await stored()).toEqual(before);
});

test('a cancelled post is not written; one of several MiB, which the SDK would keep retrying, is refused at once', async () => {
  await expect(publish(post, { signal: AbortSignal.abort() })).rejects.toThrow();
  const large = aPost({ Summary: 'x'.repeat(5_000_000) });
  await expect(publish(large)).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await storedBlogs()).toEqual([]);
});
