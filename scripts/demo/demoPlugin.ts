import { readFile } from 'node:fs/promises';
import { join } from 'pathe';
import type { Plugin } from 'vite';

// What the demo puts in the place of modules, by how these are imported.
const replaced: [RegExp, string][] = [
  [/^firebase\/firestore$/, 'firestore.ts'],
  [/^\.{1,2}\/(auth\/)?authClient$/, 'authClient.ts'],
  [/^\.\/pictureRequests$/, 'pictureRequests.ts'],
  [/^\.\/Header$/, 'Header.tsx'],
];

/** Makes the site its demo, of the sample posts, where a visitor writes into their own browser. */
export function demoPlugin(): Plugin {
  const folder = join(import.meta.dirname, '../../src/demo');
  return {
    name: 'demo',
    async config() {
      const samples = await readFile('scripts/emulators/samplePosts.json', 'utf8');
      return {
        resolve: {
          alias: replaced.map(([find, file]) => ({ find, replacement: join(folder, file) })),
        },
        define: {
          __SAMPLES__: samples,
          'import.meta.env.VITE_FIREBASE_PROJECT_ID': '"demo-portfolio"',
          'import.meta.env.VITE_FIREBASE_API_KEY': '"local"',
        },
      };
    },
  };
}
