import { defineConfig } from '@playwright/test';
import { chromiumFlags, findBrowser } from './scripts/browser';
import { firestoreHost } from './tests/e2e/emulators';

const site = 'http://127.0.0.1:4173';

// The site under test is the built one, as visitors get it, but on the emulators that `npm test` has started.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: site,
    launchOptions: {
      executablePath: await findBrowser(),
      args: chromiumFlags,
    },
  },
  webServer: {
    command: [
      'node --import tsx tests/e2e/seed.ts',
      'node --import tsx scripts/build.ts --mode emulators --outDir dist-emulators',
      'exec vite preview --outDir dist-emulators',
    ].join(' && '),
    env: { FIRESTORE_EMULATOR_HOST: firestoreHost },
    url: site,
    reuseExistingServer: false,
  },
});
