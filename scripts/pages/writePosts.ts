import { type Blog, lastChange, type Neighbours, pathOf, toTitle } from '../../src/blog/blog';
import { progress } from './progress';
import type { SitePage } from './sitemap';

// Ids that are safe as a file name everywhere, as all of Firestore's own are. Any other post opens from 404.html.
const fileName = /^(?!index$)[\w-]{1,100}$/;

/** How many posts a writer is given at once. */
export const POSTS_AT_ONCE = 25;

/** What a post's page is written from. */
export interface PostPage {
  blog: Blog;
  path: string;
  neighbours: Neighbours;
}

type Write = (pages: PostPage[]) => Promise<void>;

/** Has writers, which work at the same time, write a page for each of these posts, which are in the list's order. */
export async function writePosts(blogs: Blog[], writers: Write[]): Promise<SitePage[]> {
  const titleAt = (index: number) => blogs[index] && toTitle(blogs[index]);
  const pages = blogs
    .map((blog, index): PostPage => {
      const neighbours = { newer: titleAt(index - 1), older: titleAt(index + 1) };
      return { blog, path: pathOf(blog.id), neighbours };
    })
    .filter(({ blog }) => fileName.test(blog.id));

  const showProgress = progress('Posts', pages.length);
  let [given, written] = [0, 0];
  const work = async (write: Write) => {
    while (given < pages.length) {
      const some = pages.slice(given, (given += POSTS_AT_ONCE));
      await write(some);
      showProgress((written += some.length));
    }
  };
  await Promise.all(writers.map(work));
  return pages.map(({ blog, path }) => ({ path, changed: lastChange(blog) }));
}
