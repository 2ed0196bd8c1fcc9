// Runs a TypeScript file, and refuses versions of Node in which it would fail later: those since 12 can read this file.
import { readFileSync } from 'fs';
import { resolve } from 'path';
import { pathToFileURL } from 'url';

const packageJson = new URL('../../package.json', import.meta.url);
const needed = JSON.parse(readFileSync(packageJson, 'utf8')).engines.node.replace('>=', '');
const isOlder = process.versions.node.localeCompare(needed, 'en', { numeric: true }) < 0;
if (isOlder) {
  console.error(`✗ Node ${process.versions.node} is too old. Install Node ${needed} or newer.`);
  process.exit(1);
}
// The shell in which npm starts this program ends by SIGTERM without passing it on.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 1000);
watch.unref();

const file = resolve(process.argv[2]);
// As if Node itself had been given the file.
process.argv.splice(1, 2, file);
void import('tsx').then(() => import(pathToFileURL(file).href));
