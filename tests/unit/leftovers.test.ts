// What stays behind when something is removed, and types and lint don't notice.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import project from '../../package.json';
import { boundedExpressions } from '../../scripts/lint/boundedExpressions.mjs';
import { findTool } from '../../scripts/programs/findTool';
import { runProgram } from '../../scripts/programs/program';
import * as words from '../fixtures/words/en';
import { routes, SHELL_FILE } from '../../src/routes';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)));
const files = ['src', 'scripts', 'packages'].filter(existsSync).flatMap(listFiles);
const read = (file: string) => readFileSync(file, 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');

const code = files
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('src/words/'))
  .map((file) => withoutComments(read(file)));
const allCode = code.join('\n');
const contains = (text: string, pattern: string) => new RegExp(`\\b${pattern}`).test(text);

test('every file, export and dependency is used', { timeout: 180_000 }, async () => {
  const options = ['--no-config-hints', '--no-progress'];
  expect(await runProgram(process.execPath, [findTool('knip'), ...options])).toBe('');
});

/** Lists the words below `part` that no code names. `name` is the expression by which `texts` know the part. */
function findUnused(part: object, texts: [name: string, text: string][], path: string): string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (!texts.some(([name, text]) => contains(text, `${name}\\.${key}\\b`))) {
      // Chosen by a variable, or taken out by destructuring.
      const isChosen = texts.some(([name, text]) => contains(text, `${name}\\s*[[),;}]`));
      return isChosen && contains(allCode, `${key}\\b`) ? [] : [`${path}.${key}`];
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const parts = texts.map(([name, text]): [string, string] => [`${name}\\.${key}`, text]);
    return findUnused(value, parts, `${path}.${key}`);
  });
}

/** Finds the name by which code knows a part of the words. */
function findAlias(part: string, text: string): [name: string, text: string][] {
  const line = new RegExp(`^import .*\\b${part}(?: as (\\w+))?\\b.* from '.*[wW]ords/`, 'm');
  const [statement, alias = part] = line.exec(text) ?? [];
  return statement ? [[alias, text.replace(statement, '')]] : [];
}

test('every word is used', () => {
  const unused = Object.entries(words).flatMap(([part, value]) =>
    findUnused(
      value,
      code.flatMap((text) => findAlias(part, text)),
      part,
    ),
  );
  expect(unused).toEqual([]);
});

test('every export of a package is used elsewhere or described by its README', () => {
  const unused = readdirSync('packages').flatMap((name) => {
    const folder = `packages/${name}/`;
    const others = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith(folder));
    const text = [`${folder}README.md`, ...others].map(read).join('\n');
    const door = read(`${folder}index.ts`).replaceAll(/\btype /g, '');
    const lists = Array.from(door.matchAll(/^export \{([^}]*)\}/gm), ([, list]) =>
      list!.split(','),
    );
    const values = Array.from(
      door.matchAll(/^export (?:const|function) (\w+)/gm),
      ([, one]) => one!,
    );
    const names = [...lists.flat(), ...values].map((one) => one.replace(/.* as /, '').trim());
    return names.filter((one) => !contains(text, `${one}\\b`)).map((one) => `${name}: ${one}`);
  });
  expect(unused).toEqual([]);
});

// The classes of libraries, which they make of parts.
const libraries: Record<string, string> = { hljs: 'highlight.js', tml: 'temml' };

const styles = files
  .filter((file) => /\.s?css$/.test(file))
  .map((file) => withoutComments(read(file)).replace(/"[^"\n]*"|'[^'\n]*'/g, ''));

test('every class of the styles is named by a component or a page', () => {
  const selectors = styles.flatMap((style) => style.match(/[^{};]+(?=\{)/g) ?? []);
  const classes = selectors
    .filter((selector) => !selector.trimStart().startsWith('@'))
    .flatMap((selector) => Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!));
  const strings = allCode.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)!;
  const named = new Set(`${strings.join(' ')} ${read('index.html')}`.match(/[\w-]+/g));
  const isUnused = (name: string) =>
    !named.has(name) && !Object.hasOwn(project.dependencies, libraries[name.split('-')[0]!] ?? '');
  expect([...new Set(classes)].filter(isUnused)).toEqual([]);
});

test('every custom property of the styles is read, by them or by Bootstrap', () => {
  const all = styles.join('\n');
  const own = Array.from(all.matchAll(/(--(?!bs-)[\w-]+)\s*:/g), ([, name]) => name!);
  expect(
    own.filter((name) => !new RegExp(`(?:var\\(\\s*|')${name}\\b`).test(all + allCode)),
  ).toEqual([]);
});

test('every rewrite, redirect and header of Hosting is for something that exists', () => {
  const paths = [
    // Firebase’s own, and the feed.
    ...['/', SHELL_FILE, '/__/auth/handler', '/feed.xml'],
    ...routes.map(({ path }) => path.replace(/:\w+$/, 'x')),
    ...listFiles('public').map((file) => file.replace('public', '')),
  ];
  const exists = (source: string) => {
    const pattern = source
      .replaceAll('.', '\\.')
      .replaceAll('@(', '(?:')
      .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
    return paths.some((path) => new RegExp(`^/?${pattern}$`).test(path));
  };
  const { headers, redirects, rewrites } = firebase.hosting;
  const named = [
    ...headers.map(({ source }) => source),
    // An owner may lead former addresses to others.
    ...[...redirects, ...rewrites].map(({ destination }) => destination),
  ];
  expect(named.filter((one) => one.startsWith('/') && !exists(one.replace('/:1/', '/')))).toEqual(
    [],
  );
});

test('every folder and file that the lint rules name exists', () => {
  const config = read('eslint.config.js');
  const files = [...config.matchAll(/'(src\/[\w./-]+)'/g)].map(([, file]) => file!);
  const [directions] = /const common = [^]*?\n\};/.exec(config)!;
  const folders = Array.from(
    directions.matchAll(/^ {2}([a-z]+):|'([\w/]+)'/gm),
    ([, key, name]) => `src/${key ?? name}`,
  );
  expect([...files, ...folders].filter((path) => !existsSync(path))).toEqual([]);
});

test('every regular expression that lint leaves out is in the code', () => {
  const LIST = 'scripts/lint/boundedExpressions.mjs';
  const texts = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && file !== LIST).map(read);
  const hasMade = (file: string, name: string) =>
    existsSync(file) && new RegExp(`\\b${name}\\b[^]*\\bRegExp\\(`).test(read(file));
  const isUsed = (one: RegExp | string) => {
    if (typeof one !== 'string') return texts.some((text) => text.includes(String(one)));
    const [file = '', name = ''] = one.split(': ');
    return hasMade(file, name);
  };
  const all: (RegExp | string)[] = Object.values(boundedExpressions).flat();
  expect(all.filter((one) => !isUsed(one))).toEqual([]);
});
