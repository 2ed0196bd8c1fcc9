import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import { isReservedName } from '../../src/fileNames';
import type { Snapshot } from '../../src/post/cache';
import { type Post, displayTitle, lastChange, toPath, toTitle } from '../../src/post/post';
import { type ArchiveKind, archives } from '../../src/list/archives';
import type { BuildCache } from './buildCache';
import type { Drawings } from './drawings';
import { toMarkdownFile } from './postMarkdown';
import { groupPosts } from '../posts/groupPosts';
import { openPictures, type ReadPicture } from '../posts/pictures';
import { toLine } from '../share/pictureText';
import { openShareImages } from '../share/shareImages';
import type { SitePage } from '../feeds/sitemap';

// Ids that are safe as file names on every system, as Firestore's own are.
const isFileName = (id: string) => /^(?!index$)[\w-]{1,100}$/.test(id) && !isReservedName(id);

// Bounds the memory: each page is held as a tree, as HTML and as an image.
const BATCH_SIZE = 4;

/** How and where the blog's pages are written. */
export interface WriteOptions {
  outDir: string;
  cache: BuildCache;
  drawings: Pick<Drawings, 'trees' | 'markdown'>;
  /** Renders the page at a path, or another one, `at`, with what its snapshot holds beyond that of every page. `markdown` is the path of the same words in Markdown. */
  toHtml: (
    path: string,
    more?: Snapshot,
    other?: { at?: string; markdown?: string },
  ) => Promise<string>;
  /** Finds what the page of a post, and search engines, know of other languages. */
  others?: (post: Post) => Pick<SitePage, 'translations'> & { snapshot: Snapshot };
  /** Is told how far the posts are. */
  report?: (progress: string) => void;
}

interface PostPage {
  post: Post;
  path: string;
  /** Its HTML, within the build. */
  file: string;
  /** What it knows of other posts. */
  around: Snapshot;
}

/**
 * Chooses the files of pages by the ids of their posts. Some disks ignore case, and Hosting answers to an address with either
 * of two files: where ids differ only in case, the first one gets one, the next one the other, and further ones none.
 */
function chooseFiles(ids: string[]): Map<string, string> {
  const files = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of ids.filter(isFileName)) {
    const file = [`${id}.html`, `${id}/index.html`].find((one) => !taken.has(one.toLowerCase()));
    if (!file) continue;
    taken.add(file.toLowerCase());
    files.set(id, `blog/${file}`);
  }
  return files;
}

/** Finds what the pages of posts say of the lists that they are on, by id. */
function describeLists(all: Post[]): Map<string, Snapshot> {
  const found = new Map<string, Snapshot>();
  for (const kind of Object.values<ArchiveKind>(archives).filter(({ ofPost }) => ofPost))
    for (const { posts } of groupPosts(kind, all))
      posts.forEach(({ id }, index) => {
        found.set(id, { ...found.get(id), ...kind.ofPost?.(posts, index) });
      });
  return found;
}

/** Lists the pages of posts, which are in the list's order. A post without a file of its own, which opens from 404.html, has none. */
export function listPostPages(posts: Post[]): PostPage[] {
  const titleAt = (index: number) => posts[index] && toTitle(posts[index]);
  const ofLists = describeLists(posts);
  // The oldest first, whose address was there first.
  const files = chooseFiles(posts.map(({ id }) => id).reverse());
  const pages = posts.map((post, index) => ({
    post,
    path: toPath(post.id),
    file: files.get(post.id)!,
    around: {
      neighbours: { newer: titleAt(index - 1), older: titleAt(index + 1) },
      ...ofLists.get(post.id),
    },
  }));
  return pages.filter(({ file }) => file);
}

/** Writes a page, the same in Markdown, a share image and the pictures of each post, given in the list's order. Throws if one can't be written. */
export async function writePosts(
  posts: Post[],
  readPicture: ReadPicture,
  { outDir, cache, drawings, toHtml, others, report }: WriteOptions,
): Promise<SitePage[]> {
  const pictures = openPictures(outDir, cache, readPicture);
  const images = openShareImages(outDir, cache);
  const writePage = async ({ post, path, file, around }: PostPage) => {
    try {
      const image = await images.writeImage(post, await pictures.writePictures(post));
      const trees = await drawings.trees(post.sections);
      const markdown = toMarkdownFile(file);
      const snapshot = { post: { ...post, trees }, ...around, image };
      const html = await toHtml(path, snapshot, { markdown: `/${markdown}` });
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), html);
      await writeFile(join(outDir, markdown), await drawings.markdown(post));
    } catch (cause) {
      throw new Error(`${path} could not be written.`, { cause });
    }
  };

  const pages = listPostPages(posts).map((page) => {
    const { snapshot, translations } = others?.(page.post) ?? {};
    return { ...page, around: { ...page.around, ...snapshot }, translations };
  });
  const withPage = new Set(pages.map(({ post }) => post.id));
  for (const { id, Title } of posts.filter((post) => !withPage.has(post.id)))
    console.warn(
      toLine(
        `! Post “${displayTitle({ Title })}” has no page of its own, as not every system allows a file named ${id}: it opens live.`,
      ),
    );
  for (let start = 0; start < pages.length; start += BATCH_SIZE) {
    report?.(`${start} of ${pages.length} posts with their images`);
    await Promise.all(pages.slice(start, start + BATCH_SIZE).map(writePage));
  }
  await pictures.close();
  images.close();
  // A sitemap names originals only.
  return pages
    .filter(({ post }) => !post.Canonical)
    .map(({ post, path, translations }) => ({ path, changed: lastChange(post), translations }));
}
