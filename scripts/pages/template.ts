import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Snapshot } from '../../src/blog/cache';
import { inertJson } from '../../src/layout/jsonForScript';
import type { Rendered } from '../../src/prerender';
import { contentSecurityPolicy, type Hosts } from './contentSecurityPolicy';

/** What all pages share: index.html with the stylesheet and the policy in it, and which chunk is in which file. */
export interface Template {
  html: string;
  manifest: Manifest;
}

/**
 * Reads what Vite has built into a folder. What the first paint needs, the stylesheet, goes into the page.
 * Throws if index.html links no stylesheet.
 */
export async function readTemplate(outDir: string, hosts: Hosts): Promise<Template> {
  const read = (name: string) => readFile(join(outDir, name), 'utf8');
  const built = await read('index.html');
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !href) throw new Error('The built index.html links no stylesheet.');
  const css = (await read(href)).trim();
  // Functions, because a `$` in a text would be taken for a pattern.
  const styled = built.replace(link, () => `<style>${css}</style>`);
  // Before all that it binds, and before any post is in the page: a post's markup gets no hash.
  const policy = contentSecurityPolicy(styled, hosts);
  const charset = '<meta charset="utf-8" />';
  const html = styled.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  return { html, manifest };
}

/** The files that a module of ours needs, itself and all it imports. */
export function chunkFiles(
  manifest: Manifest,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => chunkFiles(manifest, imported, found));
  return found;
}

/** Where posts are shown, the Firestore SDK is on its way before React asks for it. */
function preloads({ manifest }: Template, path?: string): string {
  const name = path === '/blogs' ? 'LiveBlogs' : path?.startsWith('/blog/') ? 'LiveBlog' : null;
  if (!name) return '';
  const files = chunkFiles(manifest, `src/blog/reading/${name}.tsx`);
  const loaded = chunkFiles(manifest, 'index.html');
  return [...files]
    .filter((file) => !loaded.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('');
}

interface Page {
  /** The path that the page was rendered for; `*` is the Not found page, none the frame of any other. */
  path?: string;
  snapshot?: Snapshot;
}

// Where a snapshot was read there is a feed: a feed reader finds it from the blog's own addresses.
const feed = '<link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml">';

/** Puts a rendered page into the template. */
export function fillTemplate(
  template: Template,
  { head, body }: Rendered,
  { path, snapshot }: Page,
) {
  const data = snapshot
    ? `<script type="application/json" id="snapshot">${inertJson(snapshot)}</script>`
    : '';
  const links = preloads(template, path) + (snapshot ? feed : '');
  const root = path ? `<div id="root" data-path="${path}">` : '<div id="root">';
  return template.html
    .replace('</head>', () => `${links}${head}</head>`)
    .replace('<div id="root"></div>', () => `${data}${root}${body}</div>`);
}
