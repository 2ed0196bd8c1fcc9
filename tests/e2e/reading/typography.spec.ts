import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { test } from '../support/fixtures';
import { findOddDistances, findOddType } from '../support/looks/typography';
import { sites } from '../support/sites/sites';

const { english, production, arabic, german } = sites;
const newest = samples[0]!;

for (const [url, paths] of [
  [
    english.url,
    ['/home', '/cv', '/contact', '/blogs', `/blog/${newest.id}`, '/blogs/1990', '/no-such-page'],
  ],
  [production.url, ['/home', '/cv']],
  [german.url, ['/home', '/cv']],
  [arabic.url, ['/home', '/cv']],
] as const)
  test(`on ${url}, every distance is a step of the scale, and spaces, faces, separators and sizes are those of the design`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(url + path);
      // On a first visit the headings' typeface may come too late.
      await page.reload();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const what = `${path}, ${width} px`;
        expect.soft(await page.evaluate(findOddDistances), what).toEqual([]);
        expect.soft(await page.evaluate(findOddType), what).toEqual([]);
      }
    }
  });
