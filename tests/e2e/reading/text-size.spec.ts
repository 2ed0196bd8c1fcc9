import { expect } from '@playwright/test';
import { screens } from '../support/screens';
import { test } from '../support/fixtures';
import { misfits, setTextSize, spaceText } from '../support/layout';

const { 'not-found': notFound } = screens;

const names = [
  'Alexandra Baumgartner',
  'Katharina Schwarzenberger',
  'Jürgen Groß-Müllerschön',
  'Marie-Claire O’Sullivan-Nakamura',
  'Donaudampfschifffahrtskapitäne',
  'Nguyễn Thị Minh Khai',
  '山田太郎',
  'عبد الرحمن الخوارزمي',
];

test('the header holds every name', async ({ page }) => {
  // On the shortest page, which is measured with every name.
  await notFound(page);
  const expectNames = async (how: string) => {
    for (const width of [320, 390, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await misfits(page, names), `${how}, ${width} px`).toEqual([]);
    }
  };
  for (const size of [100, 150, 200]) {
    await setTextSize(page, size);
    await expectNames(`${size} %`);
  }
  await setTextSize(page, 100);
  await spaceText(page);
  await expectNames('spaced');
});
