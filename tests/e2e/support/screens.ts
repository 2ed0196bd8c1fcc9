import type { Locator, Page } from '@playwright/test';
import posts from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { account, cut, field, h1, openAs, paragraph, startPost } from './actions';
import { clear, post as storedPost, remove, write } from './emulators';
import { words } from './words';
import { any } from '../../fixtures/any';

/** Brings a page into a state. Throws if it does not get there. */
export type Open = (page: Page) => Promise<unknown>;

const post = `/blog/${posts[0]!.id}`;
// A path that the build wrote no page for.
const newerPost = '/blog/newer-than-the-build';
// What listens to the database, and what it talks to.
const listener = '**/assets/connection-*.js';
const database = /google\.firestore\.v1\.Firestore|\/documents:/;

const inOrder =
  (...steps: Open[]): Open =>
  async (page) => {
    for (const step of steps) await step(page);
  };
type Find = (page: Page) => Locator;
// The SDK takes 10 s to give up.
const waitFor = (find: Find): Open => {
  return (page) => find(page).first().waitFor({ timeout: 30_000 });
};
const goTo = (path: string, find: Find = h1): Open =>
  inOrder((page) => page.goto(path), waitFor(find));
const alert: Find = (page) => page.getByRole('alert');
// The words are those of the site on which the screen is opened.
const press = (name: () => string): Open => {
  return (page) => page.getByRole('button', { name: name(), exact: true }).click();
};
const text = (sentence: () => string | RegExp): Find => {
  return (page) => page.getByText(sentence());
};
const block = (url: string | RegExp): Open => {
  return (page) => cut(page, url);
};

const fillForm = inOrder(
  (page) => startPost(page, 'What the margin is for'),
  (page) => field(page, 'Summary').fill('Why notes stand beside the text.'),
  (page) => field(page, 'Heading').fill('Left of the line'),
  (page) => paragraph(page, 1).fill('Dates, labels, contents.'),
);
// 1.2 MB that nobody sees: the preview of that many lines would be slow.
const tooLongName = `Sample Admin${'\u2060'.repeat(400_000)}`;

/** Shows a form whose post has changed since it was opened. */
const openConflict: Open = async (page) => {
  // Several tests may open it at once.
  const id = crypto.randomUUID();
  const stored = storedPost('Edited by two authors');
  await write(`blogs/${id}`, stored);
  await openAs(page, 'Admin', `/editblog/${id}`);
  await paragraph(page, 1).fill('A paragraph of mine');
  await write(`blogs/${id}`, { ...stored, Summary: 'Another summary', Revision: 1 });
  await page.reload();
  await waitFor(() => page.locator('.differences > li'))(page);
  await remove(`blogs/${id}`);
};

/** Every screen of the site, and every state that a screen can be in. */
export const screens: Record<string, Open> = {
  home: goTo('/home'),
  cv: goTo('/cv'),
  contact: goTo('/contact'),
  blogs: goTo('/blogs'),
  post: goTo(post),
  search: goTo('/blogs?q=keyboard', (page) => page.locator('mark')),
  year: goTo(`/blogs/${posts[0]!.DatePosted.slice(0, 4)}`),
  'not-found': goTo('/no-such-page'),
  'sign-in': inOrder(
    goTo('/home'),
    press(() => words.account.signIn),
    waitFor((page) => page.getByRole('button', { name: 'Admin' })),
  ),
  menu: inOrder(
    (page) => openAs(page, 'Admin', '/home'),
    (page) => account(page).click(),
  ),
  drafts: inOrder(
    fillForm,
    goTo('/createblog', (page) =>
      page.getByRole('link', { name: any(words.drafts.continueTitle) }),
    ),
    (page) => page.getByText(words.versions.deletedPosts).click(),
    waitFor((page) =>
      page.locator('.on-request').locator('ul').or(page.getByText(words.versions.noneDeleted)),
    ),
  ),
  tools: inOrder(
    (page) => openAs(page, 'Admin', post),
    (page) => page.getByRole('button', { name: words.tools.delete }).scrollIntoViewIfNeeded(),
  ),
  form: inOrder(
    fillForm,
    press(() => words.writing.addSection),
    press(() => words.writing.removeParagraph(1, 2)),
  ),
  preview: inOrder(
    fillForm,
    // On wide screens there are no tabs.
    (page) =>
      page
        .getByRole('tab', { name: words.writing.preview, includeHidden: true })
        .dispatchEvent('click'),
    waitFor((page) => page.getByRole('tabpanel', { name: words.writing.preview })),
  ),
  conflict: openConflict,
  'form-failed': inOrder(
    fillForm,
    (page) => field(page, 'Name').fill(tooLongName),
    press(() => words.writing.submit),
    waitFor(alert),
    // So long a text slows down whatever is done next.
    (page) => field(page, 'Name').fill('Sample Admin'),
  ),
  waiting: inOrder(
    (page) => page.route(listener, () => new Promise(() => undefined)),
    goTo(
      newerPost,
      text(() => words.reading.loadingPost),
    ),
  ),
  failed: inOrder(block(listener), goTo(newerPost, alert)),
  unreachable: inOrder(block(database), goTo(newerPost, alert)),
  paused: inOrder(
    block(database),
    goTo(
      '/blogs',
      text(() => words.reading.paused),
    ),
  ),
  paper: inOrder((page) => page.emulateMedia({ media: 'print' }), goTo('/cv')),
  // The last two change the posts that other pictures show.
  published: inOrder(
    fillForm,
    press(() => words.writing.submit),
    waitFor((page) => page.getByRole('link', { name: any(words.reading.readQuoted) })),
  ),
  empty: inOrder(
    clear,
    goTo(
      '/blogs',
      text(() => words.reading.noPosts),
    ),
  ),
};
