import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Snapshot } from '../../src/blog/cache';
import { cspSources } from './cspSources';
import { jsonForScript } from '../../src/layout/jsonForScript';
import { isBlogPath } from '../../src/routes';
import type { Rendered } from './renderPage';
import { BLOG, chunkFiles, CV } from './chunkFiles';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { integrityOf } from './integrityOf';
import { replaceOnce, splitOnce } from './replaceOnce';

const FIRESTORE = 'src/blog/reading/listen.ts';

/** What all pages share: index.html with the stylesheet and the policy in it, and links to what some need besides. */
export interface Template {
  /** index.html up to the end of the head, from there up to the root, and what follows the root. */
  html: [string, string, string];
  cv: string;
  blog: string;
  /** In a template element, out of which a script in index.html takes it after the first paint. */
  firestore: string;
}

/** Links that load modules with all that they import, except what the modules `before` have loaded. */
function preloads(manifest: Manifest, name: string, ...before: string[]): string {
  const loaded = new Set(before.flatMap((one) => [...chunkFiles(manifest, one)]));
  return [...chunkFiles(manifest, name)]
    .filter((file) => !loaded.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('');
}

/** Lets a browser run the page's module only if it is the one that was built. */
async function withIntegrity(html: string, read: (name: string) => Promise<string>) {
  const [start, src] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html) ?? [];
  if (!start || !src) throw new Error('The built index.html has no module.');
  return replaceOnce(html, start, `${start} integrity="${integrityOf(await read(src))}"`);
}

/** Reads what Vite has built into a folder, and puts the stylesheet into the page, where the first paint needs it. */
export async function readTemplate(outDir: string): Promise<Template> {
  const read = (name: string) => readFile(join(outDir, name), 'utf8');
  const built = await read('index.html');
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !href) throw new Error('The built index.html links no stylesheet.');
  const withStyle = replaceOnce(built, link, `<style>${(await read(href)).trim()}</style>`);
  // The page can be read without its scripts: they must not take the line from what the first paint needs.
  const styled = withStyle.replace(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '$& fetchpriority="low"',
  );

  const checked = await withIntegrity(styled, read);

  // Before everything it governs, and computed before any post is in the page: a post's markup gets no hash.
  const policy = contentSecurityPolicy(checked, cspSources);
  const charset = '<meta charset="utf-8" />';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const html = replaceOnce(checked, charset, charset + meta);
  const [head, rest] = splitOnce(html, '</head>');
  return {
    html: [head, ...splitOnce(rest, '<div id="root"></div>')],
    cv: preloads(manifest, CV, 'index.html'),
    blog: preloads(manifest, BLOG, 'index.html'),
    firestore: `<template id="after-paint">${preloads(manifest, FIRESTORE, 'index.html', BLOG)}</template>`,
  };
}

interface Page {
  /** The path that the page was rendered for; `*` for the Not found page, none for the shell. */
  path?: string;
  snapshot: Snapshot;
}

// Not in index.html: `vite` doesn't have the file.
const manifestLink = '<link rel="manifest" href="/manifest.webmanifest">';
const feedLinks =
  '<link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml">' +
  '<link rel="alternate" type="application/feed+json" title="Blog" href="/feed.json">';

/** Puts a rendered page into the template. */
export function fillTemplate(
  template: Template,
  { head, body }: Rendered,
  { path = '', snapshot }: Page,
): string {
  const data = `<script type="application/json" id="snapshot">${jsonForScript(snapshot)}</script>`;
  const isLive = path === '/blogs' || path.startsWith('/blog/');
  const more = [
    path === '/cv' && template.cv,
    isBlogPath(path) && template.blog,
    isLive && template.firestore,
    snapshot.newest && feedLinks,
  ];
  const links = manifestLink + more.filter(Boolean).join('');
  const root = path ? `<div id="root" data-path="${path}">` : '<div id="root">';
  const [beforeHead, beforeRoot, end] = template.html;
  return `${beforeHead}${links}${head}</head>${beforeRoot}${data}${root}${body}</div>${end}`;
}
