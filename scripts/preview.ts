// `npm run preview`: serves the built site like Firebase Hosting, with its headers and its Not found page.
import { existsSync } from 'node:fs';
import { server } from 'superstatic';
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
  const app = server({ config, port, hostname }) as {
    listen: (ready: () => void) => void;
  };
  await new Promise<void>((ready) => app.listen(ready));
  console.log(`The built site: http://${hostname}:${port}/ (Ctrl-C stops it)`);
  return new Promise(() => undefined);
}

await runMain(main);
