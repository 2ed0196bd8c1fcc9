import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { uniqueTitle, untilHydrated } from './support/actions';
import { post, write } from './support/emulators';
import { test } from './support/fixtures';
import { goOffline, keptIn, test as onSite, untilKept } from './support/worker';

const [newest, second] = samples;
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const result = (page: Page, title: string) => page.getByRole('link', { name: `Read ${title}` });
const main = (page: Page) => page.getByRole('main');
const announced = (page: Page) => page.getByRole('status');

test('results come as one types, with the words marked, and the list is back when the field is empty', async ({
  page,
}) => {
  await page.goto('/blogs');
  await box(page).pressSequentially('mouse');
  await expect(main(page).getByText('1 post found.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const marked = page.getByRole('article').locator('mark');
  await expect(marked.first()).toHaveText('mouse');
  await expect(box(page)).toBeFocused();
  await box(page).fill('');
  await expect(result(page, second!.Title)).toBeVisible();
});

test('typing errors are forgiven, and every word must be in the post', async ({ page }) => {
  await page.goto('/blogs');
  await box(page).fill('mous darwer');
  await expect(result(page, newest!.Title)).toBeVisible();
  await box(page).fill('mouse zeppelin');
  await expect(main(page).getByText('No post has these words.')).toBeVisible();
});

test('a word that only the text has finds the post and is named', async ({ page }) => {
  await page.goto('/blogs');
  await box(page).fill('trackpad');
  await expect(result(page, newest!.Title)).toBeVisible();
  await expect(page.getByText('In the text: trackpad')).toBeVisible();
});

test('a post published or edited since the build is found, while the results are shown', async ({
  page,
}) => {
  const title = uniqueTitle('Zirconium');
  const id = title.replaceAll(' ', '-');
  await page.goto('/blogs');
  await box(page).fill(title);
  await expect(main(page).getByText('No post has these words.')).toBeVisible();
  await write(`blogs/${id}`, post(title));
  await expect(result(page, title)).toBeVisible();

  // An edit of an old post, which is not in the list.
  const edited = uniqueTitle('Ytterbium');
  const sections = [{ Heading: '', paragraphs: [{ Paragraph: edited }] }];
  const old = post('long-ago-30', { sections, DateUpdated: new Date() });
  await write('blogs/long-ago-30', { ...old, DatePosted: new Date('1960-01-01') });
  await box(page).fill(edited);
  await expect(result(page, 'long-ago-30')).toBeVisible();
});

test('a search can be linked and reloaded, and Back returns to it', async ({ page }) => {
  await page.goto('/blogs');
  await box(page).fill('mouse');
  await expect(page).toHaveURL('/blogs?q=mouse');
  await page.reload();
  await expect(box(page)).toHaveValue('mouse');
  await expect(page.getByRole('article')).toHaveCount(1);
  await result(page, newest!.Title).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest!.Title);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/blogs?q=mouse');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(box(page)).toHaveValue('');
  await expect(result(page, second!.Title)).toBeVisible();
});

test('a result that is opened at once is returned to as well', async ({ page }) => {
  await page.goto('/blogs');
  await box(page).fill('mouse');
  await result(page, newest!.Title).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(box(page)).toHaveValue('mouse');
});

test('a search by keyboard: results are read out, Tab leads to them, and Escape empties the field', async ({
  page,
}) => {
  await page.goto('/blogs');
  await box(page).focus();
  await page.keyboard.type('mouse');
  await expect(announced(page)).toHaveText('1 post found.');
  await page.keyboard.press('Tab');
  await expect(result(page, newest!.Title)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(result(page, second!.Title)).toBeVisible();
});

test('what was typed before the page could listen is searched too', async ({ page }) => {
  let start = () => undefined as void;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await started;
    await route.continue();
  });
  // The page's load event waits for the script.
  await page.goto('/blogs', { waitUntil: 'commit' });
  await box(page).fill('mouse');
  start();
  await untilHydrated(page);
  await expect(main(page).getByText('1 post found.')).toBeVisible();
  await expect(box(page)).toHaveValue('mouse');
});

for (const what of ['search.json', 'assets/SearchResults-*.js']) {
  test(`when ${what} can’t be loaded, a message says so, and Retry searches`, async ({ page }) => {
    await page.route(`**/${what}`, (route) => route.abort());
    await page.goto('/blogs?q=mouse');
    await expect(page.getByText('The search could not be loaded.')).toBeVisible();
    await expect(box(page)).toHaveValue('mouse');
    await page.unroute(`**/${what}`);
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
}

test('nothing of the search is loaded before someone reaches for it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofSearch = () => loaded.filter((path) => /search/i.test(path));
  await page.goto('/blogs');
  await untilHydrated(page);
  // All that the page loads by itself.
  await expect.poll(() => loaded.some((path) => path.includes('Listen/channel'))).toBe(true);
  expect(ofSearch()).toEqual([]);
  await box(page).focus();
  await expect.poll(ofSearch).toEqual([expect.stringContaining('SearchResults')]);
});

test('a hostile query is a query', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)> %00 \u202e “';
  await page.goto(`/blogs?q=${encodeURIComponent(query)}`);
  await expect(main(page).getByText('No post has these words.')).toBeVisible();
  await expect(box(page)).toHaveValue(query);
  await expect(page.locator('main img')).toHaveCount(0);
});

onSite('whoever has searched can search without a network', async ({ context, page, site }) => {
  await page.goto('/blogs');
  await untilKept(page);
  await box(page).fill('mouse');
  await expect(result(page, newest!.Title)).toBeVisible();
  await expect.poll(() => keptIn(page, 'search')).toEqual(['/search.json']);
  await goOffline(context, site);
  await page.goto('/blogs?q=drawer');
  await expect(result(page, newest!.Title)).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has no field that would find nothing', async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { name: newest!.Title })).toBeVisible();
    await expect(box(page)).toBeHidden();
  });
});
