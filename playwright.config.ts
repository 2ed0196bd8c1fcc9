import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/testing/findChromium';
import { sites } from './tests/e2e/support/sites';
import type { WorkerFixtures } from './tests/e2e/support/fixtures';

// Tests the sites that buildSites.ts has built, on the emulators that `npm test` has started.
export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than two cores' worth: much of a test is waiting for the SDK.
  workers: 6,
  forbidOnly: true,
  timeout: 90_000,
  // On a busy machine the SDK may need two attempts of 10 s to connect.
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-GB',
    // A worker would answer requests that tests intercept; support/worker.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await findChromium(),
      args: chromiumFlags,
    },
  },
  projects: [
    { name: 'english', use: { baseURL: sites.local.url }, grepInvert: /@translated/ },
    // The longest words, and those from right to left.
    ...(['german', 'arabic'] as const).map((language) => ({
      name: language,
      use: { baseURL: sites[language].url, language },
      grep: /@core|@translated/,
    })),
  ],
  webServer: {
    command: 'exec node --import tsx tests/e2e/support/serve.ts',
    url: `${sites.production.url}/home`,
    reuseExistingServer: false,
  },
});
