import type { Page } from '@playwright/test';
import posts from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { account, cut, field, signInAs, startPost } from './actions';
import { clear, post as storedPost, remove, write } from './emulators';

/** Brings a page into a state. Throws if it does not get there. */
export type Open = (page: Page) => Promise<unknown>;

const post = `/blog/${posts[0]!.id}`;
// A path that the build wrote no page for.
const newerPost = '/blog/newer-than-the-build';
// What listens to the database, and what it talks to.
const listener = '**/assets/listen-*.js';
const database = '**/google.firestore.v1.Firestore/**';

const inOrder =
  (...steps: Open[]): Open =>
  async (page) => {
    for (const step of steps) await step(page);
  };
// The SDK takes 10 s to give up.
const waitFor = (element: string): Open => {
  return (page) => page.locator(element).first().waitFor({ timeout: 30_000 });
};
const goTo = (path: string, element = 'h1'): Open =>
  inOrder((page) => page.goto(path), waitFor(element));
const press = (name: string): Open => {
  return (page) => page.getByRole('button', { name, exact: true }).click();
};
const fill = (name: string, text: string): Open => {
  return (page) => field(page, name).fill(text);
};
const block = (url: string): Open => {
  return (page) => cut(page, url);
};

const signIn = inOrder(goTo('/home'), (page) => signInAs(page, 'Admin'));
const fillForm = inOrder(
  (page) => startPost(page, 'What the margin is for'),
  fill('Summary', 'Why notes stand beside the text.'),
  fill('Heading', 'Left of the line'),
  fill('Paragraph 1', 'Dates, labels, contents.'),
);
// 1.2 MB that nobody sees: the preview of that many lines would be slow.
const tooLongName = `Sample Admin${'\u2060'.repeat(400_000)}`;

/** Shows a form whose post has changed since it was opened. */
const openConflict: Open = async (page) => {
  // Several tests may open it at once.
  const id = crypto.randomUUID();
  const stored = storedPost('Edited by two authors');
  await write(`blogs/${id}`, stored);
  await page.goto(`/editblog/${id}`);
  await field(page, 'Paragraph 1').fill('A paragraph of mine');
  await write(`blogs/${id}`, { ...stored, Summary: 'Another summary', Revision: 1 });
  await page.reload();
  await waitFor('.differences > li')(page);
  await remove(`blogs/${id}`);
};

/** Every screen of the site, and every state that a screen can be in. */
export const screens: Record<string, Open> = {
  home: goTo('/home'),
  cv: goTo('/cv'),
  contact: goTo('/contact'),
  blogs: goTo('/blogs'),
  post: goTo(post),
  search: goTo('/blogs?q=keyboard', 'text=/posts? found/'),
  year: goTo(`/blogs/${posts[0]!.DatePosted.slice(0, 4)}`),
  'not-found': goTo('/no-such-page'),
  'sign-in': inOrder(goTo('/home'), press('Sign in'), waitFor('role=button[name="Admin"]')),
  menu: inOrder(signIn, (page) => account(page).click()),
  drafts: inOrder(
    fillForm,
    goTo('/createblog', 'role=link[name=/^Continue/]'),
    (page) => page.getByText('Deleted posts').click(),
    waitFor('.on-request :is(ul, p:not(:text("Loading")))'),
  ),
  tools: inOrder(signIn, goTo(post), (page) =>
    page.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded(),
  ),
  form: inOrder(fillForm, press('Add Section'), press('Remove paragraph 1 of section 2')),
  preview: inOrder(
    fillForm,
    // On wide screens there are no tabs.
    (page) =>
      page.getByRole('tab', { name: 'Preview', includeHidden: true }).dispatchEvent('click'),
    waitFor('role=tabpanel[name="Preview"]'),
  ),
  conflict: inOrder(signIn, openConflict),
  'form-failed': inOrder(
    fillForm,
    fill('Name', tooLongName),
    press('Submit'),
    waitFor('role=alert'),
  ),
  waiting: inOrder(
    (page) => page.route(listener, () => new Promise(() => undefined)),
    goTo(newerPost, 'text=Loading the post…'),
  ),
  failed: inOrder(block(listener), goTo(newerPost, 'role=alert')),
  unreachable: inOrder(block(database), goTo(newerPost, 'role=alert')),
  paused: inOrder(block(database), goTo('/blogs', 'text=updates are paused')),
  paper: inOrder((page) => page.emulateMedia({ media: 'print' }), goTo('/cv')),
  // The last two change the posts that other pictures show.
  published: inOrder(fillForm, press('Submit'), waitFor('role=link[name=/^Read “/]')),
  empty: inOrder(clear, goTo('/blogs', 'text=There are no posts yet.')),
};
