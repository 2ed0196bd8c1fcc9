import type { BrowserContext, Page } from '@playwright/test';

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

/** Takes all room that is left in a page's local storage, or gives it back. */
export const fillStorage = (page: Page, isFull: boolean) =>
  page.evaluate((full) => {
    localStorage.removeItem('filler');
    for (let size = full ? 5_000_000 : 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
      } catch {
        // Try a smaller piece.
      }
    }
  }, isFull);
