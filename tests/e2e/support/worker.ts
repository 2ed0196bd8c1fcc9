import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DeployedSite } from './deployedSite';
import { test as base } from './fixtures';
import { sites } from './sites';

/** A test of a site that can go down and be deployed anew, in a browser that allows it a service worker. */
export const test = base.extend<{ site: DeployedSite; baseURL: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on the braces
  site: async ({}, use) => {
    const site = new DeployedSite(sites.local.outDir);
    await site.goUp();
    await use(site);
    await site.goDown();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
  violations: async ({ violations }, use) => {
    await use(violations);
    // Without a network the SDK asks for a picture of Google's, to learn whether there is one. It needs no answer.
    const others = violations.filter((one) => !one.includes('google.com/images/cleardot.gif'));
    violations.splice(0, Infinity, ...others);
  },
});

/** Takes the network from a browser, as its pages and its worker see it. */
export async function goOffline(context: BrowserContext, site: DeployedSite) {
  await context.setOffline(true);
  await site.goDown();
}

/** Waits until the worker keeps the open page with all its files. What the page has seen live is kept apart. */
export const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cacheName = location.pathname.startsWith('/blog/') ? 'posts' : 'pages';
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
        const kept = await Promise.all([
          caches.match(location.pathname, { cacheName }),
          ...files.map((url) => caches.match(url)),
        ]);
        return navigator.serviceWorker.controller !== null && kept.every(Boolean);
      }),
    )
    .toBe(true);

/** The paths that are in a cache. */
export const keptIn = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Waits until a path is among what was seen live. */
export const untilSeen = (page: Page, path: string) =>
  expect.poll(() => keptIn(page, 'seen')).toContain(path);
