import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archivePathOf, type Blog, SEARCH_FILE, toSummary } from '../../src/blog/blog';
import type { Snapshot } from '../../src/blog/cache';
import { treesOf } from '../../src/blog/markdown';
import { firebaseConfig } from '../../src/firebase/config';
import { absoluteUrl } from '../../src/layout/absoluteUrl';
import { renderPage, renderShell } from './renderPage';
import { newestOf } from '../../src/blog/reading/Lately';
import { indexOf } from '../../src/blog/reading/search/searchIndex';
import { routes } from '../../src/routes';
import { archivesOf } from './archives';
import { atomFeed } from './feed';
import { FINGERPRINT_FILE, readFingerprint } from './fingerprint';
import { jsonFeed } from './jsonFeed';
import { webManifest } from './manifest';
import { openFirestore, readBlogs, readNewest } from './readBlogs';
import { openShareImages } from './shareImages';
import { sitemaps } from './sitemap';
import { fillTemplate, readTemplate } from './template';
import { withColors } from './withColors';
import { writePosts } from './writePosts';

const staticPaths = routes.filter(({ prerender }) => prerender === 'page').map(({ path }) => path);

/**
 * Writes every page, the feeds, the sitemap and the index of the search into the folder that Vite has built the app into;
 * `imageCache` is where
 * share images are kept from build to build. Bundled by scripts/build.ts, so that it shares one module graph and
 * configuration with the app. Throws if anything fails.
 */
export async function writeSite(
  outDir: string,
  withPosts: boolean,
  imageCache: string,
): Promise<void> {
  const template = await readTemplate(outDir);
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  // What every page carries.
  let common: Snapshot = {};
  let list: Snapshot['list'];
  let blogs: Blog[] = [];
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
    const newest = await readNewest(db);
    list = { ...newest, blogs: newest.blogs.map(toSummary) };
    blogs = await readBlogs(db);
    const archives = archivesOf(blogs);
    common = { newest: newestOf(list.blogs), years: archives.map(({ year }) => year) };

    const images = await openShareImages(outDir, imageCache);
    const postPages = await writePosts(blogs, outDir, async (blog, path, neighbours) => {
      const image = await images.imageOf(blog);
      const trees = withColors(treesOf(blog.sections));
      return toHtml(path, { blog: { ...blog, trees }, neighbours, image });
    });
    await images.close();
    await mkdir(join(outDir, 'blogs'), { recursive: true });
    for (const archive of archives) {
      const path = archivePathOf(archive.year);
      await write(`${path}.html`, await toHtml(path, { archive }));
    }
    await write('feed.xml', atomFeed(newest.blogs));
    await write('feed.json', jsonFeed(newest.blogs));
    const pages = [...staticPaths, ...common.years!.map(archivePathOf)].map((path) => ({ path }));
    for (const [name, text] of Object.entries(sitemaps([...pages, ...postPages])))
      await write(name, text);
  }

  if (firebaseConfig) await write(SEARCH_FILE, JSON.stringify(indexOf(blogs)));
  for (const path of staticPaths)
    await write(`${path}.html`, await toHtml(path, path === '/blogs' ? { list } : {}));
  await write('404.html', await toHtml('*', {}, '/404'));
  await write('index.html', fillTemplate(template, await renderShell(), { snapshot: common }));
  await write('manifest.webmanifest', webManifest());
  const sitemapLine = list ? `\nSitemap: ${absoluteUrl('/sitemap.xml')}` : '';
  await write('robots.txt', `User-agent: *\nAllow: /${sitemapLine}\n`);
}
