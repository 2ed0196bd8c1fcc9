import { afterEach, beforeEach, vi } from 'vitest';

// So that no file sees the state that another has left in our modules, or the settings that its last test has stubbed.
vi.resetModules();
vi.unstubAllEnvs();

// Most tests have no page, and the libraries for one load slowly.
if ('document' in globalThis) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy computer may need seconds to load a module. Whether elements are hidden tells little without the stylesheets.
  configure({ asyncUtilTimeout: 30_000, defaultHidden: true });
  beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB'));
  afterEach(() => {
    vi.restoreAllMocks();
    cleanup();
    localStorage.clear();
  });
}
