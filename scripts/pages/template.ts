import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Snapshot } from '../../src/blog/cache';
import { cspSources } from './cspSources';
import { jsonForScript } from '../../src/layout/jsonForScript';
import type { Rendered } from './renderPage';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { type PageScripts, readScripts, scriptsFor } from './pageScripts';
import { replaceOnce, splitOnce } from './replaceOnce';

/** What all pages share. */
export interface Template {
  /** index.html with the stylesheet and the policy, up to the end of the head, from there up to the root, and the rest. */
  html: [string, string, string];
  scripts: PageScripts;
}

/** Reads what Vite has built into a folder, and puts the stylesheet into the page, where the first paint needs it. */
export async function readTemplate(outDir: string): Promise<Template> {
  const read = (name: string) => readFile(join(outDir, name), 'utf8');
  const built = await read('index.html');
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !href) throw new Error('The built index.html links no stylesheet.');
  const withStyle = replaceOnce(built, link, `<style>${(await read(href)).trim()}</style>`);
  const [module] = /<script type="module"[^>]*><\/script>\s*/.exec(withStyle) ?? [];
  if (!module) throw new Error('The built index.html has no module.');
  // Each page has scripts of its own.
  const bare = replaceOnce(withStyle, module, '').replace(
    /<link rel="modulepreload"[^>]*>\s*/g,
    '',
  );

  // Before everything it governs, and computed before any post is in the page: a post's markup gets no hash.
  const policy = contentSecurityPolicy(bare, cspSources);
  const charset = '<meta charset="utf-8" />';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const html = replaceOnce(bare, charset, charset + meta);
  const [head, rest] = splitOnce(html, '</head>');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  return {
    html: [head, ...splitOnce(rest, '<div id="root"></div>')],
    scripts: await readScripts(manifest, read),
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
  const links =
    scriptsFor(path, template.scripts) + manifestLink + (snapshot.newest ? feedLinks : '');
  const root = path ? `<div id="root" data-path="${path}">` : '<div id="root">';
  const [beforeHead, beforeRoot, end] = template.html;
  return `${beforeHead}${links}${head}</head>${beforeRoot}${data}${root}${body}</div>${end}`;
}
