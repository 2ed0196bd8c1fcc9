const port = 4173;

/** The sites under test: how each is built and where it is served. */
export const sites = {
  /** Uses the emulators. */
  local: {
    outDir: 'dist-emulators',
    port,
    url: `http://127.0.0.1:${port}`,
    mode: 'emulators',
    env: {},
  },
  /** As its owner deploys it, but for a project that doesn't exist. */
  production: {
    outDir: 'dist-production',
    port: port + 1,
    url: `http://127.0.0.1:${port + 1}`,
    mode: 'production',
    env: {
      VITE_FIREBASE_PROJECT_ID: 'sample-project',
      VITE_FIREBASE_API_KEY: 'sample-key',
      VITE_FIREBASE_AUTH_DOMAIN: 'login.example.com',
    },
  },
};
