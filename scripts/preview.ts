// `npm run preview`: serves the built site like Firebase Hosting, with its headers and its Not found page; a site under a path,
// which other hosts serve, at that path.
import { existsSync } from 'node:fs';
import { server } from 'superstatic';
import { loadEnv, preview } from 'vite';
import { sitePath } from '../src/settings';
import { readFirebase } from './programs/firebaseJson';
import { assertPortFree } from './emulators/environment';
import { runMain } from './programs/runMain';

const hostname = '127.0.0.1';
const port = 4174;

async function main(): Promise<number> {
  const { hosting: config } = readFirebase();
  const dir = config.public;
  if (!existsSync(`${dir}/home.html`)) throw new Error(`${dir} has no site. Run: npm run build`);
  await assertPortFree(port, hostname, 'the preview', 'scripts/preview.ts');
  const base = sitePath(loadEnv('production', '.').VITE_SITE_URL);
  if (base === '/') {
    // Its types lack the redirects with a regular expression.
    const app = server({ config: config as object, port, hostname }) as {
      listen: (ready: () => void) => void;
    };
    await new Promise<void>((ready) => app.listen(ready));
  } else
    await preview({
      configFile: false,
      base,
      appType: 'mpa',
      build: { outDir: dir },
      preview: { host: hostname, port, strictPort: true },
    });
  console.log(`The built site: http://${hostname}:${port}${base} (Ctrl-C stops it)`);
  return new Promise(() => undefined);
}

await runMain(main);
