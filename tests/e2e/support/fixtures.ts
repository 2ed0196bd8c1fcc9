import { expect, test as base } from '@playwright/test';
import { takeTitles } from './actions';
import { remove, storedPosts } from './emulators';

interface Fixtures {
  /** Deletes what the test has published: it would push older posts out of the list that other tests read. */
  cleared: void;
  /** What the test's pages did against their Content-Security-Policy; a test fails that leaves something in it. */
  violations: string[];
  /** Errors that nobody caught; a test fails that leaves one in it. */
  uncaught: string[];
}

/** Playwright's test, in which no page may violate its Content-Security-Policy or leave an error uncaught. */
export const test = base.extend<Fixtures>({
  cleared: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on the braces
    async ({}, use) => {
      await use();
      const titles = takeTitles();
      if (titles.length === 0) return;
      for (const [id, { Title }] of await storedPosts())
        if (titles.some((title) => String(Title).startsWith(title))) await remove(`blogs/${id}`);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, what: string) => {
        // An image by which the Firestore SDK finds out why it can't connect; it does without.
        if (!what.includes('google.com/images/cleardot.gif')) violations.push(what);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          const { reportViolation } = globalThis as unknown as Record<
            string,
            (what: string) => void
          >;
          reportViolation!(`${location.pathname}: ${violatedDirective} blocked ${blockedURI}`);
        });
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  uncaught: [
    async ({ context }, use) => {
      const uncaught: string[] = [];
      context.on('weberror', (one) => uncaught.push(one.error().stack || one.error().message));
      await use(uncaught);
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
});
