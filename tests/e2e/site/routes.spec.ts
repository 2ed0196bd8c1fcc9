import { expect } from '@playwright/test';
import posts from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { resume } from '../support/owner';
import { h1, navLink, untilHydrated } from '../support/actions';
import { test } from '../support/fixtures';
import { sites } from '../support/sites/sites';
import { words } from '../support/words';

const { name } = resume.basics;
const newest = posts[0]!;

test('every page opens by link and by deep link, with its title', async ({ page }) => {
  const pages = [
    [words.frame.links.home, '/home', words.home.title, words.home.title],
    [words.frame.links.cv, '/cv', name, words.frame.links.cv],
    [words.frame.links.contact, '/contact', words.contact.heading, words.frame.links.contact],
    [words.frame.links.blog, '/blogs', words.frame.links.blog, words.frame.links.blog],
  ] as const;
  for (const [, path, heading, title] of pages) {
    await page.goto(path);
    await expect(h1(page, heading)).toBeVisible();
    await expect(page).toHaveTitle(`${title} – ${name}`);
    // Only going to a page focuses its heading, not the first visit.
    await untilHydrated(page);
    await expect(h1(page)).not.toBeFocused();
  }
  for (const [link, path, heading, title] of pages) {
    await navLink(page, link).click();
    await expect(page).toHaveURL(path);
    await expect(h1(page, heading)).toBeFocused();
    await expect(page).toHaveTitle(`${title} – ${name}`);
  }
  await page.goBack();
  await expect(h1(page, words.contact.heading)).toBeFocused();
});

test('an address in another spelling becomes that of its page, which is hydrated', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('h1') ?? {}, { isBuilt: true });
    }),
  );
  const { id, Title } = newest;
  for (const [address, own, heading] of [
    ['//cv?a=b#main', '/cv?a=b#main', name],
    ['/blogs/tag/Testing', '/blogs/tag/testing', words.reading.tagged('Testing')],
    [
      '/blogs/series/Learning%20from%20mistakes',
      '/blogs/series/learning-from-mistakes',
      words.reading.inSeries('Learning from mistakes'),
    ],
    [`/Blog/${id}`, `/blog/${id}`, Title],
    ['//no//such-page', '/no/such-page', words.missing.notFound],
  ] as const) {
    await page.goto(sites.english.url + address);
    await expect(page).toHaveURL(own);
    await expect(h1(page, heading)).toBeVisible();
    await untilHydrated(page);
    expect(await h1(page).evaluate((one) => 'isBuilt' in one), address).toBe(true);
    await expect(page.locator('head > title')).toHaveCount(1);
    const canonical = page.locator('head > [rel=canonical]');
    if (heading === words.missing.notFound) await expect(canonical).toHaveCount(0);
    else await expect(canonical).toHaveAttribute('href', new RegExp(`${own.replace(/\?.*/, '')}$`));
  }
});
