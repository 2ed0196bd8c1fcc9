import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  if ('document' in globalThis) vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

afterEach(() => {
  // Tests that run in Node have no page.
  if (!('document' in globalThis)) return;
  cleanup();
  localStorage.clear();
});
