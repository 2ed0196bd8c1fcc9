// Lets Node run TypeScript, and refuses versions of Node in which the commands would fail later.
import { readFileSync } from 'node:fs';

const packageJson = new URL('../../package.json', import.meta.url);
const { node } = JSON.parse(readFileSync(packageJson, 'utf8')).engines;
const needed = node.replace('>=', '');
const isOlder = process.versions.node.localeCompare(needed, 'en', { numeric: true }) < 0;
if (isOlder) {
  console.error(`✗ Node ${process.versions.node} is too old. Install Node ${needed} or newer.`);
  process.exit(1);
}
await import('tsx');
