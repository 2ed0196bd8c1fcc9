import { act, renderHook, waitFor } from '@testing-library/react';
import { deleteApp } from 'firebase/app';
import { disableNetwork, doc, getDocFromServer, onSnapshot } from 'firebase/firestore';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const FAULT = 'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)';

// The SDK stops for good, so each test has its own modules.
beforeEach(() => void vi.resetModules());
const load = async () => ({
  ...(await import('../../../src/firebase/sdkFault')),
  ...(await import('../../../src/auth/explainUnexpected')),
  ...(await import('../../../src/versions/explainChangeError')),
  ...(await import('../../fixtures/words/en')),
});

test.each([
  ['unhandledrejection', { reason: new Error(FAULT) }],
  ['error', { error: new Error(FAULT) }],
  ['error', { message: `Uncaught Error: ${FAULT}` }],
])('a fault of the SDK stops it, as the event %s tells', async (name, about) => {
  const { useStopped, isStopped } = await load();
  const { result } = renderHook(useStopped);
  act(() => void dispatchEvent(Object.assign(new Event(name), { reason: 'Another' })));
  expect(result.current).toBe(false);
  act(() => void dispatchEvent(Object.assign(new Event(name), about)));
  expect(result.current).toBe(true);
  expect(isStopped()).toBe(true);
});

test('a fault of the SDK is explained by one sentence, and so is what fails after it', async () => {
  const { explainUnexpected, explainChangeError, frame } = await load();
  for (const message of [FAULT, 'Failed to get document because the client is offline.'])
    for (const explain of [explainUnexpected, explainChangeError])
      expect(explain(new Error(message))).toBe(frame.broken);
});

/** Opens the database of the site and a document, without a connection. Returns what makes the SDK stop. */
async function openOffline() {
  const { db } = await import('../../../src/firebase/db');
  // Other files may open the app anew; the SDK can't end what has stopped.
  onTestFinished(() => deleteApp(db.app).catch(() => undefined));
  await disableNetwork(db);
  const { _queue } = db as unknown as { _queue: { enqueue: (work: () => unknown) => unknown } };
  const stopSdk = () => expect(_queue.enqueue(() => Promise.reject(new Error(FAULT)))).rejects;
  return { db, stopSdk: () => stopSdk().toThrow(FAULT) };
}

test('after a fault of the SDK, listeners begin and end without an error, and reads and writes reject', async () => {
  const { db, stopSdk } = await openOffline();
  const { useAdmin } = await import('../../../src/auth/useAdmin');
  const { useSections } = await import('../../../src/reading/useSections');
  const { reconnect } = await import('../../../src/firebase/db');
  const { deletePost } = await import('../../../src/versions/formerPosts');
  const { isStopped } = await load();
  const use = () => [useAdmin('u'), useSections('a')];
  const { unmount } = renderHook(use);
  const end = onSnapshot(doc(db, 'blogs', 'a'), () => undefined);
  await stopSdk();
  end();
  unmount();
  expect(isStopped()).toBe(true);
  renderHook(use).unmount();
  const works = [() => deletePost('a'), () => getDocFromServer(doc(db, 'blogs', 'a'))];
  for (const work of works) await expect(work()).rejects.toThrow('INTERNAL ASSERTION FAILED');
  await reconnect();
});

test('a reader’s Retry that finds the SDK stopped reloads the page instead', async () => {
  const { stopSdk } = await openOffline();
  const { live, retry, useChanges } = await import('../../../src/live/store');
  renderHook(() => useChanges());
  await waitFor(() => expect(live.get().state).toBe('paused'));
  await stopSdk();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  expect(await retry()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
