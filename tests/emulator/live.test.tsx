import { renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { seed, wait } from './support/environment';
import { edit, publish } from './support/publishing';
import { reconnect } from '../../src/firebase/db';
import { applyToList, NO_CHANGES } from '../../src/live/changes';
import { live, useChanges, useLookup } from '../../src/live/store';
import { deletePost, restorePost } from '../../src/versions/formerPosts';
import { aBlog, aPost } from '../fixtures/posts';

const since = Date.now();
const built = { posts: [aBlog({ id: 'old', Title: 'Old' })], hasMore: false };

/** Follows the titles of a page that was built with one post. */
function followTitles() {
  const { result } = renderHook(() => {
    const { state, changes = NO_CHANGES } = useChanges(since);
    return { state, titles: applyToList(built, changes).posts.map(({ Title }) => Title) };
  });
  return (titles: string[]) =>
    waitFor(() => expect(result.current).toEqual({ state: 'live', titles }), wait);
}

test('a page that was built before hears of a new post, an edit, a deletion and a restoration', async () => {
  const shows = followTitles();
  await shows(['Old']);
  await publish(aPost({ Title: 'New' }));
  await shows(['New', 'Old']);
  await edit(aPost({ Title: 'Edited' }));
  await shows(['Edited', 'Old']);
  await deletePost('a');
  await shows(['Old']);
  await restorePost('a');
  await shows(['Edited', 'Old']);
});

test('two attempts to connect at once are one, as the SDK would listen twice', async () => {
  const first = reconnect();
  expect(reconnect()).toBe(first);
  await first;
  const next = reconnect();
  expect(next).not.toBe(first);
  await next;
});

/** Looks for a post as the page of one does. */
function look(id: string) {
  const { result, unmount } = renderHook(() => {
    useLookup(id, true);
    return live.useValue().found.get(id);
  });
  onTestFinished(unmount);
  return result;
}

test('a post that no page has is found by its id', async () => {
  await seed('blogs/by-hand', { ...aPost(), DatePosted: new Date('2020-01-01') });
  const result = look('by-hand');
  await waitFor(() => expect(result.current).toMatchObject({ Title: 'A title' }), wait);
});

test.each(['none', 'a/b', 'a/sections/b', '__a__', '..'])('no post has the id %s', async (id) => {
  const result = look(id);
  await waitFor(() => expect(result.current).toBeNull(), wait);
});
