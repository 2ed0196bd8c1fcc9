// `npm run build`: the site as static files. Every page is HTML before it is an app.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { atomFeed } from './pages/feed';
import { type Posts, writePosts } from './pages/writePosts';
import { fillTemplate, readTemplate } from './pages/template';

type Prerender = typeof import('../src/prerender');

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
  },
});
const { mode, outDir } = values;
const staticPaths = ['/home', '/cv', '/contact', '/blogs'];

/** Builds the same components for Node, beside node_modules, and loads them. */
async function loadPrerender(): Promise<Prerender> {
  const dir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await build({
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir: dir, emptyOutDir: false, copyPublicDir: false },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(dir, 'prerender.js')).href)) as Prerender;
  } finally {
    await rm(dir, { recursive: true });
  }
}

await build({ mode, logLevel: 'warn', build: { outDir, manifest: true } });
const { renderPage, renderShell, absolute, firebaseConfig, hosts } = await loadPrerender();
const template = await readTemplate(outDir, hosts);

/** Writes the posts' pages and the sitemap; without a project or a network there are none. */
async function snapshotPosts(): Promise<Posts | undefined> {
  if (!firebaseConfig) {
    console.log('No Firebase project is configured: the site is built without posts.');
    return;
  }
  // Beside the site, so that a half-read snapshot is never part of it.
  const dir = await mkdtemp(`${outDir}-posts-`);
  try {
    const posts = await writePosts({
      project: firebaseConfig.projectId,
      dir,
      staticPaths,
      absolute,
      toPage: async (blog) => {
        const path = `/blog/${blog.id}`;
        return fillTemplate(template, await renderPage(path, { blog }), {
          path,
          snapshot: { blog },
        });
      },
    });
    await rename(join(dir, 'blog'), join(outDir, 'blog'));
    await rename(join(dir, 'sitemap.xml'), join(outDir, 'sitemap.xml'));
    return posts;
  } catch (error) {
    const reason = String((error as Error).cause ?? error);
    console.log(`The posts could not be read: the site is built without them. (${reason})`);
  } finally {
    await rm(dir, { recursive: true });
  }
}

const posts = await snapshotPosts();
const newest = posts && {
  more: posts.more,
  // The list shows no text of a post, so its page does not carry it.
  blogs: posts.newest.map(({ id, Title, Summary, DatePosted }) => ({
    id,
    Title,
    Summary,
    DatePosted,
  })),
};

const write = (name: string, text: string) => writeFile(join(outDir, name), text);

for (const path of staticPaths) {
  const snapshot = path === '/blogs' && newest ? { newest } : undefined;
  await write(
    `${path}.html`,
    fillTemplate(template, await renderPage(path, snapshot), { path, snapshot }),
  );
}
await write('404.html', fillTemplate(template, await renderPage('/404'), { path: '*' }));
await write('index.html', fillTemplate(template, await renderShell(), {}));
if (posts) await write('feed.xml', atomFeed(posts.newest, absolute));
const sitemap = posts ? `\nSitemap: ${absolute('/sitemap.xml')}` : '';
await write('robots.txt', `User-agent: *\nAllow: /${sitemap}\n`);
