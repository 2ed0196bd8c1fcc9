import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useDraftLock } from '../../../src/drafts/useDraftLock';

test('a form that is closed while it asks for its draft’s lock does not hold it', async () => {
  let answer = () => undefined;
  const asked = new Promise<LockManagerSnapshot>((resolve) => {
    answer = () => void resolve({});
  });
  const request = vi.fn((_name: string, _options: LockOptions, hold: () => Promise<boolean>) =>
    hold(),
  );
  const value = { request, query: () => asked };
  Object.defineProperty(navigator, 'locks', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { unmount } = renderHook(() => useDraftLock('me', 'a'));
  unmount();
  answer();
  expect(await request.mock.results[0]!.value).toBe(false);
});
