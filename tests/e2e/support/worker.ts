import { type BrowserContext, expect, type Page } from '@playwright/test';
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

/** Waits until the worker has cached the open page with all its files. */
export const untilCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cacheName = location.pathname.startsWith('/blog/') ? 'posts' : 'pages';
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
        const cached = await Promise.all([
          caches.match(location.pathname, { cacheName }),
          ...files.map((url) => caches.match(url)),
        ]);
        return navigator.serviceWorker.controller !== null && cached.every(Boolean);
      }),
    )
    .toBe(true);

/** The paths in a cache. */
export const cachedIn = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);
