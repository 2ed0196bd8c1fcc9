import { expect, type Page } from '@playwright/test';
import { cut, field, h1, navLink, paused, startPost, uniqueTitle } from './support/actions';
import { publish, storedTitles, write, post } from './support/emulators';
import { back, test } from './support/proxy';
import { words } from './support/words';

test.slow();

const publishedAs = async (title: string) =>
  (await storedTitles()).filter((stored) => stored.startsWith(title));
const submitButton = (page: Page) => page.getByRole('button', { name: words.writing.submit });

test('a visit to the list reads 20 posts and one more', async ({ page, firestore }) => {
  await page.goto('/blogs');
  // Ends the first answer in the SDK's protocol, which an update of the SDK may change.
  await expect.poll(() => firestore.received).toContain('CURRENT');
  // Without what posts of other tests add later.
  const [answer] = firestore.received.split('CURRENT');
  // HTTP splits an answer into chunks, even inside a word.
  const names = answer!.replace(/\r\n[0-9a-f]+\r\n/g, '').match(/"name": ?"[^"]+/g);
  expect(new Set(names).size).toBe(21);
  // The SDK also asks for single posts when posts of other tests come and go.
  expect(firestore.sent.match(/addTarget.{0,20}query/g)).toHaveLength(1);
  await expect(page.getByRole('article')).toHaveCount(20);
});

/** Lets the page's clock run, with time for answers. */
async function pass(page: Page, seconds: number, onSecond = () => undefined as void) {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1000);
    // An answer comes from outside of the page’s clock.
    await page.evaluate(() => fetch('/robots.txt'));
    onSecond();
  }
}

test('a post on screen survives an outage, and Retry makes it live again', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Read during an outage');
  const id = await publish(title);
  await page.clock.install();
  await page.goto(`/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();

  // The page notices by itself that the database is back, unless the answer is lost.
  const asks = '**/documents/blogs?pageSize=1&**';
  const asked = page.waitForRequest(asks);
  await cut(page, asks);
  await firestore.cut();
  await pass(page, 60);
  await asked;
  await expect(paused(page)).toBeVisible();
  await expect(page.getByText('A paragraph')).toBeVisible();

  await write(`blogs/${id}`, post(`${title}, edited`));
  await firestore.restore();
  await page.getByRole('button', { name: words.frame.retry }).click();
  await expect(h1(page, `${title}, edited`)).toBeVisible(back);
  await expect(paused(page)).toBeHidden();
});

test('with the database refused, the console stays quiet, and the page notices within a minute that it is back', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Refused');
  const id = await publish(title);
  await page.clock.install();
  const times: number[] = [];
  let now = 0;
  page.on('console', () => times.push(now));
  await page.goto(`/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
  await firestore.cut();
  await pass(page, 180, () => void now++);
  await expect(paused(page)).toBeVisible();
  const linesIn = (from: number, to: number) => times.filter((at) => at >= from && at < to).length;
  expect(linesIn(0, 60)).toBeLessThanOrEqual(12);
  expect(linesIn(60, 120)).toBeLessThanOrEqual(2);
  expect(linesIn(120, 180)).toBeLessThanOrEqual(2);

  await write(`blogs/${id}`, post(`${title}, edited`));
  await firestore.restore();
  await pass(page, 60);
  await expect(h1(page, `${title}, edited`)).toBeVisible();
  await expect(paused(page)).toBeHidden();
});

test('a post submitted during an outage is kept and published afterwards', async ({
  page,
  firestore,
}) => {
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

test('after a lost answer, changed words correct the post', async ({ page, firestore }) => {
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
  await expect(page.getByRole('alert')).toContainText(words.publishing.changedElsewhere, back);
  expect(await publishedAs(title)).toEqual([title]);

  page.once('dialog', (dialog) => void dialog.accept());
  await submitButton(page).click();
  await expect(page).toHaveURL('/home', back);
  expect(await publishedAs(title)).toEqual([corrected]);
});
