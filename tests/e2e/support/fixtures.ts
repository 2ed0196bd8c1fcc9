import { expect, test as base } from '@playwright/test';
import { takeTitles } from './actions';
import { remove, storedIn } from './emulators';
import { sites } from './sites/sites';
import { type Language, setLanguage } from './words';

interface Fixtures {
  /** The language of the site under test. */
  language: Language;
  speak: void;
  /** Deletes what the test has published, which would push older posts out of the list. */
  cleanUp: void;
  /** Violations of the pages' Content-Security-Policy; the test fails if any is left in the list. */
  violations: string[];
  /** Uncaught errors; the test fails if any is left in the list. */
  uncaught: string[];
}

/** Playwright's test, which also fails on a violation of the Content-Security-Policy or an uncaught error. */
export const test = base.extend<Fixtures>({
  language: ['english', { option: true }],
  baseURL: ({ language }, use) => use(sites[language].url),
  speak: [
    async ({ language }, use) => {
      setLanguage(language);
      await use();
      // The next file that the worker loads may have words among its constants.
      setLanguage('english');
    },
    { auto: true },
  ],
  cleanUp: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on the braces
    async ({}, use) => {
      await use();
      const titles = takeTitles();
      if (titles.length === 0) return;
      for (const [path, { Title }] of await storedIn('blogs'))
        if (titles.some((title) => String(Title).startsWith(title))) await remove(path);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, violation: string) => {
        violations.push(violation);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          const { reportViolation } = globalThis as unknown as Record<
            string,
            (violation: string) => void
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
