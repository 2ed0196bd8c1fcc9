import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UpdateNotice } from '../../../src/offline/UpdateNotice';

function openSite(isBuilt: boolean) {
  const register = vi.fn(() => Promise.reject(new Error('Storage is blocked.')));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubEnv('PROD', isBuilt);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  render(<UpdateNotice />);
  return register;
}

test('a built site registers its worker, after what the page itself has to do; a browser may refuse it', async () => {
  const register = openSite(true);
  expect(register).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

test('while it is developed, the site has no worker', async () => {
  const register = openSite(false);
  await vi.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
});
