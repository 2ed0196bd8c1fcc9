import type { BrowserContext, Page } from '@playwright/test';

/** Makes every access to storage throw, as in a browser that blocks cookies. */
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

/** Fills a page's local storage to the last character, or frees that space again. */
export const fillStorage = (page: Page, isFull: boolean) =>
  page.evaluate((full) => {
    localStorage.removeItem('filler');
    for (let size = full ? 5_000_000 : 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
      } catch {
        // Tries a smaller piece next.
      }
    }
  }, isFull);
