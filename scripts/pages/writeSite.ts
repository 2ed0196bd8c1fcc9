import { writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { BASE, toHref } from '../../src/addresses';
import { findUsed, toLatest } from '../../src/pictures/again/usedPictures';
import { lastChange, PAGE_SIZE } from '../../src/post/post';
import type { Snapshot } from '../../src/post/cache';
import { selectNewest } from '../../src/list/Lately';
import { SEARCH_FILE } from '../../src/search/query';
import { writeIndex } from '../../src/search/writeIndex';
import { textPages } from '../../src/content/textPages';
import { firebaseConfig } from '../../src/firebase/config';
import { editions, thisEdition } from '../../src/content/editions';
import { absoluteUrlIn } from '../../src/base/absoluteUrl';
import { SHELL_FILE } from '../../src/routes';
import { hasBlog, siteRoutes } from '../../src/siteRoutes';
import type { BuildCache } from './buildCache';
import { openDrawings } from './drawings';
import { webManifest } from './manifest';
import { renderShell } from './renderPage';
import { readSamples } from '../demo/readSamples';
import { llmsTxt } from '../feeds/llmsTxt';
import { sitemaps } from '../feeds/sitemap';
import { openOthers } from '../editions/openOthers';
import { selectPosts } from '../projects/selectPosts';
import { writeProjects } from '../projects/writeProjects';
import { openTemplate } from './template/template';
import { listNewest, readBlog, type StoredBlog, toBlogData, writeBlog } from './writeBlog';
import type { WriteOptions } from './writePosts';

const ownPaths = siteRoutes.filter(({ prerender }) => prerender === 'page').map(({ path }) => path);
const staticPaths = [...ownPaths, ...textPages.map(({ path }) => path)];

// The values of a field that the form offers: those of the newest posts, as every visitor's service worker keeps its page.
const MAX_OFFERED = 200;

/** Reads the posts that the pages show; none if a build without them is asked for. Throws if they can't be read. */
export async function readStored(withPosts: boolean): Promise<StoredBlog | undefined> {
  if (import.meta.env.MODE === 'demo') return readSamples();
  if (!firebaseConfig)
    console.log('No Firebase project is configured: a portfolio without a blog.');
  else if (!withPosts) console.log('Built without posts, as asked.');
  else
    return readBlog(firebaseConfig.projectId).catch((cause: unknown) => {
      const hint = 'To build without them: npm run build -- --without-posts';
      throw new Error(`The posts could not be read. ${hint}`, { cause });
    });
  return undefined;
}

/** What a page is drawn from: of what all have for the app, only what it shows, so that a page stays as it was drawn while other posts come. */
function toShown({ since: _, newest, selected, years, hasPdf, ...own }: Snapshot): Snapshot {
  if (own.post) return own;
  return own.archive ? { years, ...own } : { newest, selected, years, hasPdf, ...own };
}

interface SiteOptions {
  /** The folder that Vite has built the app into. */
  outDir: string;
  stored?: StoredBlog;
  cache: BuildCache;
  /** Stands for all that draws pages. */
  code: string;
  /** The ids of the posts that home shows as selected. */
  selectedPosts: string[];
  /** Prints the CV's page, which is written, as PDF, given where the site begins on its host. Resolves to whether that worked. */
  printCv: (base: string) => Promise<boolean>;
  /** Is told how far the pages are. */
  report?: (progress: string) => void;
}

/** Writes every page, the CV as PDF where that is possible, the feeds, the sitemap and the search index. Throws if anything else fails. */
export async function writeSite({
  outDir,
  stored,
  cache,
  code,
  selectedPosts,
  printCv,
  report,
}: SiteOptions) {
  const drawings = openDrawings(cache, code, outDir);
  const data = stored && toBlogData(stored);
  const fillTemplate = await openTemplate(outDir);
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  const list = data && listNewest(data.posts, PAGE_SIZE);
  // Part of every page's snapshot.
  const common: Snapshot = list
    ? {
        since: data.since,
        newest: selectNewest(list.posts),
        years: data.groups.year.map(({ name }) => name),
        hasFeed: data.posts.length > 0,
      }
    : {};
  if (data && selectedPosts.length > 0) common.selected = selectPosts(data.posts, selectedPosts);
  const { year: _, ...byField } = data?.groups ?? {};
  const inUse = Object.fromEntries(
    Object.entries(byField).map(([field, groups]) => [
      field,
      groups.slice(0, MAX_OFFERED).map(({ name }) => name),
    ]),
  );
  const pictures = toLatest(
    (data?.posts ?? []).flatMap((post) => findUsed(post, Number(lastChange(post)))),
  );
  if (data && thisEdition) inUse.Translation = data.all.slice(0, MAX_OFFERED).map(({ id }) => id);
  const toHtml: WriteOptions['toHtml'] = async (path, more = {}, { at = path, markdown } = {}) => {
    const snapshot = { ...common, ...more };
    return fillTemplate(await drawings.page(at, toShown(snapshot)), path, snapshot, markdown);
  };

  // At first without the link to the PDF.
  await write('/cv.html', await toHtml('/cv'));
  report?.('printing the CV');
  const hasPdf = await printCv(BASE);
  if (hasPdf) common.hasPdf = true;
  for (const path of staticPaths)
    await write(`${path}.html`, await toHtml(path, path === '/blogs' ? { list } : {}));
  await write('404.html', await toHtml('*', {}, { at: '/404' }));
  if (hasBlog)
    await write(SHELL_FILE, fillTemplate(await renderShell(), '', { ...common, inUse, pictures }));
  await write('manifest.webmanifest', webManifest());
  if (hasBlog)
    await write(SEARCH_FILE, await writeIndex(data?.posts ?? [], drawings.texts, data?.since));

  const others = openOthers(data?.all ?? []);
  const blogPages = data
    ? await writeBlog(data, others, { outDir, cache, drawings, toHtml, report })
    : [];
  const projects = await writeProjects({ outDir, cache, toHtml });
  const listed = [
    ...[...staticPaths, ...projects].map((path) => ({ path, ...others.ofPage(path) })),
    ...blogPages,
  ];
  for (const { name, text } of sitemaps(listed)) await write(name, text);
  await write('llms.txt', llmsTxt(data?.posts));
  const sites = thisEdition ? editions : [{ path: '' }];
  const sitemapLines = sites.map((one) => `\nSitemap: ${absoluteUrlIn(one, '/sitemap.xml')}`);
  await write('robots.txt', `User-agent: *\nAllow: ${toHref('/')}${sitemapLines.join('')}\n`);
  return { base: BASE, hasPdf, hasBlog, pages: ownPaths };
}
