import { renderHook, waitFor } from '@testing-library/react';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { useCallback } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seed } from './environment';
import type { Blog } from '../../src/blog/blog';
import { createCache, type Snapshot } from '../../src/blog/cache';
import { useLive } from '../../src/blog/reading/useLive';
import { db } from '../../src/firebase/db';
import { jsonForScript } from '../../src/layout/jsonForScript';
import { aBlog, aPost } from '../fixtures/posts';

const ofBuild = ({ blog }: Snapshot) => blog;

/** Listens to a post, anew for each attempt; calls `onReport` before each report. */
const usePost = (cached?: Blog, onReport?: () => void, attempt?: number) =>
  useLive<Blog | null>(
    useCallback(
      ({ listenToBlog }, report) =>
        listenToBlog('a', createCache(), (live) => {
          onReport?.();
          report(live);
        }),
      [attempt, onReport],
    ),
    cached,
    ofBuild,
  ).live;

/** Takes the network from the SDK, and serves this post's page as it was built. Returns the requests for it. */
async function goOffline(blog: Blog) {
  await disableNetwork(db);
  onTestFinished(() => enableNetwork(db));
  const html = `<script type="application/json" id="snapshot">${jsonForScript({ blog })}</script>`;
  const requests = vi.spyOn(globalThis, 'fetch');
  requests.mockImplementation(() => Promise.resolve(new Response(html)));
  return requests;
}

test('a cached value is shown at once, and the answer replaces it', async () => {
  await seed('blogs/a', aPost({ Title: 'Edited' }));
  const { result } = renderHook(() => usePost(aBlog()));
  expect(result.current).toMatchObject({ value: { Title: 'A title' }, stale: false });
  await waitFor(() => expect(result.current).toMatchObject({ value: { Title: 'Edited' } }));
});

test('offline with nothing to show, it shows the page as it was built, which it fetches once', async () => {
  const requests = await goOffline(aBlog());
  const onReport = vi.fn();
  const { result, rerender } = renderHook((attempt) => usePost(undefined, onReport, attempt), {
    initialProps: 1,
  });
  const built = { state: 'ready', value: { Title: 'A title' }, stale: true };
  await waitFor(() => expect(result.current).toMatchObject(built));
  for (const attempt of [2, 3]) {
    rerender(attempt);
    await waitFor(() => expect(onReport).toHaveBeenCalledTimes(attempt));
    expect(result.current).toMatchObject(built);
  }
  expect(requests).toHaveBeenCalledOnce();
});

test('offline with a value on screen, it marks the value as stale and fetches nothing', async () => {
  const requests = await goOffline(aBlog());
  const { result } = renderHook(() => usePost(aBlog({ Title: 'On screen' })));
  const stale = { state: 'ready', value: { Title: 'On screen' }, stale: true };
  await waitFor(() => expect(result.current).toMatchObject(stale));
  expect(requests).not.toHaveBeenCalled();
});
