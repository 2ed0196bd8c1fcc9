import type { Locator, Page } from '@playwright/test';
import posts from '../../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  account,
  cut,
  field,
  openAs,
  paragraph,
  startPost,
  uniqueTitle,
  untilHydrated,
} from '../actions';
import { erase, post as storedPost, remove, storedIn, write } from '../emulators';
import { words } from '../words';
import { any } from '../../../fixtures/any';

/** Brings a page into a state. Throws if it does not get there. */
export type Open = (page: Page) => Promise<unknown>;

const post = `/blog/${posts[0]!.id}`;
// A path that the build wrote no page for.
const newerPost = '/blog/newer-than-the-build';
// What listens to the database, and what it talks to.
const listener = '**/assets/connection-*.js';
const database = /google\.firestore\.v1\.Firestore|\/documents:/;

/** Waits until something is there. The SDK takes 10 s to give up. */
const see = (one: Locator) => one.first().waitFor({ timeout: 30_000 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const goTo =
  (path: string): Open =>
  async (page) => {
    await page.goto(path);
    await untilHydrated(page);
  };

async function fillForm(page: Page, title = 'What the margin is for') {
  await startPost(page, title);
  await field(page, 'Summary').fill('Why notes stand beside the text.');
  await field(page, 'Heading').fill('Left of the line');
  await paragraph(page, 1).fill('Dates, labels, contents.');
}

/** Shows a page that could not be loaded. */
const openWithout =
  (url: string | RegExp): Open =>
  async (page) => {
    await cut(page, url);
    await page.goto(newerPost);
    await see(page.getByRole('alert'));
  };

// 1.2 MB that nobody sees: the preview of that many lines would be slow.
const tooLongName = `Sample Admin${'\u2060'.repeat(400_000)}`;

/** Every screen of the site, and every state that a screen can be in. */
export const screens = {
  home: goTo('/home'),
  cv: goTo('/cv'),
  contact: goTo('/contact'),
  blogs: goTo('/blogs'),
  post: goTo(post),
  search: async (page) => {
    await page.goto('/blogs?q=keyboard');
    await see(page.locator('mark'));
  },
  year: goTo(`/blogs/${posts[0]!.DatePosted.slice(0, 4)}`),
  'not-found': goTo('/no-such-page'),
  'sign-in': async (page) => {
    await page.goto('/home');
    await press(page, words.account.signIn);
    await see(page.getByRole('button', { name: 'Admin' }));
  },
  menu: async (page) => {
    await openAs(page, 'Admin', '/home');
    await account(page).click();
  },
  drafts: async (page) => {
    await fillForm(page);
    await page.goto('/createblog');
    await see(page.getByRole('link', { name: any(words.drafts.continueTitle) }));
    await page.getByText(words.versions.deletedPosts).click();
    const none = page.getByText(words.versions.noneDeleted);
    await see(page.locator('.on-request').locator('ul').or(none));
  },
  tools: async (page) => {
    await openAs(page, 'Admin', post);
    await page.getByRole('button', { name: words.tools.delete }).scrollIntoViewIfNeeded();
  },
  form: async (page) => {
    await fillForm(page);
    await page.getByText(words.writing.details).click();
    await see(page.getByText(/\/blog\/\w/));
    await press(page, words.writing.addSection);
    await press(page, words.writing.removeParagraph(1, 2));
  },
  text: async (page) => {
    await fillForm(page);
    await page.getByRole('tab', { name: words.writing.fields.Body, exact: true }).click();
    await press(page, words.writing.findReplace);
    await page.getByLabel(words.writing.find, { exact: true }).fill('labels');
    await see(page.locator('.found'));
  },
  preview: async (page) => {
    await fillForm(page);
    const name = words.writing.preview;
    // On wide screens there are no tabs.
    await page.getByRole('tab', { name, includeHidden: true }).dispatchEvent('click');
    await see(page.getByRole('tabpanel', { name }));
  },
  conflict: async (page) => {
    // Several tests may open it at once.
    const path = `blogs/${crypto.randomUUID()}`;
    const stored = storedPost('Edited by two authors');
    await write(path, stored);
    await openAs(page, 'Admin', path.replace('blogs', '/editblog'));
    await paragraph(page, 1).fill('A paragraph of mine');
    await write(path, { ...stored, Summary: 'Another summary', Revision: 1 });
    await page.reload();
    await see(page.locator('.differences > li'));
    await page.locator('.conflict').scrollIntoViewIfNeeded();
    await remove(path);
  },
  'form-failed': async (page) => {
    await fillForm(page);
    await field(page, 'Name').fill(tooLongName);
    await press(page, words.writing.submit);
    await see(page.getByRole('alert'));
    // So long a text slows down whatever is done next.
    await field(page, 'Name').fill('Sample Admin');
  },
  waiting: async (page) => {
    await page.route(listener, () => new Promise(() => undefined));
    await page.goto(newerPost);
    await see(page.getByText(words.reading.loadingPost));
  },
  failed: openWithout(listener),
  unreachable: openWithout(database),
  paused: async (page) => {
    await cut(page, listener);
    await page.goto('/blogs');
    await see(page.getByText(words.reading.paused));
  },
  paper: async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/cv');
  },
  // The last two change the posts that other pictures show.
  published: async (page) => {
    // Its address must be free, also when the tests run again.
    await fillForm(page, uniqueTitle('Why the margin moved'));
    await press(page, words.writing.submit);
    await see(page.getByRole('link', { name: any(words.tools.readQuoted) }));
  },
  empty: async (page) => {
    for (const path of (await storedIn('blogs')).keys()) await erase(path.replace('blogs/', ''));
    await page.goto('/blogs');
    await see(page.getByText(words.reading.noPosts));
  },
} satisfies Record<string, Open>;
