import { expect, type Page } from '@playwright/test';
import { APP, CV, POST } from '../../../scripts/pages/chunkFiles';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  answerDialogs,
  cut,
  field,
  h1,
  navLink,
  openAs,
  paused,
  startPostHere,
  toWriting,
  uniqueTitle,
  untilHydrated,
  WRITES,
} from '../support/actions';
import { newForm } from '../support/newForm';
import { test } from '../support/fixtures';
import { denyStorage } from '../support/storage';
import { AUTH, HIGHLIGHTER, LISTENER, PARSER, scriptOf, SEARCH } from '../support/sites/manifest';
import { words } from '../support/words';

const post = samples[0]!;
// Each page with words that the build wrote into it.
const pages = {
  '/blogs': post.Summary,
  [`/blog/${post.id}`]: post.sections[0]!.paragraphs[0]!.Paragraph,
};

const ACCOUNT_MENU = 'src/auth/UserMenu.tsx';
const POST_TOOLS = 'src/publishing/PostTools.tsx';
const NEW_POST = 'src/form/CreatePostPage.tsx';

const bodyText = (page: Page, path: string) =>
  page.getByRole('main').getByText(pages[path]!, { exact: true });
/** Those that can be used, as a page without its code can't answer. */
const controls = (page: Page) => page.locator('button, input, select').filter({ visible: true });
const retry = (page: Page) => page.getByRole('button', { name: words.frame.retry });

/** Opens a page whose request for a script fails. */
async function openInPart(page: Page, path: string) {
  const failed = page.waitForEvent('requestfailed');
  await page.goto(path);
  await failed;
}

test('a page loads only the code that it needs', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  const hasLoaded = (module: string) =>
    loaded.some((url) => url.endsWith(scriptOf(module).replace('**', '')));
  await page.goto('/home', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  for (const module of [LISTENER, AUTH]) expect(hasLoaded(module), module).toBe(false);
  await page.getByRole('button', { name: words.account.signIn }).hover();
  await expect.poll(() => hasLoaded(AUTH)).toBe(true);

  for (const path of ['/blog/tests-that-can-fail', '/blogs']) {
    loaded.length = 0;
    await page.goto(path);
    // By then the page has loaded everything that it loads by itself.
    await expect.poll(() => loaded.some((url) => url.includes('/Listen/'))).toBe(true);
    for (const module of [AUTH, PARSER, HIGHLIGHTER, SEARCH])
      expect(hasLoaded(module), `${module} at ${path}`).toBe(false);
    expect(loaded.filter((url) => url.endsWith('/search.json'))).toEqual([]);
  }
  await page.getByRole('searchbox').focus();
  await expect.poll(() => hasLoaded(SEARCH)).toBe(true);
});

test('without its own code a page stays as built, or Retry loads it', async ({ page }) => {
  const path = `/blog/${post.id}`;
  const restore = await cut(page, scriptOf(POST));
  await page.goto(path);
  await expect(controls(page)).toHaveCount(0);
  await expect(bodyText(page, path)).toBeVisible();
  await page.getByRole('link', { name: words.frame.links.contact }).click();
  await expect(h1(page, words.contact.heading)).toBeVisible();

  await untilHydrated(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByText(words.frame.notLoaded)).toBeVisible();
  await restore();
  await retry(page).click();
  await expect(bodyText(page, path)).toBeVisible();
});

/** Takes the files of a module from the site, as a deployment does. Returns the documents that the page loads from now on. */
async function deployWithout(page: Page, ...modules: string[]) {
  for (const module of modules)
    await page.route(scriptOf(module), (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('a tab from before a deployment loads a page whose code is gone from the server by itself, once, and is never without a title', async ({
  page,
}) => {
  const untitled: string[] = [];
  await page.exposeFunction('reportUntitled', (path: string) => untitled.push(path));
  await page.addInitScript(() => {
    const { reportUntitled } = window as unknown as { reportUntitled: (path: string) => void };
    new MutationObserver(() => {
      // While the document loads, the head comes in parts.
      if (document.body && !document.title && location.host) reportUntitled(location.pathname);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openAs(page, 'Admin', '/home');
  await untilHydrated(page);
  const documents = await deployWithout(page, CV, NEW_POST);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await navLink(page, words.frame.links.cv).click();
  await expect(page.getByRole('heading', { name: words.cv.work })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(documents).toEqual(['/cv']);
  await page.goBack();
  await expect(h1(page, words.home.title)).toBeVisible();

  documents.length = 0;
  await untilHydrated(page);
  await toWriting(page);
  await expect(page.getByRole('alert')).toContainText(words.frame.notLoaded);
  expect(documents).toEqual(['/createblog']);
  expect(untitled).toEqual([]);
});

test('words that are only in the tab keep an old one from loading a page anew', async ({
  context,
  page,
}) => {
  await denyStorage(context);
  // Otherwise the cloud has the words after a few seconds, and the tab may load anew.
  await cut(page, WRITES);
  await page.goto('/home');
  const title = uniqueTitle('In an old tab');
  await startPostHere(page, title);
  const documents = await deployWithout(page, CV);
  await navLink(page, words.frame.links.cv).click();
  await expect(page.getByRole('alert')).toContainText(words.frame.notLoaded);
  await page.goBack();
  await expect(field(page, 'Title')).toHaveValue(title);
  expect(documents).toEqual([]);
});

test('without its styles a page loads anew with them, and the form says so until Retry', async ({
  page,
}) => {
  const path = `/blog/${post.id}`;
  // Loaded as soon as a list is shown.
  let restore = await cut(page, '**/assets/post-*.css');
  await openInPart(page, '/blogs');
  await expect(bodyText(page, '/blogs')).toBeVisible();
  await restore();
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(bodyText(page, path)).toHaveCSS('overflow-wrap', 'anywhere');

  await openAs(page, 'Admin', '/home');
  restore = await cut(page, '**/assets/FormNotes-*.css');
  await page.goto(newForm());
  await expect(page.getByText(words.frame.notLoaded)).toBeVisible();
  await restore();
  await retry(page).click();
  await expect(field(page, 'Title')).toHaveCSS('min-height', '0px');
});

test('without the account menu or the Auth SDK a page keeps its words; without the SDK a sign-in says why it failed', async ({
  page,
}) => {
  await openAs(page, 'Reader', '/home');
  let restore = await cut(page, scriptOf(ACCOUNT_MENU));
  await openInPart(page, '/blogs');
  await expect(page.getByRole('button', { name: words.account.reloadMenu })).toBeVisible();
  await expect(bodyText(page, '/blogs')).toBeVisible();
  await restore();

  restore = await cut(page, scriptOf(AUTH));
  await openInPart(page, '/blogs');
  await expect(page.getByRole('banner').getByText('SR')).toBeVisible();
  await expect(bodyText(page, '/blogs')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/home');
  const messages = answerDialogs(page);
  await page.getByRole('button', { name: words.account.signIn }).click();
  await page.getByRole('button', { name: 'Reader' }).click();
  const message = words.account.signInFailed(words.frame.checkConnection);
  await expect.poll(() => messages).toEqual([message]);
  await restore();
});

test('without the listener a post keeps its words, and Retry loads it or says why not; one that never arrives counts as an outage', async ({
  context,
  page,
}) => {
  const path = `/blog/${post.id}`;
  const restore = await cut(page, scriptOf(LISTENER));
  await page.goto(path);
  await expect(paused(page)).toBeVisible();
  await expect(bodyText(page, path)).toBeVisible();
  await context.setOffline(true);
  await retry(page).click();
  await expect(page.getByRole('main').getByText(words.frame.stillUnreachable)).toBeVisible();
  await context.setOffline(false);
  await restore();
  await retry(page).click();
  await expect(paused(page)).toBeHidden();
  await expect(bodyText(page, path)).toBeVisible();

  await page.clock.install();
  await page.route(scriptOf(LISTENER), () => new Promise(() => undefined));
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  await expect(paused(page)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(paused(page)).toBeVisible();
});

test('without the app, pages stay as built; without it or the listener, a post without a page says so', async ({
  page,
}) => {
  let restore = await cut(page, scriptOf(APP));
  await page.goto('/blog/no-such-post');
  await expect(h1(page, words.missing.notFound)).toBeVisible();
  await page.goto('/blogs');
  await expect(bodyText(page, '/blogs')).toBeVisible();
  await expect(controls(page)).toHaveCount(0);
  await restore();

  restore = await cut(page, scriptOf(LISTENER));
  await page.goto('/blog/no-such-post');
  const message = page.getByRole('alert');
  await expect(message).toContainText(words.reading.postNotLoaded);
  await restore();
  await message.getByRole('button', { name: words.frame.retry }).click();
  await expect(h1(page, words.missing.notFound)).toBeVisible();
});

test('without a part of it the form says so, and Retry loads it', async ({ page }) => {
  await openAs(page, 'Admin', '/home');
  for (const [path, module, message] of [
    [newForm(), NEW_POST, words.frame.notLoaded],
    [newForm(), AUTH, words.account.notChecked],
  ] as const) {
    const restore = await cut(page, scriptOf(module));
    await page.goto(path);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.frame.main })).toBeVisible();
    await restore();
    await retry(page).click();
    await expect(field(page, 'Title')).toBeVisible();
  }

  await cut(page, scriptOf(POST_TOOLS));
  await openInPart(page, `/blog/${post.id}`);
  await expect(h1(page, post.Title)).toBeVisible();
  await expect(page.getByRole('link', { name: words.reading.back, exact: true })).toBeVisible();
});
