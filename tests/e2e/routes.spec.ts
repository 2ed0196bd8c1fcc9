import { expect } from '@playwright/test';
import posts from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { resume } from './support/owner';
import { h1, navLink, untilHydrated } from './support/actions';
import { test } from './support/fixtures';

const { name } = resume.basics;
const newest = posts[0]!;

test('every page opens by link and by deep link, with its title', async ({ page }) => {
  for (const [link, path, heading, title] of [
    ['Home', '/home', 'About Me', 'About Me'],
    ['CV', '/cv', name, 'CV'],
    ['Contact', '/contact', 'Contact Information', 'Contact'],
    ['Blog', '/blogs', 'Blog', 'Blog'],
  ] as const) {
    await page.goto(path);
    await expect(h1(page, heading)).toBeVisible();
    await expect(page).toHaveTitle(`${title} – ${name}`);
    // Only going to a page focuses its heading, not the first visit.
    await untilHydrated(page);
    await expect(h1(page)).not.toBeFocused();

    await page.goto(path === '/home' ? '/contact' : '/home');
    await navLink(page, link).click();
    await expect(page).toHaveURL(path);
    await expect(h1(page, heading)).toBeFocused();
    await expect(page).toHaveTitle(`${title} – ${name}`);
  }
  await page.goBack();
  await expect(h1(page, 'About Me')).toBeFocused();
});

test('Read opens a post, Debug logs it, and Back returns to the list', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: `Read ${newest.Title}` }).click();
  await expect(page).toHaveURL(`/blog/${newest.id}`);
  await expect(page).toHaveTitle(`${newest.Title} – ${name}`);
  await untilHydrated(page);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.getByRole('button', { name: 'Debug' }).click();
  const blog = (await (await logged).args()[0]!.jsonValue()) as { id: string; Title: string };
  expect(blog).toMatchObject({ id: newest.id, Title: newest.Title });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/blogs');
});
