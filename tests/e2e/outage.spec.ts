import { expect } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { post, remove, storedTitles, write } from './support/emulators';
import { test } from './support/proxy';
import { startPost, uniqueTitle } from './support/actions';

// After an outage the SDK takes up to a quarter of a minute to come back.
const back = { timeout: 45_000 };
const newest = samples[0]!;

test.slow();

test('the list of the last build stays while Firestore is stopped, says so, and is live again by itself', async ({
  page,
  line,
}) => {
  const title = uniqueTitle('Written during an outage');
  const id = title.replaceAll(' ', '-');
  await line.cut();
  await page.goto('/blogs');
  await expect(page.getByText('live updates are paused')).toBeVisible();
  await expect(page.getByRole('heading', { name: newest.Title })).toBeVisible();

  await write(`blogs/${id}`, post(title));
  await line.restore();
  await expect(page.getByRole('heading', { name: title })).toBeVisible(back);
  await expect(page.getByText('live updates are paused')).toBeHidden();
  await remove(`blogs/${id}`);
});

test('a post newer than the build can’t be reached while Firestore is stopped; Retry asks again at once', async ({
  page,
  line,
}) => {
  const title = uniqueTitle('Newer than the build');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  await line.cut();
  await page.goto(`/blog/${id}`);
  await expect(page.getByText('The blog can’t be reached')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeHidden();

  await line.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(back);
  await remove(`blogs/${id}`);
});

test('what is being read stays when Firestore stops, with a line that says so, and is live again after', async ({
  page,
  line,
}) => {
  const title = uniqueTitle('Read during an outage');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await line.cut();
  await expect(page.getByText('live updates are paused')).toBeVisible(back);
  await expect(page.getByText('First paragraph.')).toBeVisible();

  await write(`blogs/${id}`, post(`${title}, edited`));
  await line.restore();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, edited` })).toBeVisible(back);
  await expect(page.getByText('live updates are paused')).toBeHidden();
  await remove(`blogs/${id}`);
});

test('a post submitted while Firestore is stopped waits, keeps its words, and is published when it is back', async ({
  page,
  line,
}) => {
  const title = uniqueTitle('Submitted during an outage');
  await startPost(page, title);
  await line.cut();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Publishing…')).toBeVisible();
  await expect(page.getByText('Your post is waiting')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  await line.restore();
  await expect(page).toHaveURL('/home', back);
  expect((await storedTitles()).filter((stored) => stored === title)).toHaveLength(1);
});

test('a reload while a post waits loses no word, and submitting it again publishes it once', async ({
  page,
  line,
}) => {
  const title = uniqueTitle('Reloaded during an outage');
  await startPost(page, title);
  await line.cut();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your post is waiting')).toBeVisible();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await line.restore();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home', back);
  expect((await storedTitles()).filter((stored) => stored === title)).toHaveLength(1);
});
