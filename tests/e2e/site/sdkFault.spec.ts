import { expect, type Page } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  announcements,
  field,
  h1,
  hold,
  navLink,
  startPost,
  submit,
  submitButton,
  uniqueTitle,
  WRITES,
} from '../support/actions';
import { post, publish, write } from '../support/emulators';
import { test as base } from '../support/fixtures';
import { stopSdk } from '../support/inPage';
import { scriptOf } from '../support/sites/manifest';
import { words } from '../support/words';

/** A test in which the SDK may fail, and nothing else. */
const test = base.extend({
  uncaught: async ({ uncaught }, use) => {
    await use(uncaught);
    const others = uncaught.filter((one) => !one.includes('INTERNAL ASSERTION FAILED'));
    uncaught.splice(0, uncaught.length, ...others);
  },
});

const stop = (page: Page) => page.evaluate(stopSdk, scriptOf('src/firebase/db.ts').slice(2));
const main = (page: Page) => page.getByRole('main');
const reload = (page: Page) => main(page).getByRole('button', { name: words.frame.reload });

/** Sees that nothing on the page leads astray. */
async function expectNoDeadEnd(page: Page) {
  await expect(page.getByRole('button', { name: words.frame.retry })).toHaveCount(0);
  for (const sentence of [words.frame.notLoaded, 'INTERNAL ASSERTION', '/assets/'])
    await expect(page.locator('body')).not.toContainText(sentence);
}

test('after a fault of the SDK, readers keep their page, and learn at once that a reload brings updates back', async ({
  page,
}) => {
  const title = uniqueTitle('Before the fault');
  const written = await publish(title);
  await page.goto('/blogs');
  await page.getByRole('link', { name: words.reading.readTitle(title) }).click();
  await expect(h1(page, title)).toBeVisible();
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  await stop(page);
  const note = main(page).getByText(words.reading.stopped);
  await expect(note).toBeVisible();
  await expect(announcements(page)).toContainText(words.reading.stopped);
  await expectNoDeadEnd(page);
  const { id, Title } = samples[0]!;
  await page.getByRole('link', { name: words.reading.readTitle(Title) }).click();
  await expect(h1(page, Title)).toBeVisible();
  await expect(note).toBeVisible();
  await expectNoDeadEnd(page);
  await navLink(page, words.frame.links.contact).click();
  await expect(h1(page, words.contact.heading)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/blog/${id}`);
  await reload(page).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  await write(`blogs/${written}`, post(`${title}, after it`));
  const heading = page.getByRole('heading', { name: `${title}, after it` });
  // A reader who has scrolled is only offered it.
  const offer = page.getByRole('button', { name: words.reading.newPosts(1) });
  await expect(heading.or(offer).first()).toBeAttached();
});

test('after a fault of the SDK, authors keep their words, and can publish them after a reload', async ({
  page,
}) => {
  const title = uniqueTitle('Through the fault');
  await startPost(page, title);
  const deleted = page.getByText(words.versions.deletedPosts);
  await expect(deleted).toBeVisible();
  await hold(page, WRITES);
  await submitButton(page).click();
  await stop(page);
  const alerts = page.getByRole('alert');
  const note = alerts.filter({ hasText: words.drafts.kept });
  await expect(note).toContainText(words.frame.broken);
  await expect(alerts.getByText(words.publishing.failed(words.frame.broken))).toBeVisible();
  await deleted.click();
  await expect(reload(page)).toHaveCount(2);
  await expectNoDeadEnd(page);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, words.home.title)).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Title')).toHaveValue(title);
  await expectNoDeadEnd(page);
  await page.unroute(WRITES);
  await note.getByRole('button', { name: words.frame.reload }).click();
  await expect(note).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue(title);
  await submit(page);
});
