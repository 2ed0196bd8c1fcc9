import type { BrowserContext } from '@playwright/test';

/** Takes from the pages what a browser denies that blocks cookies: it throws where storage is reached for. */
export const denyStorage = (
  context: BrowserContext,
  names = ['localStorage', 'sessionStorage', 'indexedDB'],
) =>
  context.addInitScript((denied) => {
    for (const name of denied) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);
