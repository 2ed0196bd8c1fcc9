import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { h1, navLink } from '../support/actions';
import { testOnHost } from '../support/staticSite';
import { portfolio, projects } from '../support/sites/sites';
import { words } from '../support/words';

const test = testOnHost(projects);

const ADDRESS = 'https://ann.example.org/me';
const read = (name: string) => readFileSync(`${projects.outDir}/${name}`, 'utf8');

const shownTitles = (page: Page) =>
  page
    .locator('.projects li a')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent),
    );

const inAllTitles = [
  ...['Mending Log', 'Walk Map', 'Choir Notes', 'Seed Swap'],
  ...['Stocktake', 'shiftcal', 'Quiet Rooms'],
];

test('a project has a page of its own with what the resume says, its text and pictures, also without a blog', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/home`);
  const { open, code } = words.projects;
  // The selected ones first, in the owner's order.
  await expect(page.locator('.building a')).toHaveText(['Night Bus', 'Borrowed']);
  await page.getByRole('link', { name: 'Borrowed' }).click();
  await expect(page).toHaveURL(`${site.url}/projects/borrowed`);
  await expect(h1(page, 'Borrowed')).toBeFocused();
  for (const isInApp of [true, false]) {
    if (!isInApp) await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText('Jan 2026');
    await expect(main.getByText('A loan register for a tool library.')).toBeVisible();
    const links = ['https://borrowed.example.com', 'https://code.example.com/borrowed'];
    for (const [i, name] of [open, code].entries())
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', links[i]!);
    await expect(main.locator('pre .hljs-keyword').first()).toHaveText('select');
    for (const name of ['A list of loans', 'A line of the register']) {
      const picture = main.getByRole('img', { name });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  }
  await navLink(page, words.frame.links.cv).click();
  await page.getByRole('link', { name: 'Borrowed', exact: true }).click();
  await expect(h1(page, 'Borrowed')).toBeVisible();
});

test('the page of a project has a share image, data for search engines, and a place in the sitemap and llms.txt, in its language', () => {
  const page = read('projects/borrowed.html');
  const [, image] = /property="og:image" content="([^"]+)"/.exec(page)!;
  expect(image).toMatch(/\/share\/[0-9a-f]+\.png$/);
  expect(existsSync(image!.replace(ADDRESS, projects.outDir))).toBe(true);
  const [, json] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(page)!;
  expect(JSON.parse(json!)).toMatchObject({
    '@type': 'SoftwareSourceCode',
    name: 'Borrowed',
    url: `${ADDRESS}/projects/borrowed`,
    codeRepository: 'https://code.example.com/borrowed',
    keywords: ['TypeScript', 'PostgreSQL'],
    image,
  });
  expect(read('projects/shiftcal.html')).toContain('"@type":"CreativeWork"');
  expect(read('sitemap.xml')).toContain(`<loc>${ADDRESS}/projects/shiftcal</loc></url>`);
  expect(read('sitemap.xml')).toContain(`hreflang="de" href="${ADDRESS}/de/projects/borrowed"`);
  expect(read('llms.txt')).toContain(`- [Borrowed](${ADDRESS}/projects/borrowed)`);
  expect(existsSync(`${projects.outDir}/de/projects/shiftcal.html`)).toBe(false);
  expect(existsSync(`${portfolio.outDir}/projects`)).toBe(false);
});

test('a project has its page in each language that has a file for it', async ({ page, site }) => {
  await page.goto(`${site.url}/projects/borrowed`);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(h1(page, 'Geliehen')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/de/projects/borrowed`);
  await page.goto(`${site.url}/de/cv`);
  await page.getByRole('link', { name: 'Geliehen' }).click();
  await expect(h1(page, 'Geliehen')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('links choose the projects of a technology', async ({ page, site }) => {
    await page.goto(`${site.url}/home`);
    await expect(page.locator('.projects li a:visible')).toHaveText(inAllTitles);
    const choice = page.getByRole('navigation', { name: words.projects.byTechnology });
    await choice.getByRole('link', { name: 'TypeScript' }).click();
    await expect(page.locator('.projects li a:visible')).toHaveText([
      ...['Night Bus', 'Borrowed', 'Choir Notes'],
    ]);
    await choice.getByRole('link', { name: words.projects.all }).click();
    await expect(page.locator('.projects li a:visible')).toHaveText(inAllTitles);
    await page.locator('.projects li a:visible').first().click();
    await expect(h1(page, 'Mending Log')).toBeVisible();
  });
});

test('the keyboard chooses a technology, Back takes the choice back, and neither moves the page by itself', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/home`);
  const choice = page.getByRole('navigation', { name: words.projects.byTechnology });
  await choice.getByRole('link', { name: 'React' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownTitles(page)).toEqual(['Night Bus', 'Mending Log']);
  // What was chosen is next.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Night Bus')).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => shownTitles(page)).toEqual(inAllTitles);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`pages of projects are accessible and hold still while they load (${colorScheme})`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/projects/borrowed', '/projects/night-bus', '/home', '/home#projects-1'])
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('about:blank');
        await page.goto(site.url + path, { waitUntil: 'networkidle' });
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              const add = (entries: PerformanceEntryList) => {
                for (const one of entries as (PerformanceEntry & { value: number })[])
                  sum += one.value;
              };
              const observer = new PerformanceObserver((list) => add(list.getEntries()));
              observer.observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => {
                add(observer.takeRecords());
                resolve(sum);
              });
            }),
        );
        // A choice in the address is applied once the page is there.
        if (!path.includes('#')) expect(shifts, path).toBe(0);
        await page.evaluate(axe.source);
        const violations = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
          return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
        });
        expect(violations, path).toEqual([]);
      }
  });
