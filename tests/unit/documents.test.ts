import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'pathe';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { browserslist, scripts } from '../../package.json';

interface Node {
  type: string;
  url?: string;
  value?: string;
  children?: Node[];
}

// Patterns of names, a former file, and files that a reader may create.
const EXAMPLES = [
  ...['PascalCase.tsx', 'camelCase.ts', 'hooks', 'utils', 'site.ts'],
  ...['src/pages/Talks.tsx', 'src/pages/talks.css', 'src/auth/useAuthor.ts'],
  ...['src/content/privacy.md', 'src/content/imprint.md', 'public/google1234.txt'],
];
const hasOwnReadme = !readFileSync('README.md', 'utf8').startsWith('# A portfolio with a live');
// Builds and browser tests may write these meanwhile.
const UNTRACKED = /^(?:\.git|\.cache|dist.*|node_modules|test-results)$/;

const entries = readdirSync('.', { withFileTypes: true });
const folders = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
const tracked = folders.filter((name) => !UNTRACKED.test(name));
/** Every file and folder of the repository. */
const paths = [
  ...entries.map(({ name }) => name),
  ...tracked.flatMap((name) =>
    readdirSync(name, { recursive: true }).map((path) => join(name, String(path))),
  ),
];
const isPath = (path: string) => paths.some((one) => `/${one}`.endsWith(`/${path}`));

const trees = new Map<string, Node>();
const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)];

/** Lists the nodes of a document. */
function listNodes(file: string): Node[] {
  if (!trees.has(file)) trees.set(file, fromMarkdown(readFileSync(file, 'utf8')));
  return flatten(trees.get(file)!);
}

const toText = ({ value = '', children = [] }: Node): string =>
  value + children.map(toText).join('');

/** The anchors that GitHub gives to a document’s headings. */
function findAnchors(file: string): string[] {
  const headings = listNodes(file).filter(({ type }) => type === 'heading');
  return headings.map((heading) =>
    toText(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isValidLink(url: string, file: string): boolean {
  if (/^(https?|mailto):/.test(url)) return true;
  // Pages of the repository on GitHub.
  if (url === '../../fork') return true;
  const [, workflow] = /^\.\.\/\.\.\/actions\/workflows\/(\w+\.yml)/.exec(url) ?? [];
  if (workflow) return existsSync(`.github/workflows/${workflow}`);
  const [path, anchor] = url.split('#') as [string, string?];
  const target = path ? join(file, '..', decodeURI(path)) : file;
  const isOwn = target === 'README.md' && hasOwnReadme;
  return existsSync(target) && (!anchor || isOwn || findAnchors(target).includes(anchor));
}

/** Whether code names a source file or a folder, by its path or the end of it, that does not exist. */
function isMissingPath(code: string): boolean {
  const path = code.replace(/\/$/, '');
  if (!/^[\w.@-]+(\/[\w.@-]+)*$/.test(path) || UNTRACKED.test(path.split('/')[0]!)) return false;
  const isNamed = path !== code || /\w\.(tsx?|mjs|s?css)$/.test(path);
  const isInFolder = path.includes('/') && folders.includes(path.split('/')[0]!);
  return (isNamed || isInFolder) && !isPath(path) && !EXAMPLES.includes(path);
}

/** The npm scripts in code that package.json doesn’t have. */
const findMissingScripts = (code: string) =>
  Array.from(code.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test|stop|restart)\b)/g))
    .filter(([, run, own]) => !Object.hasOwn(scripts, run ?? own!))
    .map(([command]) => command);

function findFaults(file: string): string[] {
  return listNodes(file).flatMap(({ type, url, value = '' }) => {
    if (url !== undefined) return isValidLink(url, file) ? [] : [url];
    if (type !== 'code' && type !== 'inlineCode') return [];
    const isMissing = type === 'inlineCode' && isMissingPath(value);
    return [...(isMissing ? [value] : []), ...findMissingScripts(value)];
  });
}

// An owner may write another README.
const isOurs = (file: string) => file !== 'README.md' || !hasOwnReadme;
const documents = paths
  .filter((path) => /^(docs\/.*|(lab|packages\/[\w-]+)\/README|[A-Z]+)\.md$/.test(path))
  .filter(isOurs);

test.each(documents)('every link, anchor, file and npm script in %s exists', (file) => {
  expect(findFaults(file)).toEqual([]);
});

test.skipIf(hasOwnReadme)('a document but the changelog has at most 2,500 words', () => {
  const countWords = (file: string) => readFileSync(file, 'utf8').split(/\s+/).length;
  const long = documents.filter((file) => file !== 'CHANGELOG.md' && countWords(file) > 2500);
  expect(long).toEqual([]);
});

const readLower = (file: string) => readFileSync(file, 'utf8').toLowerCase();

test.skipIf(hasOwnReadme)('README or CONTRIBUTING describes every npm script', () => {
  const text = readLower('README.md') + readLower('CONTRIBUTING.md');
  const isDescribed = (name: string) => new RegExp(`\\bnpm (run )?${name}(?![\\w:-])`).test(text);
  expect(Object.keys(scripts).filter((name) => !isDescribed(name))).toEqual([]);
});

test.skipIf(hasOwnReadme)(
  'README names the browsers of the build, and the Baseline of the CSS',
  () => {
    const readme = readLower('README.md');
    for (const browser of browserslist) expect(readme).toContain(browser.replace('ios', 'safari'));
    expect(readme).toContain('(baseline widely available)');
    expect(readFileSync('eslint.config.js', 'utf8')).toContain("available: 'widely'");
  },
);
