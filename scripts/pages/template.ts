import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Snapshot } from '../../src/blog/cache';
import { cspSources } from './cspSources';
import { jsonForScript } from '../../src/layout/jsonForScript';
import type { Rendered } from './renderPage';
import { chunkFiles } from './chunkFiles';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { replaceOnce } from './replaceOnce';

/** What all pages share: index.html with the stylesheet and the policy in it, and links to the Firestore chunk. */
interface Template {
  html: string;
  preloads: string;
}

function firestorePreloads(manifest: Manifest): string {
  const loaded = chunkFiles(manifest, 'index.html');
  return [...chunkFiles(manifest, 'src/blog/reading/listen.ts')]
    .filter((file) => !loaded.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('');
}

/** Reads what Vite has built into a folder, and puts the stylesheet into the page, where the first paint needs it. */
export async function readTemplate(outDir: string): Promise<Template> {
  const read = (name: string) => readFile(join(outDir, name), 'utf8');
  const built = await read('index.html');
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !href) throw new Error('The built index.html links no stylesheet.');
  const styled = replaceOnce(built, link, `<style>${(await read(href)).trim()}</style>`);

  // Before everything it governs, and computed before any post is in the page: a post's markup gets no hash.
  const policy = contentSecurityPolicy(styled, cspSources);
  const charset = '<meta charset="utf-8" />';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  return {
    html: replaceOnce(styled, charset, charset + meta),
    preloads: firestorePreloads(manifest),
  };
}

interface Page {
  /** The path that the page was rendered for; `*` for the Not found page, none for the shell. */
  path?: string;
  snapshot?: Snapshot;
}

const feedLink = '<link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml">';

/** Puts a rendered page into the template. */
export function fillTemplate(
  template: Template,
  { head, body }: Rendered,
  { path, snapshot }: Page,
): string {
  const data = snapshot
    ? `<script type="application/json" id="snapshot">${jsonForScript(snapshot)}</script>`
    : '';
  const isBlog = path === '/blogs' || path?.startsWith('/blog/');
  const links = (isBlog ? template.preloads : '') + (snapshot ? feedLink : '');
  const root = path ? `<div id="root" data-path="${path}">` : '<div id="root">';
  const page = replaceOnce(template.html, '</head>', `${links}${head}</head>`);
  return replaceOnce(page, '<div id="root"></div>', `${data}${root}${body}</div>`);
}
