import { afterEach, beforeEach, vi } from 'vitest';

// Most tests have no page, and the libraries for one load slowly.
if ('document' in globalThis) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB'));
  afterEach(() => {
    vi.restoreAllMocks();
    cleanup();
    localStorage.clear();
  });
}
