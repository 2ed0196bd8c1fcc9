import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** The lines of some code that must make an address of a path. */
async function findRootPaths(lines: string[], filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath });
  const found = result!.messages.filter(({ message }) => message.includes('src/addresses.ts'));
  return [...new Set(found.map(({ line }) => lines[line - 1]!))];
}

const wrong = [
  'export const a = <a href="/feed.xml">RSS</a>;',
  'export const b = <a href={CV_PDF}>PDF</a>;',
  'export const c = <a href={toPath(id)}>Post</a>;',
  'export const d = <a href={toPath(id) + fragment}>Words</a>;',
  'export const e = <a href={`/blogs/${year}`}>Year</a>;',
  'export const f = <img src={url ?? src} alt="" />;',
  'export const g = <img src={image.src} alt="" />;',
  'export const h = <img {...photo} alt="" />;',
  'await fetch(SEARCH_FILE);',
  'await fetch(path);',
  'await fetch(`/blog/${id}`);',
  'await fetch(toPicturePath(id), { method: "HEAD" });',
  'await navigator.serviceWorker.register("/sw.js");',
  'export const i = new Request(path);',
  'export const j = new URL(path, location.href);',
  'export const k = new URL("/feed.xml", page);',
  'location.replace("/home");',
  'history.replaceState({}, "", "/home");',
  'export const l = \'<link rel="icon" href="/favicon.svg">\';',
  'export const m = `<link rel="preload" href="/${file}">`;',
  'export const n = `a { background: url(/a.png) }`;',
  'export const o = { start_url: "/home" };',
  'export const p = { home_page_url: "/blogs" };',
];

test('lint refuses a path of the site where a browser or another program takes an address', async () => {
  for (const file of ['src/list/Example.tsx', 'scripts/feeds/example.tsx'])
    expect(await findRootPaths(wrong, file)).toEqual(wrong);
});

test('lint allows what src/addresses.ts makes, routes and the addresses of other sites', async () => {
  const right = [
    'export const a = <a href={toHref("/feed.xml")}>RSS</a>;',
    'export const b = <a href={toHref(toPath(id)) + fragment}>Words</a>;',
    'export const c = <Link to="/cv">CV</Link>;',
    'export const d = <Navigate to={toPath(id)} />;',
    'export const e = <a href="https://example.com/cv">CV</a>;',
    'export const f = <a href={`#${anchor}`}>Part</a>;',
    'export const g = <img {...withHrefs(photo)} alt="" />;',
    'export const h = <img src={url ?? toHref(src)} alt="" />;',
    'export const i = <Picture src={src} />;',
    'void navigate("/blogs");',
    'await fetch(toHref(path));',
    'await fetch("https://example.com/a");',
    'export const j = { loc: absoluteUrl("/cv") };',
    'export const k = path === "/cv" || path.startsWith("/blog/");',
  ];
  for (const file of ['src/list/Example.tsx', 'scripts/feeds/example.tsx'])
    expect(await findRootPaths(right, file)).toEqual([]);
});

async function findSlow(lines: string[]) {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: 'src/list/Example.tsx' });
  const found = result!.messages.filter(({ ruleId }) => ruleId === 'time/linear-expressions');
  return found.map(({ line }) => lines[line - 1]!);
}

test('lint refuses a regular expression that takes long for some text, or whose time is unknown', async () => {
  const slow = [
    'export const a = /\\s+$/;',
    'export const b = new RegExp("(a+)+$");',
    'export const c = (name: string) => new RegExp(`${name}$`);',
    'export const d = /a+(?=b)c/;',
  ];
  expect(await findSlow(slow)).toEqual(slow);
});

test('lint allows a regular expression whose time grows as its text does', async () => {
  const names = '[a-z]{1,99}';
  const linear = [`export const a = /b${names}b/;`, 'export const c = new RegExp(`^${"[a-z]"}+`);'];
  expect(await findSlow(linear)).toEqual([]);
});
