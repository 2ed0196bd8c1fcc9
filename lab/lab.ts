// `npm run lab -- NAME …`: starts one of the folders of lab/, as README.md there describes.
import { existsSync, readdirSync } from 'node:fs';

const names = readdirSync('lab').filter((name) => existsSync(`lab/${name}/run.ts`));
const [name = ''] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`✗ npm run lab -- NAME, which is one of ${names.join(', ')}`);
  process.exit(1);
}
await import(`./${name}/run.ts`);
