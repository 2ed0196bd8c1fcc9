// The Hosting emulator gives the first site its own port, and the others the ports from the fifth after it on.
const port = 4173;
const at = (offset: number) => `http://127.0.0.1:${port + offset}`;

/** Where the sites under test are served from, each built with an environment of its own. */
export const sites = {
  /** On the emulators that `npm test` has started. */
  local: { outDir: 'dist-emulators', url: at(0), mode: 'emulators', env: {} },
  /** As its owner would deploy it before .env has been filled in. */
  unconfigured: {
    outDir: 'dist-unconfigured',
    url: at(5),
    mode: 'production',
    env: { VITE_FIREBASE_PROJECT_ID: '', VITE_FIREBASE_API_KEY: '' },
  },
  /** As its owner would deploy it, but of a project that there is not. */
  production: {
    outDir: 'dist-production',
    url: at(6),
    mode: 'production',
    env: {
      VITE_FIREBASE_PROJECT_ID: 'sample-project',
      VITE_FIREBASE_API_KEY: 'sample-key',
      VITE_FIREBASE_AUTH_DOMAIN: 'login.example.com',
    },
  },
};

/** The port of the Hosting emulator. */
export const hosting = { host: '127.0.0.1', port };
