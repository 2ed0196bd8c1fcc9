import { expect } from '@playwright/test';
import { test } from './support/fixtures';
import { words } from './support/words';
import { misfits } from './support/layout';
import { sites } from './support/sites';

test.use({ baseURL: sites.minimal.url, viewport: { width: 320, height: 640 } });

test('an owner who has given only a name has pages that fit, with no empty part', async ({
  page,
}) => {
  for (const [path, heading] of Object.entries({
    '/home': words.home.title,
    '/cv': '山田太郎',
    '/contact': words.contact.heading,
    '/blogs': words.frame.links.blog,
  })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main :is(h2, section, ul, dl, p, figure):empty')).toHaveCount(0);
    expect(await misfits(page), path).toEqual([]);
  }
});
