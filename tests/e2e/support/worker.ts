import { type BrowserContext, expect, type Page } from '@playwright/test';
import { untilHydrated } from './actions';
import { DeployedSite } from './sites/deployedSite';
import { test as base } from './fixtures';
import { sites } from './sites/sites';

/** A test of a site that can go down and be deployed again, in a browser that allows a service worker. */
export const test = base.extend<{ site: DeployedSite; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on the braces
  site: async ({}, use) => {
    const site = new DeployedSite(sites.english.outDir);
    await site.goUp();
    await use(site);
    await site.goDown();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});

/** Disconnects a browser from the network, as both its pages and its worker see it. */
export async function goOffline(context: BrowserContext, site: DeployedSite) {
  await context.setOffline(true);
  await site.goDown();
}

/** Connects a browser again. */
export async function goOnline(context: BrowserContext, site: DeployedSite) {
  await site.goUp();
  await context.setOffline(false);
}

/** Waits until the worker is active and has cached the open page with all its files. A page that was loading when it became active is controlled only from its next load on. */
export async function untilCached(page: Page) {
  await untilHydrated(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { pathname, origin } = location;
        const cacheName = pathname.startsWith('/blog/') ? 'posts' : 'pages';
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = loaded.filter((name) => name.startsWith(`${origin}/assets/`));
        const cached = await Promise.all([
          caches.match(pathname, { cacheName }),
          ...files.map((url) => caches.match(url)),
        ]);
        const missing = [pathname, ...files].filter((_, i) => !cached[i]);
        // What is still loading isn't in the list: the last files of a blog page are those that listen.
        const isListening = loaded.some((name) => name.includes('/Listen/'));
        if (pathname.startsWith('/blog') && !isListening) missing.push('what listens');
        const registration = await navigator.serviceWorker.getRegistration();
        if (registration?.active?.state !== 'activated') missing.push('the worker');
        return missing;
      }),
    )
    .toEqual([]);
}

/** The paths in a cache. */
export const cachedIn = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);
