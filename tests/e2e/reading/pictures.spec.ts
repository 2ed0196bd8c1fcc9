import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Bytes } from 'firebase/firestore/lite';
import sharp from 'sharp';
import { h1, uniqueTitle } from '../support/actions';
import { publish, write } from '../support/emulators';
import { test } from '../support/fixtures';
import { top } from '../support/looks/layout';
import { sites } from '../support/sites/sites';
import { section } from '../../fixtures/posts';

/** Stores a picture of one colour, and returns it in Markdown. */
async function storePicture(width: number, height: number, alpha: number) {
  const background = { r: width % 256, g: 120, b: 40, alpha };
  const image = sharp({ create: { width, height, channels: 4, background } });
  const bytes = await image.webp().toBuffer();
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const data = Bytes.fromUint8Array(bytes);
  const DatePosted = new Date();
  await write(`pictures/${id}`, { type: 'image/webp', data, width, height, DatePosted });
  return `![${width}](/pictures/${id}.webp#${width}x${height})`;
}

const far = 'So that the next picture is far below. '.repeat(300);

/** Publishes a post with pictures far from each other, and opens it. */
async function openPost(page: Page, pictures: string[]) {
  const title = uniqueTitle('Pictures');
  const sections = [section('', ...pictures.flatMap((picture) => [picture, far]))];
  await page.goto(`/blog/${await publish(title, { sections })}`);
  await expect(h1(page, title)).toBeVisible();
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll<HTMLImageElement>('article img')].filter(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ).length === count,
    pictures.length,
  );
}

/** Reads width and height of each picture in a PDF of Chromium. */
const readPictures = (pdf: Buffer) =>
  Array.from(
    pdf.toString('latin1').matchAll(/\/Subtype \/Image\s+\/Width (\d+)\s+\/Height (\d+)/g),
    ([, width, height]) => [Number(width), Number(height)],
  );

/** Expects every picture to be whole, in its own proportions, and at most as high as 85 % of the window. */
async function expectToFit(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  for (const [w, h] of sizes) {
    const box = (await page.getByRole('img', { name: `${w}` }).boundingBox())!;
    expect(box.height, `${w} in ${width}`).toBeLessThanOrEqual(height * 0.85 + 1);
    expect(box.width / box.height, `${w} in ${width}`).toBeCloseTo(w / h, 1);
  }
}

const sizes = [
  [500, 1600],
  [738, 1600],
  [1600, 900],
] as const;

test('a picture is at most as high as a window or a sheet, leads to its whole size by keyboard, and is on paper though nobody scrolled to it', async ({
  page,
}) => {
  await openPost(page, await Promise.all(sizes.map(([w, h]) => storePicture(w, h, 1))));
  await expectToFit(page, { width: 1280, height: 700 });
  await expectToFit(page, { width: 390, height: 844 });
  await expectToFit(page, { width: 844, height: 390 });
  expect(readPictures(await page.pdf({ format: 'A4' }))).toHaveLength(sizes.length);
  // Sheets without their margins: A4, and Letter across.
  await page.emulateMedia({ media: 'print' });
  await expectToFit(page, { width: 688, height: 1032 });
  await expectToFit(page, { width: 950, height: 726 });
  await page.emulateMedia({ media: 'screen' });

  // One that the build has written.
  await page.goto('/blog/tests-that-can-fail');
  await page.getByRole('link', { name: 'A terminal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pictures\/\w+\.webp$/);
  await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 880);
});

/** Waits until every picture of the page is there. */
const untilLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );

test('the cover of a post far down in the list and the last picture on home are on paper though nobody scrolled to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  // From the first layout on, so that the list is long.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      document.documentElement.style.fontSize = '200%';
    }).observe(document, { childList: true }),
  );
  const title = uniqueTitle('Covered');
  await publish(title, {
    // Among the last that the list shows.
    DatePosted: new Date('1981-06-01'),
    DateUpdated: new Date(),
    // No other post has a picture of this size.
    Cover: await storePicture(61, 41, 1),
  });
  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: title });
  // It is the file of the build at first, which doesn't exist, and then that of the database.
  await expect(card.getByRole('img', { name: '61' })).toHaveJSProperty('naturalWidth', 61);
  // Browsers load lazy pictures that are nearer.
  expect(await top(card)).toBeGreaterThan(4000);
  expect(readPictures(await page.pdf({ format: 'A4' }))).toContainEqual([61, 41]);

  await page.setViewportSize({ width: 320, height: 240 });
  await page.goto(`${sites.production.url}/home`);
  await untilLoaded(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('a picture with transparency has a bright ground once it is there, and not before', async ({
    page,
  }) => {
    let answer = () => undefined as void;
    const isAsked = new Promise<void>((asked) => {
      void page.route('**/pictures/*', async (route) => {
        asked();
        await new Promise<void>((go) => (answer = go));
        await route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
        });
      });
    });
    const title = uniqueTitle('Dark');
    const picture = `![Dark](/pictures/${'c'.repeat(32)}.webp#40x30)`;
    await page.goto(`/blog/${await publish(title, { sections: [section('', picture)] })}`);
    const image = page.getByRole('img', { name: 'Dark' });
    await isAsked;
    await expect(image).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    answer();
    await expect(image).toHaveCSS('background-color', 'rgb(233, 236, 239)');
  });
});
