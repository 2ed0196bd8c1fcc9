import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { post, remove, storedTitles, write } from './support/emulators';
import { test } from './support/proxy';
import { paused, startPost, uniqueTitle } from './support/actions';

// After an outage the SDK takes up to a quarter of a minute to come back.
const back = { timeout: 45_000 };
const newest = samples[0]!;

test.slow();

async function submitWhileDown(page: Page, firestore: { cut: () => Promise<void> }, title: string) {
  await startPost(page, title);
  await firestore.cut();
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('while Firestore is down, the built list stays, says that updates are paused, and is live again by itself', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Written during an outage');
  const id = title.replaceAll(' ', '-');
  await firestore.cut();
  await page.goto('/blogs');
  await expect(paused(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: newest.Title })).toBeVisible();

  await write(`blogs/${id}`, post(title));
  await firestore.restore();
  await expect(page.getByRole('heading', { name: title })).toBeVisible(back);
  await expect(paused(page)).toBeHidden();
  await remove(`blogs/${id}`);
});

test('while Firestore is down, a post newer than the build can’t be reached; Retry asks again at once', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Newer than the build');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  await firestore.cut();
  await page.goto(`/blog/${id}`);
  await expect(page.getByText('The blog can’t be reached')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeHidden();

  await firestore.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(back);
  await remove(`blogs/${id}`);
});

test('when Firestore goes down, the post on screen stays, says that updates are paused, and is live again afterwards', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Read during an outage');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await firestore.cut();
  await expect(paused(page)).toBeVisible(back);
  await expect(page.getByText('A paragraph')).toBeVisible();

  await write(`blogs/${id}`, post(`${title}, edited`));
  await firestore.restore();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, edited` })).toBeVisible(back);
  await expect(paused(page)).toBeHidden();
  await remove(`blogs/${id}`);
});

test('a post submitted while Firestore is down waits, keeps its text, and is published when it is back', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Submitted during an outage');
  await submitWhileDown(page, firestore, title);
  await expect(page.getByText('Publishing…')).toBeVisible();
  await expect(page.getByText('taking longer than usual')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  await firestore.restore();
  await expect(page).toHaveURL('/home', back);
  expect((await storedTitles()).filter((stored) => stored === title)).toHaveLength(1);
});

test('reloading while a post waits loses no text, and submitting it again publishes it once', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Reloaded during an outage');
  await submitWhileDown(page, firestore, title);
  await expect(page.getByText('taking longer than usual')).toBeVisible();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await firestore.restore();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home', back);
  expect((await storedTitles()).filter((stored) => stored === title)).toHaveLength(1);
});

test('the browser asks before closing the tab while a post waits, also on another page', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Left behind during an outage');
  await submitWhileDown(page, firestore, title);
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page).toHaveURL('/cv');
  const asked = page.waitForEvent('dialog');
  // Asks as closing does, but a dismissed reload can go on with the page.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await firestore.restore();
  await expect
    .poll(async () => (await storedTitles()).filter((stored) => stored === title), back)
    .toHaveLength(1);
  await expect(page).toHaveURL('/cv');
});

test('Retry beside paused updates reconnects at once', async ({ page, firestore }) => {
  await firestore.cut();
  await page.goto('/blogs');
  await expect(paused(page)).toBeVisible();
  await firestore.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(paused(page)).toBeHidden(back);
});

test('when the answer to a submit is lost, the words changed since correct the post, after saying so', async ({
  page,
  firestore,
}) => {
  const title = uniqueTitle('Answer lost');
  await startPost(page, title);
  firestore.loseAnswersTo(title.split(' ').at(-1)!);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(storedTitles).toContain(title);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await firestore.cut();
  await firestore.restore();
  const corrected = `${title}, corrected`;
  await page.getByRole('textbox', { name: 'Title' }).fill(corrected);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('has published this post already', back);
  expect(await storedTitles()).not.toContain(corrected);

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home', back);
  const titles = await storedTitles();
  expect(titles.filter((stored) => stored.startsWith(title))).toEqual([corrected]);
});
