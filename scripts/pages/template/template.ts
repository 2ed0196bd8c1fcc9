import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'pathe';
import type { Manifest } from 'vite';
import { toHref } from '../../../src/addresses';
import type { Snapshot } from '../../../src/post/cache';
import { resume } from '../../../src/content/resume';
import { textPages } from '../../../src/content/textPages';
import { projectPages } from '../../../src/projects/projectPages';
import { jsonForScript } from '../../../src/site/jsonForScript';
import { isBlogPath, isPostPath } from '../../../src/routes';
import { hasBlog, siteRoutes } from '../../../src/siteRoutes';
import { findBlockedScripts } from './blockedScripts';
import {
  APP,
  chunkFiles,
  CONSTRUCTS,
  CV,
  LISTS,
  POST,
  PROJECT,
  readManifest,
  styleFiles,
  TEXT,
} from '../chunkFiles';
import { readIndex } from './readIndex';
import { setPageLanguage } from '../../content/setLanguage';
import { readTheme, toHex } from '../../theme/readTheme';
import { contentSecurityPolicy, cspSources } from './contentSecurityPolicy';
import { describeFor } from './describeFor';
import type { Rendered } from '../renderPage';
import { editionOfNotFound } from './notFound';
import { describeSite } from '../../feeds/structuredData';

// The places in index.html that are filled in.
const CHARSET = '<meta charset="utf-8" />';
const SCRIPT = `<script type="module" src="${toHref('/src/main.tsx')}"></script>`;
const ROOT = '<div id="root"></div>';

const CONNECTION = 'src/live/connection.ts';

const manifestLink = `<link rel="manifest" href="${toHref('/manifest.webmanifest')}">`;

// The faces of letters beyond ASCII in the owner's name, which heads every page; the basic one is in the stylesheet.
const faces = [
  ['latin1', /[¡-ÿ]/],
  ['latin-ext', /[Ā-ſ]/],
] as const;

// Hosts without rewrites answer with Not found to the forms and shared drafts, which the app then opens as from the shell.
const opened = siteRoutes
  .filter(({ prerender }) => prerender === 'nothing')
  .map(({ path }) => toHref(path.replace(/:\w+$/, '')));
const openAnyway = hasBlog
  ? `<script>
if (${JSON.stringify(opened)}.some((path) => path.endsWith('/') ? location.pathname.startsWith(path) : location.pathname === path)) {
document.documentElement.dataset.mayBePost = '';
document.getElementById('root').removeAttribute('data-path');
}
</script>`
  : '';

/** Splits index.html at a text. Throws unless the text occurs exactly once. */
function splitOnce(html: string, text: string): [string, string] {
  const [before, after, ...more] = html.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html must contain ${text} exactly once.`);
  return [before, after];
}

/** The modules that draw the page at a path, whose body is rendered. */
function modulesOf(path: string, body: string): string[] {
  if (path === '/cv') return [APP, CV];
  const constructs = Object.entries(CONSTRUCTS).flatMap(([name, module]) =>
    body.includes(` class="${name}"`) ? [module] : [],
  );
  if (isBlogPath(path)) return [APP, isPostPath(path) ? POST : LISTS, ...constructs];
  if (projectPages.some((page) => page.path === path)) return [APP, PROJECT, ...constructs];
  return textPages.some((page) => page.path === path) ? [APP, TEXT, ...constructs] : [APP];
}

/** Links the scripts of modules that a page needs, so that they load at the same time as the app's. */
function preloadLinks(modules: string[], manifest: Manifest): string {
  const files = new Set(modules.flatMap((name) => [...chunkFiles(manifest, name)]));
  files.delete(manifest[APP]!.file);
  // At low priority: a page can be read without scripts, so the first paint must not wait for them.
  // Chromium ignores the priority of a modulepreload.
  return [...files]
    .map(
      (file) =>
        `<link rel="preload" as="script" crossorigin fetchpriority="low" href="${toHref(`/${file}`)}">`,
    )
    .join('');
}

/** Links the faces that the owner's name needs: without it, a first visit would never show them. */
const fontLinks = (manifest: Manifest): string =>
  faces
    .filter(([, letters]) => letters.test(resume.basics.name))
    .flatMap(([name]) =>
      Object.entries(manifest)
        .filter(
          ([source]) => source.startsWith('.cache/headings/') && source.endsWith(`/${name}.woff2`),
        )
        .map(
          ([, { file }]) =>
            `<link rel="preload" as="font" type="font/woff2" crossorigin href="${toHref(`/${file}`)}">`,
        ),
    )
    .join('');

/** Colours the browser's own bars, for each theme; src/site/theme.ts switches them. */
function themeColors(): string {
  const { colors } = readTheme();
  const tag = (name: string, color: string) =>
    `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${name})" data-for="${name}">`;
  return tag('light', toHex(colors.paper)) + tag('dark', toHex(colors['paper-dark']));
}

/**
 * Reads index.html and the app that Vite has built into a folder. Returns a function that puts a rendered page into it;
 * `path` is `*` for Not found and empty for the shell, `markdown` the path of the same words in Markdown. Throws if a part is missing.
 */
export async function openTemplate(outDir: string) {
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const manifest = readManifest(outDir);
  const [start, afterCharset] = splitOnce(readIndex(), CHARSET);
  const [head, afterScript] = splitOnce(afterCharset, SCRIPT);
  const [body, end] = splitOnce(afterScript, ROOT);

  const { file } = manifest[APP]!;
  const code = await read(file);
  // Browsers run no other code under it.
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const script = `<script type="module" crossorigin fetchpriority="low" src="${toHref(`/${file}`)}" integrity="${integrity}"></script>`;
  const stylesheets = new Map<string, string>();
  const ofProjects = projectPages.length > 0 ? [PROJECT] : [];
  for (const name of [APP, CV, LISTS, POST, TEXT, ...Object.values(CONSTRUCTS), ...ofProjects])
    for (const file of styleFiles(manifest, name))
      stylesheets.set(file, stylesheets.get(file) ?? (await read(file)).trim());
  const colorsAndFonts = themeColors() + fontLinks(manifest);
  const own = head + body + end;
  for (const src of findBlockedScripts(own, cspSources.scripts))
    console.warn(
      `! index.html: The Content-Security-Policy blocks ${src}. To allow it, add its origin to otherSites in src/settings.ts.`,
    );

  /** The head of the page at a path, with the styles of its modules. */
  function headOf(path: string, rendered: Rendered, links: string) {
    const modules = modulesOf(path, rendered.body);
    const files = [...new Set(modules.flatMap((name) => styleFiles(manifest, name)))];
    // In the page, as a linked stylesheet would delay the first paint.
    const style = `<style>${files.map((file) => stylesheets.get(file)).join('')}</style>`;
    // Browsers load no disabled stylesheet, and Vite none that has a link.
    const sheets = files
      .map((file) => `<link rel="stylesheet" href="${toHref(`/${file}`)}" disabled>`)
      .join('');
    // Computed before posts are in the page: a script in a post must not get a hash.
    const policy = contentSecurityPolicy(
      style + own + (path === '*' ? editionOfNotFound + openAnyway : ''),
      cspSources,
    );
    // First in the page, as a policy covers only what follows it.
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
    // Link previews read no more than the start of a page, so what describes it comes before the styles.
    const described = rendered.head + links + manifestLink;
    const needed = [...modules, ...(isBlogPath(path) ? [CONNECTION] : [])];
    const scripts = script + preloadLinks(needed, manifest);
    // The style comes before the head's script, which decodes the typeface in it.
    const first = meta + (path === '*' ? editionOfNotFound : '');
    return start + CHARSET + first + described + colorsAndFonts + style + sheets + head + scripts;
  }

  return (rendered: Rendered, path: string, snapshot: Snapshot, markdown?: string): string => {
    const headed = headOf(path, rendered, describeFor(snapshot, markdown));
    const data = `<script type="application/json" id="snapshot">${jsonForScript(snapshot)}</script>`;
    const root = path ? `<div id="root" data-path="${path}">` : '<div id="root">';
    const about = path === '/home' ? describeSite() : '';
    const page = `${headed}${about}${body}${data}${root}${rendered.body}</div>${path === '*' ? openAnyway : ''}${end}`;
    // As src/base/language/usePageLanguage.ts does.
    return setPageLanguage(page, snapshot.post?.Language);
  };
}
