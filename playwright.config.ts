import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/browser/findChromium';
import { sites } from './tests/e2e/support/sites/sites';

// Tests the sites that buildSites.ts has built, on the emulators that `npm test` has started.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than two cores' worth: much of a test is waiting for the SDK.
  workers: 4,
  forbidOnly: true,
  // A test that passes only sometimes must be mended.
  retries: 0,
  timeout: 90_000,
  // On a busy machine the SDK may need two attempts of 10 s to connect.
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-GB',
    // A worker would answer requests that tests intercept; support/worker.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      // What starts the tests has fetched one if there was none. Other tools read this file too, such as knip.
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
  webServer: {
    command: 'node --import tsx tests/e2e/support/sites/serve.ts',
    url: `${sites.production.url}/home`,
    reuseExistingServer: false,
  },
});
