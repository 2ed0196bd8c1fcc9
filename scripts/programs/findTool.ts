import { readFileSync } from 'node:fs';

/** Finds the JavaScript file of a package's command, for Node: Windows can't start what is in node_modules/.bin. */
export function findTool(name: string): string {
  const folder = `node_modules/${name}`;
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return `${folder}/${typeof bin === 'string' ? bin : bin[name]}`;
}
