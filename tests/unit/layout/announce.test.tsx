import { act, render, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce, useAnnouncement } from '../../../src/layout/announce';
import { Loading } from '../../../src/layout/Loading';
import words from '../../../src/languages/en';

test('sentences announced at the same time are read together, later ones alone, and the same one again', async () => {
  const { result } = renderHook(useAnnouncement);
  const say = async (...sentences: string[]) => {
    await act(() => Promise.resolve(sentences.forEach(announce)));
    return result.current;
  };
  expect(await say('Back.', '2 new posts')).toBe('Back. 2 new posts');
  expect(await say('2 new posts')).toBe('2 new posts');
  const again = await say('2 new posts');
  // Otherwise the text of the region would not change.
  expect(again).not.toBe('2 new posts');
  expect(again.trim()).toBe('2 new posts');
});

test('what is being loaded is announced until it is there, and not what was announced since', async () => {
  const { result } = renderHook(useAnnouncement);
  const load = () => render(<Loading>{words.reading.loadingPost}</Loading>);
  const { unmount } = load();
  expect(result.current).toContain(words.reading.loadingPost);
  unmount();
  expect(result.current).toBe('');
  const { unmount: unmountLater } = load();
  await act(() => Promise.resolve());
  await act(() => Promise.resolve(announce('2 new posts')));
  unmountLater();
  expect(result.current).toBe('2 new posts');
});
