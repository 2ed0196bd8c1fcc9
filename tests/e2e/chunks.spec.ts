import { expect, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { answerDialogs, paused, signInAs } from './support/actions';
import { test } from './support/fixtures';
import { sites } from './support/sites';

const post = samples[0]!;
// A page and words that the build wrote into it.
const pages = {
  '/home': 'About Me',
  '/cv': 'Print or save as PDF',
  '/contact': 'Contact Information',
  '/blogs': post.Summary,
  [`/blog/${post.id}`]: post.sections[0]!.paragraphs[0]!.Paragraph,
};

/** The names, without hash, of the scripts that no page loads at first. */
async function lazyChunks(): Promise<string[]> {
  const index = await readFile(join(sites.local.outDir, 'index.html'), 'utf8');
  const files = await readdir(join(sites.local.outDir, 'assets'));
  const lazy = files.filter((file) => file.endsWith('.js') && !index.includes(file));
  return lazy.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort();
}

/** Lets every load of a script fail from now on. */
const cut = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());

const main = (page: Page) => page.getByRole('main');

test('every script that is loaded on demand is cut in a test below', async () => {
  expect(await lazyChunks()).toEqual([
    // Comes with BlogPages, as do Button, Sections and live.
    'BlogArticle',
    'BlogPages',
    'Button',
    'CreateBlogPage',
    'Cv',
    'DraftEditor',
    'EditBlogPage',
    'NavbarContext',
    'PostTools',
    'SampleSignIn',
    // Cut in search.spec.ts.
    'SearchResults',
    'Sections',
    // Of the owner's Markdown files, which the sample has none of.
    'TextPage',
    'UserMenu',
    'app',
    'authClient',
    'db',
    // Cut in early.spec.ts.
    'early',
    // Cut in markdown.spec.ts.
    'highlight',
    'listen',
    'listenEarly',
    'live',
    'markdown',
    'useAdmin',
  ]);
});

for (const [path, words] of Object.entries(pages)) {
  test(`${path} keeps its words when the account menu or the Auth SDK can’t be loaded`, async ({
    page,
  }) => {
    await page.goto('/home');
    await signInAs(page, 'Reader');
    for (const chunk of ['UserMenu', 'authClient', 'app', 'NavbarContext']) {
      await cut(page, chunk);
      await page.goto(path);
      if (chunk !== 'authClient' && chunk !== 'app')
        await expect(page.getByRole('button', { name: /^Reload/ })).toBeVisible();
      await expect(page.getByRole('banner').getByText('SR')).toBeVisible();
      await expect(main(page).getByText(words, { exact: true })).toBeVisible();
      await page.unroute(`**/assets/${chunk}-*.js`);
    }
  });
}

for (const [path, chunk] of [
  ['/cv', 'Cv'],
  ['/blogs', 'BlogPages'],
  [`/blog/${post.id}`, 'BlogPages'],
] as const) {
  test(`${path} stays as it was built when ${chunk} can’t be loaded, and its links lead on`, async ({
    page,
  }) => {
    await cut(page, chunk);
    await page.goto(path);
    await expect(main(page).getByText(pages[path]!, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: pages['/contact'] })).toBeVisible();
  });

  test(`${path} says so when ${chunk} can’t be loaded on the way to it, and Retry loads it`, async ({
    page,
  }) => {
    await page.goto('/createblog');
    await cut(page, chunk);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await page.unroute(`**/assets/${chunk}-*.js`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByText(pages[path]!, { exact: true })).toBeVisible();
  });
}

for (const path of ['/blogs', `/blog/${post.id}`]) {
  for (const chunk of ['listen', 'listenEarly', 'db', 'app', 'markdown']) {
    test(`${path} keeps its words when ${chunk} can’t be loaded, and Retry loads it`, async ({
      page,
      context,
    }) => {
      await cut(page, chunk);
      await page.goto(path);
      await expect(paused(page)).toBeVisible();
      await expect(main(page).getByText(pages[path]!, { exact: true })).toBeVisible();

      await page.unroute(`**/assets/${chunk}-*.js`);
      const retry = page.getByRole('button', { name: 'Retry' });
      // Without a network a reload would take the words away.
      await context.setOffline(true);
      await retry.click();
      await expect(main(page).getByText(pages[path]!, { exact: true })).toBeVisible();
      await context.setOffline(false);
      await retry.click();
      await expect(paused(page)).toBeHidden();
      await expect(main(page).getByText(pages[path]!, { exact: true })).toBeVisible();
    });
  }
}

test('a post without a page says Not found when the site’s script can’t be loaded', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'read the blog' })).toBeVisible();
});

test('a post that is not in the page and whose code can’t be loaded has a plain message and Retry', async ({
  page,
}) => {
  await cut(page, 'listen');
  await page.goto('/blog/no-such-post');
  const message = page.getByRole('alert');
  await expect(message).toContainText('The post could not be loaded.');
  await expect(message).not.toContainText('assets');
  await page.unroute('**/assets/listen-*.js');
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

for (const [path, chunk, message] of [
  ['/createblog', 'CreateBlogPage', 'This page could not be loaded.'],
  ['/createblog', 'DraftEditor', 'This page could not be loaded.'],
  ['/createblog', 'useAdmin', 'This page could not be loaded.'],
  ['/createblog', 'authClient', 'Your sign-in could not be checked.'],
  [`/editblog/${post.id}`, 'EditBlogPage', 'This page could not be loaded.'],
] as const) {
  test(`the form at ${path} says so when ${chunk} can’t be loaded, and Retry loads it`, async ({
    page,
  }) => {
    await page.goto('/home');
    await signInAs(page, 'Admin');
    await cut(page, chunk);
    await page.goto(path);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.unroute(`**/assets/${chunk}-*.js`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });
}

test('a post stays when an admin’s tools can’t be loaded', async ({ page }) => {
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await cut(page, 'PostTools');
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.Title);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.unroute('**/assets/PostTools-*.js');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
});

test('the page stays when the choice of sample accounts can’t be loaded, and Reload loads it', async ({
  page,
}) => {
  await cut(page, 'SampleSignIn');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const reload = page.getByRole('button', { name: /^Reload/ });
  await expect(reload).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.unroute('**/assets/SampleSignIn-*.js');
  await reload.click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Reader' })).toBeVisible();
});

test('a sign-in whose code can’t be loaded says what to do', async ({ page }) => {
  await cut(page, 'authClient');
  await page.goto('/home');
  const messages = answerDialogs(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Reader' }).click();
  await expect
    .poll(() => messages)
    .toEqual(['Sign-in failed. Please check your connection and reload the page.']);
});
