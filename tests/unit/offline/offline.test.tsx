import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { strategies } from '../../../src/offline/strategies';
import { UpdateNotice } from '../../../src/offline/UpdateNotice';
import * as words from '../../fixtures/words/en';

const register = vi.fn();
const postMessage = vi.fn();

beforeEach(() => {
  register.mockReset().mockRejectedValue(new Error('Storage is blocked.'));
  postMessage.mockReset();
  const ready = Promise.resolve({ active: { postMessage } });
  vi.stubGlobal('navigator', { serviceWorker: { register, ready } });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function openSite(isBuilt: boolean) {
  vi.stubEnv('PROD', isBuilt);
  return render(
    <MemoryRouter initialEntries={['/privacy']}>
      <Link to="/cv">CV</Link>
      <Link to="/blog/a">Post</Link>
      <Link to="/blogs/2025">Year</Link>
      <UpdateNotice />
    </MemoryRouter>,
  );
}

test.each([
  ['a built site registers its worker once the page is idle; a browser may refuse it', true, 1],
  ['during development, the site has no worker', false, 0],
])('%s', async (_, isBuilt, times) => {
  openSite(isBuilt);
  expect(register).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(register.mock.calls).toEqual(Array(times).fill(['/sw.js']));
});

test('posts and years that the router opens are cached, as the worker caches the ones that the browser loads', async () => {
  openSite(true);
  for (const link of screen.getAllByRole('link')) fireEvent.click(link);
  await vi.runAllTimersAsync();
  const message = (path: string) => ({ type: 'CACHE_URLS', payload: { urlsToCache: [path] } });
  expect(postMessage.mock.calls.flat()).toEqual(['/blog/a', '/blogs/2025'].map(message));
});

test('Reload is answered at once, and opens the new version even while a request keeps the old worker in control; the notice doesn’t come back', async () => {
  const worker = { postMessage };
  const registration = { waiting: worker, active: worker };
  const ready = Promise.resolve(registration);
  vi.stubGlobal('navigator', { serviceWorker: { register, ready, addEventListener: vi.fn() } });
  register.mockResolvedValue(registration);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { unmount } = openSite(true);
  await act(() => vi.runAllTimersAsync());
  fireEvent.click(screen.getByRole('button', { name: words.frame.reload }));
  expect(screen.getByRole('button', { name: words.frame.reloading })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();

  unmount();
  const page = { type: 'reload' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
  openSite(true);
  await act(() => vi.runAllTimersAsync());
  expect(screen.queryByText(words.frame.newVersion)).toBeNull();
});

const answer = (status: number, type: string) =>
  new Response('', { status, headers: { 'content-type': type } });

test('the caches of files keep no missing file, and no page in place of a file', async () => {
  const { assets, images, pictures } = strategies;
  for (const { plugins } of [assets, images, pictures]) {
    const keep = (response: Response) =>
      plugins.find((one) => one.cacheWillUpdate)!.cacheWillUpdate!({ response } as never);
    const file = answer(200, 'text/javascript');
    expect(await keep(file)).toBe(file);
    expect(await keep(answer(404, 'text/javascript'))).toBeNull();
    expect(await keep(answer(200, 'text/html; charset=utf-8'))).toBeNull();
  }
});
