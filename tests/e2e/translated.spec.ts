import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { escape } from '../fixtures/any';
import { account, field, h1, newForm, openAs, paragraph, untilHydrated } from './support/actions';
import { inLanguages, test } from './support/fixtures';
import { words } from './support/words';
import { misfits } from './support/layout';

const newest = samples[0]!;

// What is in Latin letters in an Arabic site too: names, and the words of authors and the owner.
const written = samples.flatMap(({ Title, sections }) => [
  Title,
  ...sections.map(({ Heading }) => Heading),
]);
const LATIN = new RegExp(
  ['RSS|PDF|UTC|Your Name|\\S*example\\.com\\S*', ...written.filter(Boolean).map(escape)].join('|'),
  'g',
);

/** Lists all that a visitor or a screen reader meets, but for the owner's and the authors' words. */
const listTexts = (page: Page) =>
  page.evaluate(() => {
    const authors =
      '.post-titles a, .neighbours span + span, .blog-card h2, .blog-card > p, .blog .text, .tags, code, option';
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(`script, style, noscript, ${authors}`)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent!.trim());
    }
    return texts.filter(Boolean);
  });

/** Runs axe. Returns the rules that the page breaks. */
async function findViolations(page: Page) {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

async function expectToFit(page: Page) {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await misfits(page), `${page.url()}, ${width} px`).toEqual([]);
  }
}

inLanguages(['german', 'arabic'], () => {
  test('the site is in its language, fits, and is accessible on every page', async ({
    page,
    request,
  }) => {
    const { lang, dir } = words.site;
    for (const [path, heading] of [
      ['/home', words.home.title],
      ['/cv', undefined],
      ['/contact', words.contact.heading],
      ['/blogs', words.frame.links.blog],
      [`/blog/${newest.id}`, newest.Title],
      ['/no-such-page', words.missing.notFound],
    ] as const) {
      await page.goto(path);
      if (heading) await expect(h1(page)).toHaveText(heading);
      await untilHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir);
      await expectToFit(page);
      if (lang !== 'ar') continue;
      // What axe finds depends on the direction, not on the words.
      expect.soft(await findViolations(page), path).toEqual([]);
      // Whatever comes from elsewhere than the words.
      const isLatin = (text: string) => /[A-Za-z]{3}/.test(text.replace(LATIN, ''));
      expect.soft((await listTexts(page)).filter(isLatin), path).toEqual([]);
    }
    // Before any script runs, too.
    expect(await (await request.get('/createblog')).text()).toContain(words.frame.loading);
  });

  test('the site has a menu and a form that fit', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openAs(page, 'Admin', '/home');
    await account(page).click();
    await expect(page.getByRole('button', { name: words.menu.signOut })).toBeVisible();
    expect.soft(await misfits(page), 'menu').toEqual([]);
    await page.goto(newForm());
    await field(page, 'Title').fill('1');
    await paragraph(page, 1).fill('**2**');
    await page.getByRole('button', { name: words.writing.addSection }).click();
    await expectToFit(page);
  });
});
