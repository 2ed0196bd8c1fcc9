import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Snapshot } from '../../src/blog/cache';
import { firebaseConfig } from '../../src/firebase/config';
import { jsonForScript } from '../../src/layout/jsonForScript';
import { isBlogPath } from '../../src/routes';
import { BLOG, chunkFiles, CV, readManifest } from './chunkFiles';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { cspSources } from './cspSources';
import { integrityOf } from './integrityOf';
import type { Rendered } from './renderPage';

// The places in index.html that are filled in.
const CHARSET = '<meta charset="utf-8" />';
const SCRIPT = '<script type="module" src="/src/main.tsx"></script>';
const ROOT = '<div id="root"></div>';

const APP = 'index.html';
const LISTEN = 'src/blog/reading/listen.ts';

const manifestLink = '<link rel="manifest" href="/manifest.webmanifest">';
const feedLinks =
  '<link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml">' +
  '<link rel="alternate" type="application/feed+json" title="Blog" href="/feed.json">';

/** What all pages share. */
export interface Template {
  /** index.html with the policy and the stylesheet, up to the script, from there to the root, and the rest. */
  html: [head: string, body: string, end: string];
  /** The app's script as HTML. */
  script: string;
  manifest: Manifest;
}

/** Splits index.html at a text. Throws unless the text occurs exactly once. */
function splitOnce(html: string, text: string): [string, string] {
  const [before, after, ...more] = html.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html must contain ${text} exactly once.`);
  return [before, after];
}

/** Reads index.html and the app that Vite has built into a folder. Throws if a part is missing. */
export async function readTemplate(outDir: string): Promise<Template> {
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const manifest = await readManifest(outDir);
  const [start, afterCharset] = splitOnce(await readFile('index.html', 'utf8'), CHARSET);
  const [head, afterScript] = splitOnce(afterCharset, SCRIPT);
  const [body, end] = splitOnce(afterScript, ROOT);

  // In the page, as a linked stylesheet would delay the first paint.
  const style = `<style>${(await read(manifest['style.css']!.file)).trim()}</style>`;
  // Computed before posts are in the page: a script in a post must not get a hash.
  const policy = contentSecurityPolicy(start + head + style, cspSources);
  // First in the page, as a policy covers only what follows it.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;

  const { file } = manifest[APP]!;
  const integrity = integrityOf(await read(file));
  const script = `<script type="module" crossorigin fetchpriority="low" src="/${file}" integrity="${integrity}"></script>`;
  return { html: [start + CHARSET + meta + head + style, body, end], script, manifest };
}

/** Links the files that the page at a path needs, so that they load at the same time as the script. */
function preloadLinks(path: string, manifest: Manifest): string {
  const isLive = path === '/blogs' || path.startsWith('/blog/');
  const modules = [
    APP,
    ...(path === '/cv' ? [CV] : []),
    ...(isBlogPath(path) ? [BLOG] : []),
    ...(isLive && firebaseConfig ? [LISTEN] : []),
  ];
  const files = new Set(modules.flatMap((name) => [...chunkFiles(manifest, name)]));
  files.delete(manifest[APP]!.file);
  // At low priority: pages can be read without scripts, so the first paint must not wait for them.
  return [...files]
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('');
}

interface Page {
  /** The path that the page was rendered for; `*` for Not found, none for the shell. */
  path?: string;
  snapshot: Snapshot;
}

/** Puts a rendered page into the template. */
export function fillTemplate(
  { html: [head, body, end], script, manifest }: Template,
  rendered: Rendered,
  { path = '', snapshot }: Page,
): string {
  const links = preloadLinks(path, manifest) + manifestLink + (snapshot.newest ? feedLinks : '');
  const data = `<script type="application/json" id="snapshot">${jsonForScript(snapshot)}</script>`;
  const root = path ? `<div id="root" data-path="${path}">` : '<div id="root">';
  return `${head}${script}${links}${rendered.head}${body}${data}${root}${rendered.body}</div>${end}`;
}
