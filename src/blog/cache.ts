import type { Blog, Newest } from './blog';
import { toBlog } from './toBlog';

// What this visit has seen of the blog: first what the build wrote into the page, then what the listeners bring.
// A page starts from it, so that nothing is waited for that is known already.
let newest: Newest | undefined;
const blogs = new Map<string, Blog>();

/** What the build writes into a page for the browser to start from. */
export interface Snapshot {
  newest?: Newest;
  blog?: Blog;
}

export const seenNewest = (): Newest | undefined => newest;
export const rememberNewest = (seen: Newest): void => {
  newest = seen;
};

export const seenBlog = (id: string): Blog | undefined => blogs.get(id);
export const rememberBlog = (blog: Blog): void => {
  blogs.set(blog.id, blog);
};
export const forgetBlog = (id: string): void => {
  blogs.delete(id);
};

/** Starts from a snapshot and nothing else. */
export function startFrom(snapshot: Snapshot): void {
  newest = snapshot.newest;
  blogs.clear();
  if (snapshot.blog) rememberBlog(snapshot.blog);
}

/** Starts from the snapshot in the page, which the build wrote as inert JSON; without one from nothing. */
export function startFromPage(): void {
  const json = document.getElementById('snapshot')?.textContent;
  if (!json) return;
  const { newest: list, blog } = JSON.parse(json) as Snapshot;
  // JSON has no dates: the converter reads them.
  startFrom({
    newest: list && { ...list, blogs: list.blogs.map((one) => toBlog(one.id, one)) },
    blog: blog && toBlog(blog.id, blog),
  });
}
