import { expect } from '@playwright/test';
import { StaticHost } from '../../fixtures/servers/staticHost';
import { test as base } from './fixtures';
import { DeployedSite } from './sites/deployedSite';

/** Makes tests of a built site on a host like GitHub Pages, at its path, beside another site of the same host. They fail if anything asks the other one. */
export const testOnHost = ({ outDir, base: path }: { outDir: string; base?: string }) =>
  base.extend<{ site: StaticHost; baseURL: string }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on the braces
    site: async ({}, use) => {
      const site = new StaticHost({ host: 'GitHub Pages', folder: outDir, base: path });
      await site.goUp();
      await use(site);
      expect(site.outside).toEqual([]);
      await site.goDown().catch(() => undefined);
    },
    baseURL: ({ site }, use) => use(`${site.url}/`),
    serviceWorkers: 'allow',
  });

/** Makes tests of a built site as Firebase Hosting serves it. */
export const testOnHosting = (
  { outDir }: { outDir: string },
  serviceWorkers: 'allow' | 'block' = 'allow',
) =>
  base.extend<{ site: DeployedSite; baseURL: string }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on the braces
    site: async ({}, use) => {
      const site = new DeployedSite(outDir);
      await site.goUp();
      await use(site);
      await site.goDown().catch(() => undefined);
    },
    baseURL: ({ site }, use) => use(site.url),
    serviceWorkers,
  });
