import { expect, type Page } from '@playwright/test';
import { answerDialogs, startPost, uniqueTitle } from './support/actions';
import { post, remove, write } from './support/emulators';
import { test } from './support/proxy';

// After an outage the SDK takes up to a quarter of a minute to come back.
const back = { timeout: 45_000 };
const region = (page: Page) => page.locator('body > #root > [role=status]');

/** Everything that is announced from now on: other tests publish posts meanwhile. */
async function listenIn(page: Page) {
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(text));
  await region(page).evaluate((one) => {
    const { say } = globalThis as unknown as { say: (text: string) => void };
    new MutationObserver(() => say(one.textContent)).observe(one, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => said.join('\n');
}

test('the region for announcements is in the page from the start, and empty', async ({ page }) => {
  const html = await (await page.request.get('/blogs')).text();
  expect(html.match(/role="status"/g)).toHaveLength(1);
  await page.goto('/cv');
  await expect(region(page)).toBeAttached();
  await expect(region(page)).toBeEmpty();
});

test('a new post in the open list is announced, and that updates are paused and back', async ({
  page,
  firestore,
}) => {
  test.slow();
  const title = uniqueTitle('Announced');
  const id = title.replaceAll(' ', '-');
  await page.goto('/blogs');
  const said = await listenIn(page);
  await write(`blogs/${id}`, post(title));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.poll(said).toMatch(/^\d+ new posts?\s*$/m);
  await firestore.cut();
  await expect.poll(said, back).toContain('live updates are paused');
  await firestore.restore();
  await expect.poll(said, back).toContain('Live updates are back.');
  await remove(`blogs/${id}`);
});

test('loading, a removed section and paragraph, and the publication are announced', async ({
  page,
}) => {
  const title = uniqueTitle('Announced to its author');
  answerDialogs(page);
  await startPost(page, title);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: 'Remove paragraph 1 of section 2' }).click();
  await expect(region(page)).toHaveText(/^Paragraph 1 was removed/);
  await page.getByRole('button', { name: 'Remove Section 2' }).click();
  await expect(region(page)).toHaveText(/^Section 2 was removed/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  await expect(region(page)).toHaveText(`Published: ${title}`);
  await page.getByRole('link', { name: `Read “${title}”` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
