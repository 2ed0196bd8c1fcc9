import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toSummary } from '../../src/blog/blog';
import type { Snapshot } from '../../src/blog/cache';
import { treesOf } from '../../src/blog/markdown';
import { firebaseConfig } from '../../src/firebase/config';
import { absoluteUrl } from '../../src/layout/absoluteUrl';
import { renderPage, renderShell } from './renderPage';
import { newestOf } from '../../src/blog/reading/Lately';
import { routes } from '../../src/routes';
import { atomFeed } from './feed';
import { FINGERPRINT_FILE, readFingerprint } from './fingerprint';
import { jsonFeed } from './jsonFeed';
import { webManifest } from './manifest';
import { openFirestore, readNewest } from './readBlogs';
import { sitemaps } from './sitemap';
import { fillTemplate, readTemplate } from './template';
import { writePosts } from './writePosts';

const staticPaths = routes.filter(({ prerender }) => prerender === 'page').map(({ path }) => path);

/**
 * Writes every page, the feed and the sitemap into the folder that Vite has built the app into. Bundled by
 * scripts/build.ts, so that it shares one module graph and configuration with the app. Throws if anything fails.
 */
export async function writeSite(outDir: string, withPosts: boolean): Promise<void> {
  const template = await readTemplate(outDir);
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  // What every page carries.
  let common: Snapshot = {};
  let list: Snapshot['list'];
  const toHtml = async (path: string, more: Snapshot = {}, url = path) => {
    const snapshot = { ...common, ...more };
    return fillTemplate(template, await renderPage(url, snapshot), { path, snapshot });
  };

  if (!firebaseConfig) console.log('No Firebase project is configured: built without posts.');
  else if (!withPosts) console.log('Built without posts, as asked.');
  else {
    const db = openFirestore(firebaseConfig.projectId);
    // Before any post, so that the next check notices what is published while they are read.
    await write(FINGERPRINT_FILE, await readFingerprint(db));
    const { blogs, hasMore } = await readNewest(db);
    list = { blogs: blogs.map(toSummary), hasMore };
    common = { newest: newestOf(list.blogs) };
    const postPages = await writePosts(db, outDir, (blog, path) =>
      toHtml(path, { blog: { ...blog, trees: treesOf(blog.sections) } }),
    );
    await write('feed.xml', atomFeed(blogs));
    await write('feed.json', jsonFeed(blogs));
    const staticPages = staticPaths.map((path) => ({ path }));
    for (const [name, text] of Object.entries(sitemaps([...staticPages, ...postPages])))
      await write(name, text);
  }

  for (const path of staticPaths)
    await write(`${path}.html`, await toHtml(path, path === '/blogs' ? { list } : {}));
  await write('404.html', await toHtml('*', {}, '/404'));
  await write('index.html', fillTemplate(template, await renderShell(), { snapshot: common }));
  await write('manifest.webmanifest', webManifest());
  const sitemapLine = list ? `\nSitemap: ${absoluteUrl('/sitemap.xml')}` : '';
  await write('robots.txt', `User-agent: *\nAllow: /${sitemapLine}\n`);
}
