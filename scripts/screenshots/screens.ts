import { expect, type Page } from '@playwright/test';
import type { Snapshot } from '../../src/blog/cache';
import posts from '../emulators/samplePosts.json' with { type: 'json' };

/** Brings a page into a state. Throws if it does not get there. */
export type Open = (page: Page) => Promise<void>;

// A path that the build wrote no page for.
const newer = '/blog/newer-than-the-build';
// What the listener is loaded from, and what it talks to.
const code = '**/assets/listen-*.js';
const database = '**/google.firestore.v1.Firestore/**';
// The SDK gives up after 10 s.
const patience = { timeout: 30_000 };

const at =
  (path: string): Open =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

const never = () => new Promise<void>(() => undefined);

async function signIn(page: Page) {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('button', { name: /^Account of/ }).click();
}

async function write(page: Page) {
  await signIn(page);
  await page.getByRole('link', { name: 'Write a post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('What the margin is for');
  await page.getByRole('textbox', { name: 'Summary' }).fill('What is said about a thing.');
  await page.getByRole('textbox', { name: 'Heading' }).fill('Left of the line');
  await page.getByRole('textbox', { name: 'Paragraph 1' }).fill('Dates, labels, contents.');
}

/** Every screen of the site, and every state that a screen can be in. */
export const screens: Record<string, Open> = {
  home: at('/home'),
  cv: at('/cv'),
  contact: at('/contact'),
  blogs: at('/blogs'),
  post: at(`/blog/${posts[0]!.id}`),
  search: async (page) => {
    await page.goto('/blogs?q=keyboard');
    await expect(page.getByText('posts found').or(page.getByText('post found'))).toBeVisible();
  },
  year: at(`/blogs/${posts[0]!.DatePosted.slice(0, 4)}`),
  'not-found': at('/no-such-page'),
  'sign-in': async (page) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible();
  },
  menu: signIn,
  drafts: async (page) => {
    await write(page);
    await page.goto('/createblog');
    await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  },
  tools: async (page) => {
    await signIn(page);
    await page.goto(`/blog/${posts[0]!.id}`);
    await page.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
  },
  form: async (page) => {
    await write(page);
    await page.getByRole('button', { name: 'Add Section' }).click();
    await page.getByRole('button', { name: 'Remove paragraph 1 of section 2' }).click();
  },
  preview: async (page) => {
    await write(page);
    // On wide screens there are no tabs.
    await page.getByRole('tab', { name: 'Preview', includeHidden: true }).dispatchEvent('click');
    await expect(page.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
  },
  'form-failed': async (page) => {
    await write(page);
    // 1.2 MB that take no room: a preview of that many lines is slow to look at.
    const tooLong = `Sample Admin${'\u2060'.repeat(400_000)}`;
    await page.getByRole('textbox', { name: 'Name' }).fill(tooLong);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  waiting: async (page) => {
    await page.route(code, never);
    await page.goto(newer);
    await expect(page.getByRole('status')).toHaveText('Loading the post…');
  },
  failed: async (page) => {
    await page.route(code, (route) => route.abort());
    await page.goto(newer);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  unreachable: async (page) => {
    await page.route(database, (route) => route.abort());
    await page.goto(newer);
    await expect(page.getByRole('alert')).toBeVisible(patience);
  },
  paused: async (page) => {
    await page.route(database, (route) => route.abort());
    await page.goto('/blogs');
    await expect(page.getByText('updates are paused').first()).toBeVisible(patience);
  },
  empty: async (page) => {
    const snapshot: Snapshot = { list: { blogs: [], hasMore: false } };
    await page.route(code, never);
    await page.route('**/blogs', async (route) => {
      const shell = await (await page.request.get('/index.html')).text();
      const empty = shell.replace(
        /(id="snapshot">).*?(<\/script>)/,
        `$1${JSON.stringify(snapshot)}$2`,
      );
      await route.fulfill({ contentType: 'text/html', body: empty });
    });
    await page.goto('/blogs');
    await expect(page.getByText('There are no posts yet.')).toBeVisible();
  },
  paper: async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/cv');
  },
  // Last, as the post that it publishes would be on the pictures of the list.
  published: async (page) => {
    await write(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('link', { name: /^Read “/ })).toBeVisible();
  },
};
