import type { Browser } from '@playwright/test';
import type { Open } from './screens';

const widths = [320, 390, 768, 1280, 1920];
const height = 960;
// The pictures stand side by side, this much smaller.
const scale = 0.4;

/** Takes a screen in every width and both themes, and writes all pictures into one file. */
export async function takeSheet(browser: Browser, baseURL: string, open: Open, path: string) {
  const rows: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    // Only from the second page on is the heading's face there for the first paint.
    await page.goto('/contact');
    await page.evaluate(() => document.fonts.ready);
    await open(page);
    const pictures: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' });
      pictures.push(
        `<img width="${width * scale}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`,
      );
    }
    rows.push(`<p>${pictures.join('')}</p>`);
    await context.close();
  }

  const sheet = await browser.newPage({ viewport: { width: 1960, height: 100 } });
  await sheet.setContent(
    `<style>body { margin: 0; background: #888 } p { display: flex; gap: 12px; margin: 12px }</style>${rows.join('')}`,
  );
  await sheet.screenshot({ type: 'jpeg', quality: 80, path, fullPage: true });
  await sheet.close();
}
