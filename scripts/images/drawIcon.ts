import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/** An icon that is made from favicon.svg. */
export interface Icon {
  file: string;
  /** Its width and height in pixels. */
  size: number;
  /** The part of favicon.svg that it shows, as a viewBox. */
  viewBox: string;
  /** The colour behind favicon.svg. */
  background: string;
}

/** Draws an icon as a PNG. */
export async function drawIcon(page: Page, icon: Icon): Promise<Buffer> {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.goto(pathToFileURL('public/favicon.svg').href);
  const isDrawn = await page.evaluate(({ viewBox, background }) => {
    const svg = document.documentElement;
    if (!(svg instanceof SVGElement) || document.querySelector('parsererror')) return false;
    svg.setAttribute('viewBox', viewBox);
    svg.style.background = background;
    return true;
  }, icon);
  if (!isDrawn) throw new Error('public/favicon.svg is not a valid SVG.');
  return page.screenshot({ omitBackground: true });
}
