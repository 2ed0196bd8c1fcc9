import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/testing/findChromium';
import { firestoreHost } from './scripts/emulators/hosts';
import { sites } from './tests/e2e/support/sites';

// Tests the built site, served as it is deployed, on the emulators that `npm test` has started.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than cores: much of a test is waiting, for the SDK to give up or come back.
  workers: 3,
  forbidOnly: true,
  timeout: 90_000,
  // On a busy machine the SDK may need two attempts of 10 s to connect.
  expect: { timeout: 30_000 },
  use: {
    baseURL: sites.local.url,
    locale: 'en-GB',
    // A worker would answer requests that tests intercept. tests/e2e/offline.spec.ts is about it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await findChromium(),
      args: chromiumFlags,
    },
  },
  webServer: {
    command:
      'node --import tsx tests/e2e/support/seed.ts && exec node --import tsx tests/e2e/support/serve.ts',
    env: { FIRESTORE_EMULATOR_HOST: firestoreHost },
    // The last one that is built.
    url: `${sites.production.url}/home`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
