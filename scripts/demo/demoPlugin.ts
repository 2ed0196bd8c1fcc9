import { join } from 'pathe';
import type { Plugin } from 'vite';
import posts from '../emulators/samplePosts.json' with { type: 'json' };

// What the demo puts in the place of modules, by how these are imported.
const replaced: [RegExp, string][] = [
  [/^firebase\/firestore$/, 'firestore.ts'],
  [/^\.{1,2}\/(auth\/)?authClient$/, 'authClient.ts'],
  [/^\.\/pictureRequests$/, 'pictureRequests.ts'],
  [/^\.\/due$/, 'due.ts'],
  [/^\.\/Header$/, 'Header.tsx'],
];

/** Makes the site its demo, of the sample posts, where a visitor writes into their own browser. */
export function demoPlugin(): Plugin {
  const folder = join(import.meta.dirname, '../../src/demo');
  const alias = replaced.map(([find, file]) => ({ find, replacement: join(folder, file) }));
  const define = {
    __SAMPLES__: JSON.stringify(posts),
    'import.meta.env.VITE_FIREBASE_PROJECT_ID': '"demo-portfolio"',
    'import.meta.env.VITE_FIREBASE_API_KEY': '"local"',
  };
  return { name: 'demo', config: () => ({ resolve: { alias }, define }) };
}
