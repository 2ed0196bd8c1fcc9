import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import firebase from './firebase.json' with { type: 'json' };

const address = ({ host, port }: { host: string; port: number }) => `${host}:${port}`;
const { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST } = process.env;
const auth = FIREBASE_AUTH_EMULATOR_HOST ?? address(firebase.emulators.auth);
const [host, port] = (FIRESTORE_EMULATOR_HOST ?? address(firebase.emulators.firestore)).split(':');

// Only `vite` itself and `vite build --mode emulators` know the emulators; a production build does not.
const emulators = { auth: `http://${auth}`, firestore: { host, port: Number(port) } };

export default defineConfig(({ command, mode }) => ({
  plugins: [react()],
  define: {
    __EMULATORS__: command === 'serve' || mode === 'emulators' ? JSON.stringify(emulators) : 'null',
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 still uses @import and the old colour functions.
      scss: { quietDeps: true, silenceDeprecations: ['import'] },
    },
  },
  test: {
    // Vitest leaves one processor free, which halves the speed on a machine with two.
    maxWorkers: '100%',
    // One build of the Firestore SDK: the hooks' CommonJS build would bring a second one.
    alias: [
      {
        find: /^react-firebase-hooks\/(\w+)$/,
        replacement: 'react-firebase-hooks/$1/dist/index.esm.js',
      },
    ],
    server: { deps: { inline: ['react-firebase-hooks'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/{emulator,rules,firestore-contract}/**/*.test.{ts,tsx}'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
}));
