import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  // Some tests run in Node, without a page.
  if (!('document' in globalThis)) return;
  cleanup();
  localStorage.clear();
});
