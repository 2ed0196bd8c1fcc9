import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/testing/findChromium';
import { firestoreHost } from './tests/e2e/support/emulators';
import { sites } from './tests/e2e/support/sites';

// The site under test is the built one, served as visitors get it, but on the emulators that `npm test` has started.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: sites.local.url,
    launchOptions: {
      executablePath: await findChromium(),
      args: chromiumFlags,
    },
  },
  webServer: {
    command:
      'node --import tsx tests/e2e/support/seed.ts && exec node --import tsx tests/e2e/support/serve.ts',
    env: { FIRESTORE_EMULATOR_HOST: firestoreHost },
    url: sites.production.url,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
