import { type Browser, expect, type Locator, type Page, type Request } from '@playwright/test';
import {
  cut,
  expectPages,
  field,
  h1,
  navLink,
  paused,
  startPost,
  submitButton,
  uniqueTitle,
} from '../support/actions';
import { publish, storedTitles, write, post } from '../support/emulators';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { test as base } from '../support/fixtures';
import { back, FirestoreProxy, launchBehind } from '../support/sites/proxy';
import { words } from '../support/words';

const firestore = new FirestoreProxy();
let browser: Browser;

/** A test in the browser of this file, which reaches Firestore through a proxy. */
const test = base.extend({
  page: async ({ baseURL }, use) => {
    firestore.sent = '';
    const page = await browser.newPage({ baseURL });
    await use(page);
    await page.close();
  },
});

test.slow();
// One after the other, as they share the proxy.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ launchOptions }) => {
  await firestore.restore();
  browser = await launchBehind(firestore, launchOptions);
});
test.afterAll(async () => {
  await browser.close();
  await firestore.cut();
});

const [newest, second] = samples;
const lastWords = second!.sections.at(-1)!.paragraphs.at(-1)!.Paragraph;

const publishedAs = async (title: string) =>
  (await storedTitles()).filter((stored) => stored.startsWith(title));

test('a visit asks three questions, whatever page it begins with, and none for further pages, Back and a search', async ({
  page,
}) => {
  // In the SDK's protocol, which an update of the SDK may change.
  // Without its questions about single posts, when posts of other tests come and go; each once, as it asks again after a pause.
  const question = /addTarget.{0,20}query[^]*?targetId(?:%22%3A|":)(\d+)/g;
  const asked = () => new Set([...firestore.sent.matchAll(question)].map(([, id]) => id)).size;
  await page.goto(`/blog/${newest!.id}`);
  await expect.poll(asked).toBe(3);
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  await page.getByRole('link', { name: words.reading.readTitle(second!.Title) }).click();
  await expect(page.getByText(lastWords)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: words.reading.showOlder }).click();
  await expectPages(page, 2);
  await page.getByRole('link', { name: '1990' }).click();
  await expect(page.getByRole('link', { name: 'long-ago-0', exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox').fill('trackpad');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(asked()).toBe(3);
});

/** Lets the page's clock run, with time for answers, until something is there if that is given. */
async function pass(page: Page, seconds: number, awaited?: Locator) {
  const pending = new Set<Request>();
  // Answers come by GET, which stays open.
  const begin = (request: Request) =>
    request.url().includes('/Listen/') && request.method() === 'POST' && pending.add(request);
  const end = (request: Request) => pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  for (let second = 0; second < seconds && !(await awaited?.isVisible()); second += 3) {
    await page.clock.runFor(3000);
    // An answer comes from outside of the page’s clock.
    await page.evaluate(() => fetch('/robots.txt'));
    await expect.poll(() => pending.size).toBe(0);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

test('a post on screen survives outages: the console stays quiet, and the post is live again within two minutes, or by Retry at once', async ({
  page,
}) => {
  const title = uniqueTitle('Read during an outage');
  const id = await publish(title);
  await page.clock.install();
  await page.goto(`/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
  // The browser logs each failed attempt of the SDK: about 13 in the first minute, and 2 in the second.
  let lines = 0;
  page.on('console', () => lines++);
  await firestore.cut();
  await pass(page, 60);
  await expect(paused(page)).toBeVisible();
  await expect(page.getByText('A paragraph')).toBeVisible();
  expect(lines).toBeLessThanOrEqual(18);
  lines = 0;
  await pass(page, 60);
  expect(lines).toBeLessThanOrEqual(5);

  await write(`blogs/${id}`, post(`${title}, edited`));
  await firestore.restore();
  await pass(page, 120, h1(page, `${title}, edited`));
  await expect(h1(page, `${title}, edited`)).toBeVisible();
  await expect(paused(page)).toBeHidden();

  await firestore.cut();
  // By then the SDK waits long enough between its attempts for Retry to come first.
  await pass(page, 60);
  await expect(paused(page)).toBeVisible();
  await write(`blogs/${id}`, post(`${title}, edited again`));
  // While time stands still, the SDK can't connect by itself before the click.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await firestore.restore();
  await page.getByRole('button', { name: words.frame.retry }).click();
  await page.clock.resume();
  await expect(h1(page, `${title}, edited again`)).toBeVisible(back);
  await expect(paused(page)).toBeHidden();
});

test('where only live changes are blocked, a page stays as it was built, says so, and offers the next build', async ({
  page,
}) => {
  await cut(page, '**/Listen/**');
  await page.goto('/blogs');
  const note = page.locator('.paused', { hasText: words.reading.paused });
  await expect(note.getByRole('button')).toHaveText(words.frame.reload);
  await expect(page.getByRole('heading', { name: newest!.Title })).toBeVisible();
});

test('after Back from the browser’s page cache, a page that is not live says so within two seconds', async ({
  page,
}) => {
  const title = uniqueTitle('Back');
  await page.clock.install();
  await page.goto('/blogs');
  await publish(title);
  await expect(page.getByRole('heading', { name: title })).toBeAttached();
  await page.route('**/Listen/**', () => new Promise(() => undefined));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await page.clock.runFor(2_000);
  await expect(paused(page)).toBeVisible();
});

test('a post submitted during an outage is kept and published afterwards', async ({ page }) => {
  const title = uniqueTitle('Submitted during an outage');
  await startPost(page, title);
  await firestore.cut();
  await submitButton(page).click();
  await expect(
    page.getByText(words.publishing.slow).or(page.getByText(words.publishing.waiting)),
  ).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);

  await navLink(page, words.frame.links.cv).click();
  await expect(page).toHaveURL('/cv');
  const asked = page.waitForEvent('dialog');
  // A reload asks as closing the tab does, and leaves the page in place when dismissed.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await firestore.restore();
  await expect.poll(() => publishedAs(title), back).toEqual([title]);
  await expect(page).toHaveURL('/cv');
});

test('after a lost answer, changed words correct the post', async ({ page }) => {
  const title = uniqueTitle('Answer lost');
  await startPost(page, title);
  // The words of the title are in the post's id, which is read before it is written.
  await field(page, 'Summary').fill('Unanswered');
  firestore.loseAnswersTo('Unanswered');
  await submitButton(page).click();
  await expect.poll(storedTitles).toContain(title);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await firestore.cut();
  await firestore.restore();
  const corrected = `${title}, corrected`;
  await field(page, 'Title').fill(corrected);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText(words.publishing.publishedMeanwhile, back);
  expect(await publishedAs(title)).toEqual([title]);

  page.once('dialog', (dialog) => void dialog.accept());
  await submitButton(page).click();
  await expect(page).toHaveURL('/home', back);
  expect(await publishedAs(title)).toEqual([corrected]);
});
