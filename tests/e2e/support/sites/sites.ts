import { existsSync, readFileSync } from 'node:fs';

const port = 4173;

const long = 'tests/fixtures/owners/long';
const file = 'src/content/resume.json';
const isSample = existsSync(file) && readFileSync(file, 'utf8').includes('"Your Name"');

const env = {
  VITE_FIREBASE_PROJECT_ID: 'sample-project',
  VITE_FIREBASE_API_KEY: 'sample-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'login.example.com',
};

/** A site that is built for a path, which tests serve themselves. */
export const below = {
  outDir: 'dist-below',
  base: '/me',
  content: long,
  options: ['--mode', 'emulators'],
  env: { VITE_SITE_URL: 'https://ann.example.org/me/' },
};

/** A site without Firebase, below a path, which tests serve themselves. */
export const portfolio = {
  outDir: 'dist-portfolio',
  base: '/me',
  content: long,
  options: [],
  env: {
    VITE_FIREBASE_PROJECT_ID: '',
    VITE_FIREBASE_API_KEY: '',
    VITE_SITE_URL: 'https://ann.example.org/me/',
  },
};

/** The demo, below a path, which tests serve themselves. */
export const demo = {
  outDir: 'dist-demo',
  base: '/me',
  content: long,
  options: ['--mode', 'demo'],
  env: { VITE_SITE_URL: 'https://ann.example.org/me/' },
};

/** A site in English and German without Firebase, whose projects have pages, below a path, which tests serve themselves. */
export const projects = {
  ...portfolio,
  outDir: 'dist-projects',
  content: 'tests/fixtures/owners/projects',
};

/** A site in English, German and Arabic, with posts of its own, which tests serve themselves. */
export const editions = {
  outDir: 'dist-editions',
  content: 'tests/fixtures/owners/editions',
  options: ['--mode', 'emulators'],
  env: { VITE_FIREBASE_PROJECT_ID: 'demo-editions', VITE_SITE_URL: 'https://ann.example.org' },
};

/** A site whose authors can schedule posts, with posts of its own, which tests serve themselves. */
export const scheduling = {
  outDir: 'dist-scheduling',
  content: 'tests/fixtures/owners/german',
  options: ['--mode', 'emulators'],
  env: { VITE_FIREBASE_PROJECT_ID: 'demo-scheduling', VITE_SITE_URL: 'https://ann.example.org' },
  hasScheduledPosts: true,
};

/** The sites under test: how each is built, with whose content, and where it is served. */
export const sites = {
  /** Uses the emulators, as do the German and the Arabic one. */
  english: {
    outDir: 'dist-emulators',
    port,
    url: `http://127.0.0.1:${port}`,
    content: long,
    options: ['--mode', 'emulators'],
    env: {},
  },
  /** As its owner deploys it, but for a project that doesn't exist; of the sample, until an owner replaces that. */
  production: {
    outDir: 'dist-production',
    port: port + 1,
    url: `http://127.0.0.1:${port + 1}`,
    content: isSample ? 'src/content' : long,
    options: [],
    env,
  },
  /** Of owners who write German and Arabic; without posts, whose images would take long to draw. */
  german: {
    outDir: 'dist-german',
    port: port + 3,
    url: `http://127.0.0.1:${port + 3}`,
    content: 'tests/fixtures/owners/german',
    options: ['--mode', 'emulators', '--without-posts'],
    env: {},
  },
  arabic: {
    outDir: 'dist-arabic',
    port: port + 4,
    url: `http://127.0.0.1:${port + 4}`,
    content: 'tests/fixtures/owners/arabic',
    options: ['--mode', 'emulators', '--without-posts'],
    env: {},
  },
};
