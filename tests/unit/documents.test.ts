import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { browserslist, scripts } from '../../package.json';

// Patterns of names, and files that a reader may create.
const EXAMPLES = ['PascalCase.tsx', 'camelCase.ts', 'src/content/privacy.md'];
EXAMPLES.push('src/content/imprint.md', 'src/pages/Talks.tsx', 'src/pages/talks.css');
EXAMPLES.push('src/auth/useAuthor.ts', 'public/google1234.txt', 'site.ts');

const read = (file: string) => readFileSync(file, 'utf8');
const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const folders = ['bench', 'docs', 'public', 'scripts', 'src', 'tests', '.github'];
const files = [...readdirSync('.'), ...folders.flatMap(list)];
// An owner may write another README.
const hasOwnReadme = !read('README.md').startsWith('# A portfolio with a live');
const documents = files.filter(
  (file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file) && !(file === 'README.md' && hasOwnReadme),
);

/** The anchors that GitHub gives to a document’s headings. */
const findAnchors = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.*)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('every link, anchor, file and npm script in %s exists', (file) => {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, path, anchor]) => {
    const target = path ? join(file, '..', decodeURI(path)) : file;
    const isOwn = target === 'README.md' && hasOwnReadme;
    return !existsSync(target) || !(isOwn || !anchor || findAnchors(target).includes(anchor));
  });
  const inFolder = new RegExp(`^(${folders.join('|')})/.`);
  const named = Array.from(text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*)\/?`/g), ([, path]) => path!);
  const missing = named.filter(
    (path) =>
      (inFolder.test(path) || /\w\.(tsx?|mjs|s?css)$/.test(path)) &&
      ![...files, ...EXAMPLES].some((one) => `/${one}`.endsWith(`/${path}`)),
  );
  const commands = Array.from(text.matchAll(/\bnpm run ([\w:-]+)/g), ([, name]) => name!);
  const unknown = commands.filter((name) => !Object.hasOwn(scripts, name));
  expect([...broken.map(([link]) => link), ...missing, ...unknown]).toEqual([]);
});

test.skipIf(hasOwnReadme)('README and CONTRIBUTING describe every npm script', () => {
  const text = read('README.md') + read('CONTRIBUTING.md');
  const isDescribed = (name: string) => new RegExp(`\\bnpm (run )?${name}(?![\\w:-])`).test(text);
  expect(Object.keys(scripts).filter((name) => !isDescribed(name))).toEqual([]);
});

test.skipIf(hasOwnReadme)(
  'README names the browsers of the build, and the Baseline of the CSS',
  () => {
    const readme = read('README.md').toLowerCase();
    for (const browser of browserslist) expect(readme).toContain(browser.replace('ios', 'safari'));
    const [, year] = /available: (\d+)/.exec(read('eslint.config.js'))!;
    expect(readme).toContain(`(baseline ${year})`);
  },
);
